/** All checks: those that a reader must look at first and open, the others by area and closed. */
import type { CheckEntry, Results } from '../results.ts';
import { bySeverity, compareSeverity, isBad, verdictWords } from '../severity.ts';
import { checkCard } from './check-card.ts';
import type { CardContext } from './check-card.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';

/** More than these at once is a wall. */
const mostOpen = 10;

export function checkList({ checks }: Results, context: CardContext): Markup {
  const bad = checks
    .filter(({ verdict }) => isBad(verdict))
    .sort((one, other) => compareSeverity(one.verdict, other.verdict));
  const others = checks.filter(({ verdict }) => !isBad(verdict));
  const areas = [...new Set(others.map(({ area }) => area))];
  return html`<section id="checks" aria-labelledby="checks-title">
    <h2 id="checks-title">Checks</h2>
    <form class="filter" id="filter" hidden>
      <label>Find <input type="search" id="find" autocomplete="off" /></label>
      <label
        >Verdict
        <select id="verdict">
          <option value="">any</option>
          ${bySeverity.map(
            (verdict) => html`<option value="${verdict}">${verdictWords[verdict]}</option>`,
          )}
        </select></label
      >
      <output id="found"></output>
    </form>
    <p class="small">
      In curl lines $PHLEBO_API_KEY stands for the key, which no report holds. Where control minted
      it, the curl line of key.mint in the timeline of the check mints another like it.
    </p>
    ${bad.map((check, index) => checkCard(check, context, index < mostOpen))}
    ${areas.map((area) =>
      group(
        area,
        others.filter((check) => check.area === area),
        context,
      ),
    )}
  </section>`;
}

const group = (area: string, checks: readonly CheckEntry[], context: CardContext): Markup =>
  html`<details class="area">
    <summary>
      <span class="name">${area}</span> <span class="shares">${tally(checks)}</span>
    </summary>
    ${checks.map((check) => checkCard(check, context))}
  </details>`;

const tally = (checks: readonly CheckEntry[]): string =>
  bySeverity
    .map((verdict) => ({
      count: checks.filter((check) => check.verdict === verdict).length,
      word: verdictWords[verdict],
    }))
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${String(count)} ${word}`)
    .join(', ');
