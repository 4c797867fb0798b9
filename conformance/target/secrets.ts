/**
 * Keeps secrets out of all that is shown or written: those that are known, and whatever looks like one.
 *
 * API keys and webhook secrets are recognised by their prefixes too (`pj_live_`, `whsec_`), since a server
 * may answer with one that the runner has never been told.
 */

const shapes = /(pj_live_|whsec_)[A-Za-z0-9_+/=-]{4,}/g;
const prefixes = ['pj_live_', 'whsec_'];

/** Shorter texts are not masked: they would occur by chance everywhere. */
const shortestSecret = 4;

export class Secrets {
  readonly #known = new Map<string, string>();
  readonly #harmless = new Set<string>();

  /** Remembers a secret, also in the forms that it takes inside a URL and a JSON string. */
  add(secret: string): void {
    if (secret.length < shortestSecret) return;
    const shown = `${prefixes.find((prefix) => secret.startsWith(prefix)) ?? ''}***`;
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      this.#known.set(form, shown);
    }
  }

  /** A key that the runner has invented opens nothing; it is shown, so that the request can be repeated. */
  allow(invented: string): void {
    this.#harmless.add(invented);
  }

  has(text: string): boolean {
    return this.#known.has(text);
  }

  mask(text: string): string {
    let masked = text;
    const longestFirst = [...this.#known].sort(([a], [b]) => b.length - a.length);
    for (const [secret, shown] of longestFirst) masked = masked.replaceAll(secret, shown);
    return masked.replace(shapes, (found, prefix: string) =>
      this.#harmless.has(found) ? found : `${prefix}***`,
    );
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
