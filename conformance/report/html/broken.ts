/** What failed: each check with what came, and the one command that runs these again. */
import { quote } from '../../target/curl.ts';
import { cut } from '../cut.ts';
import type { CheckEntry, Results } from '../results.ts';
import { compareSeverity, isBad } from '../severity.ts';
import { checkLink, copyable } from './check-card.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { verdictMark } from './verdict-mark.ts';

/** More than these, and the first screens hold nothing else. */
const mostNamed = 12;

export function broken({ checks, target, seed }: Results): Markup | undefined {
  const bad = checks
    .filter(({ verdict }) => isBad(verdict))
    .sort((one, other) => compareSeverity(one.verdict, other.verdict));
  if (bad.length === 0) return undefined;
  const named = bad.slice(0, mostNamed);
  const rest = bad.length - named.length;
  return html`<h3>What is broken</h3>
    <ul class="broken">
      ${named.map(item)}
    </ul>
    ${rest > 0 ? html`<p><a href="#checks">and ${rest} more</a></p>` : undefined}
    ${again(named, target.url, seed)}`;
}

/** One fault shows in many checks: what came tells that it is the same one, which no title does. */
const item = (check: CheckEntry): Markup =>
  html`<li>
    ${verdictMark(check.verdict)} ${checkLink(check)}
    <span class="where">${check.title}. ${place(check)}</span> ${came(check)}
  </li>`;

const place = ({ section }: CheckEntry): Markup | undefined =>
  section === '' ? undefined : html`<em>Spec: ${section}</em>`;

/** Two lines of a phone or so; the card has all of it. */
const longestCame = 120;

const came = ({ actual }: CheckEntry): Markup | undefined =>
  actual === null ? undefined : html`<p class="small">Came: ${cut(actual, longestCame)}</p>`;

/** The results do not hold where control is, so the reader adds it. */
function again(named: readonly CheckEntry[], url: string, seed: number): Markup {
  const only = named.map(({ id }) => id).join(',');
  const line = `npx phlebo check --url ${quote(url)} --only ${only} --seed ${String(seed)}`;
  return html`<p class="again">
      This runs ${named.length === 1 ? 'it' : 'these'} again; add the <code>--control</code> or
      <code>--profile</code> of this run:
    </p>
    ${copyable(line)}
    <p class="small">
      Checks that look at all answers or webhooks of a run, such as WIRE-04 and SIGN-01, ask for
      nothing themselves: with no other beside them they are not testable.
    </p>`;
}
