/** How this server answers where the spec leaves the answer open: told, never judged. */
import type { Observation } from '../../engine/bench.ts';
import type { Results } from '../results.ts';
import { timeline } from './check-card.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';

export const openPoints = ({ observations }: Results): Markup =>
  html`<section id="open-points" aria-labelledby="open-points-title">
    <h2 id="open-points-title">Answers to open points</h2>
    <p class="lead">
      The specification leaves these open. What this server does is written down, and is neither
      right nor wrong.
    </p>
    ${
      observations.length === 0
        ? html`<p>None was recorded in this run.</p>`
        : html`<ul class="answers">
            ${observations.map(answer)}
          </ul>`
    }
  </section>`;

const answer = ({ id, question, answer: told, value, evidence }: Observation): Markup =>
  html`<li class="answer">
    <p class="question"><b>${id}</b> ${question}</p>
    <p class="told">
      <span class="words">${told}</span
      >${value === undefined ? undefined : html` <code>${id}=${value}</code>`}
    </p>
    ${
      evidence.length === 0
        ? undefined
        : html`<details>
            <summary>How this was seen</summary>
            ${timeline(evidence)}
          </details>`
    }
  </li>`;
