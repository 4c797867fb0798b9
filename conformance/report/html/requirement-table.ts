/** The verdict by requirement: what is violated at once, the rest by the headings of the spec. */
import type { Report } from '../report.ts';
import type { Requirement } from '../../requirements.ts';
import type { CheckEntry } from '../results.ts';
import { bySeverity, isBad } from '../severity.ts';
import { checkLink } from './check-card.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { chapters, requirementVerdicts } from './requirement-verdicts.ts';
import type { Chapter, Judged } from './requirement-verdicts.ts';
import { shareBar, verdictMark, wordOf } from './verdict-mark.ts';

export function requirementTable({ results }: Report, requirements: Iterable<Requirement>): Markup {
  const judged = requirementVerdicts(requirements, results);
  const violated = judged.filter(({ verdict }) => violations.includes(verdict));
  const doubtful = judged.filter(({ verdict }) => verdict === 'in-doubt');
  return html`<section id="requirements" aria-labelledby="requirements-title">
    <h2 id="requirements-title">Verdict by requirement</h2>
    ${
      violated.length === 0
        ? html`<p>No requirement was found violated.</p>`
        : html`<h3>Violated</h3>
            <ul class="requirements">
              ${violated.map(row)}
            </ul>`
    }
    ${doubtful.length === 0 ? undefined : inDoubt(doubtful)}
    <h3>By chapter of the specification</h3>
    ${chapters(judged).map(chapter)}
  </section>`;
}

const violations: readonly Judged['verdict'][] = ['fail', 'error', 'warn'];

const inDoubt = (doubtful: readonly Judged[]): Markup =>
  html`<details class="chapter">
    <summary>
      <span class="name">${doubtful.length} in doubt</span>
      <span class="shares">checks that are about these, too, have failed</span>
    </summary>
    <ul class="requirements">
      ${doubtful.map(row)}
    </ul>
  </details>`;

/** The order of the bar: good first. */
const shown: readonly Judged['verdict'][] = [
  'pass',
  ...bySeverity.filter((verdict) => verdict !== 'pass'),
  'in-doubt',
  'not-asked',
];

function chapter({ name, judged }: Chapter): Markup {
  const shares = shown
    .map((verdict) => ({ verdict, count: judged.filter((one) => one.verdict === verdict).length }))
    .filter(({ count }) => count > 0);
  const words = shares.map(({ verdict, count }) => `${String(count)} ${wordOf(verdict)}`);
  return html`<details class="chapter">
    <summary>
      <span class="name">${name}</span> <span class="shares">${words.join(', ')}</span>
      ${shareBar(shares)}
    </summary>
    <ul class="requirements">
      ${judged.map(row)}
    </ul>
  </details>`;
}

const row = ({ requirement, verdict, checks }: Judged): Markup => {
  const { id, level, section, text, reason } = requirement;
  return html`<li class="requirement">
    <p>${verdictMark(verdict)} ${text}</p>
    <p class="small">${id} · ${level} · ${section} ${links(checks)}</p>
    ${
      reason === undefined
        ? undefined
        : html`<p class="small">No test from outside can hold it: ${reason}</p>`
    }
  </li>`;
};

/** A requirement that all answers must keep has many checks: those that decided are named. */
function links(checks: readonly CheckEntry[]): Markup {
  const bad = checks.filter((check) => isBad(check.verdict));
  const named = bad.length > 0 ? bad : checks;
  const others = checks.length - named.length;
  const more =
    others > 0 ? html`· ${others} other${others === 1 ? '' : 's'} did not fail` : undefined;
  return html`${named.map((check) => html`· ${checkLink(check)} `)}${more}`;
}
