/** What could not be tested, by what would change that: one remedy often opens many checks. */
import { notTestableByReason } from '../by-reason.ts';
import type { Lacking } from '../by-reason.ts';
import type { Results } from '../results.ts';
import { checkLink } from './check-card.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';

export function notTestable({ checks }: Results): Markup {
  const remedies = byRemedy(notTestableByReason(checks));
  return html`<section id="not-testable" aria-labelledby="not-testable-title">
    <h2 id="not-testable-title">What could not be tested</h2>
    ${
      remedies.length === 0
        ? html`<p>Every check that was asked for could be tested.</p>`
        : html`<p class="lead">These are not green: nothing is known of them.</p>
            <ul class="lacking">
              ${remedies.map(card)}
            </ul>`
    }
  </section>`;
}

type Remedy = {
  /** Undefined where nobody can help it. */
  readonly remedy: string | undefined;
  readonly lacking: readonly Lacking[];
};

/** A reason ends with its remedy, after these words. */
const remedyWords = ' To make it testable: ';

function byRemedy(all: readonly Lacking[]): readonly Remedy[] {
  const groups = new Map<string | undefined, Lacking[]>();
  for (const { reason, checks } of all) {
    const [why = '', remedy] = reason.split(remedyWords);
    groups.set(remedy, [...(groups.get(remedy) ?? []), { reason: why, checks }]);
  }
  return [...groups].map(([remedy, lacking]) => ({ remedy, lacking }));
}

function card({ remedy, lacking }: Remedy): Markup {
  const count = lacking.reduce((sum, { checks }) => sum + checks.length, 0);
  const barred = html`<b>${count} ${count === 1 ? 'check' : 'checks'}</b>`;
  const [only] = lacking;
  return html`<li class="lack">
    ${
      remedy === undefined
        ? undefined
        : html`<p class="remedy"><b>To change that:</b> ${remedy}</p>`
    }
    ${lacking.length === 1 && only !== undefined ? html`<p>${only.reason}</p>` : undefined}
    <details>
      <summary>${barred}</summary>
      ${lacking.map((one) => reasonWithChecks(one, lacking.length > 1))}
    </details>
  </li>`;
}

const reasonWithChecks = ({ reason, checks }: Lacking, isTold: boolean): Markup =>
  html`${isTold ? html`<p class="small">${reason}</p>` : undefined}
    <ul class="plain">
      ${checks.map((check) => html`<li>${checkLink(check)} ${check.title}</li>`)}
    </ul>`;
