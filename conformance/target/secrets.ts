/**
 * Keeps secrets out of all that is shown or written: those that are known, and whatever looks like one.
 *
 * API keys and webhook secrets are recognised by their prefixes too (`pj_live_`, `whsec_`), since a server
 * may answer with one that the runner has never been told.
 */

import { inUrl } from '../in-url.ts';

const shapes = /(pj_live_|whsec_)[A-Za-z0-9_+/=-]{4,}/g;
const prefixes = ['pj_live_', 'whsec_'];

/** Shorter texts are not masked: they would occur by chance everywhere. */
const shortestSecret = 4;

export class Secrets {
  /**
   * Keys and webhook secrets, in every form. A run makes hundreds, and each text is masked: so they are looked for
   * only where one of the prefixes stands.
   */
  readonly #prefixed = new Map<string, string>();
  /** Their lengths, the longest first. */
  #lengths: readonly number[] = [];
  /** All other secrets, in every form, the longest first. */
  #others: readonly string[] = [];
  readonly #harmless = new Set<string>();

  /** Remembers a secret, also in the forms that it takes inside a URL and a JSON string. */
  add(secret: string): void {
    if (secret.length < shortestSecret) return;
    const prefix = prefixes.find((one) => secret.startsWith(one));
    const forms = [secret, inUrl(secret), JSON.stringify(secret).slice(1, -1)];
    if (prefix === undefined) {
      this.#others = longestFirst([...this.#others, ...forms], ({ length }) => length);
      return;
    }
    for (const form of forms) this.#prefixed.set(form, `${prefix}***`);
    this.#lengths = longestFirst(
      [...this.#lengths, ...forms.map(({ length }) => length)],
      (length) => length,
    );
  }

  /** A key that the runner has invented opens nothing; it is shown, so that the request can be repeated. */
  allow(invented: string): void {
    this.#harmless.add(invented);
  }

  has(text: string): boolean {
    return this.#prefixed.has(text) || this.#others.includes(text);
  }

  mask(text: string): string {
    // One that has a key inside it goes first, and a key before what may be a part of it.
    const around = this.#others.filter((secret) => prefixes.some((one) => secret.includes(one)));
    const whole = maskEach(this.#maskPrefixed(maskEach(text, around)), this.#others);
    if (!prefixes.some((one) => whole.includes(one))) return whole;
    return whole.replace(shapes, (found, prefix: string) =>
      this.#harmless.has(found) ? found : `${prefix}***`,
    );
  }

  #maskPrefixed(text: string): string {
    if (!prefixes.some((one) => text.includes(one))) return text;
    let masked = '';
    let from = 0;
    for (const { index } of text.matchAll(/pj_live_|whsec_/g)) {
      const at = (length: number): string => text.slice(index, index + length);
      const length = this.#lengths.find((one) => this.#prefixed.has(at(one)));
      if (index < from || length === undefined) continue;
      masked += `${text.slice(from, index)}${this.#prefixed.get(at(length)) ?? ''}`;
      from = index + length;
    }
    return masked + text.slice(from);
  }

  /** The same value with every string in it masked, the names of members included. */
  maskDeep(value: unknown): unknown {
    if (typeof value === 'string') return this.mask(value);
    if (Array.isArray(value)) return value.map((item) => this.maskDeep(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [this.mask(key), this.maskDeep(member)]),
    );
  }
}

/** A shorter value of a query is a word or a number, as in `?v=1`. */
const shortestInQuery = 6;

/** The values in the query of an address: some endpoints want their token there. Each as it is written, and as it is meant. */
export function secretsInQuery(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { search, searchParams } = new URL(url);
  const written = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  return longestFirst([...written, ...searchParams.values()], ({ length }) => length).filter(
    ({ length }) => length >= shortestInQuery,
  );
}

const maskEach = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);

/** Each once. */
const longestFirst = <T>(items: readonly T[], lengthOf: (item: T) => number): readonly T[] =>
  [...new Set(items)].sort((one, other) => lengthOf(other) - lengthOf(one));
