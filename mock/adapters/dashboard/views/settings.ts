/** The sandbox itself: its clock, its world and the way back to the start, and its readings. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { Frame, Page } from './layout.ts';
import { actForm, facts, inputOf, root, selectOf, time } from './parts.ts';

export type PolicyView = {
  readonly id: string;
  readonly value: string;
  readonly choices: readonly string[];
};

type Shown = {
  readonly frame: Omit<Frame, 'told'>;
  readonly policies: readonly PolicyView[];
  readonly base: string;
  readonly worlds: readonly string[];
  readonly counts: { readonly bookings: number; readonly clients: number; readonly venues: number };
};

const back = `${root}/settings`;

export const settingsPage = (shown: Shown): Page => ({
  title: 'Sandbox',
  section: '/settings',
  topics: ['clock', 'policy', 'reset'],
  above: html`<div class="cards">${clockCard(shown)} ${worldCard(shown)} ${linksCard(shown)}</div>`,
  live: policyCard(shown.policies),
});

const speedForm = actForm({
  action: 'clock.scale',
  label: 'Set the speed',
  id: 'scale',
  back,
  fields: [
    inputOf(
      {
        ...{ name: 'rate:number', label: 'Sandbox seconds a second', type: 'number' },
        ...{ value: '60', required: true },
      },
      'scale-by',
    ),
  ],
});

const clockCard = ({ frame }: Shown): Markup => html`
  <section class="card" id="clock-card">
    <h2>Clock</h2>
    ${facts([
      ['Now', html`${time(frame.now)} UTC`],
      [
        'State',
        frame.frozen ? 'stands' : frame.rate === 1 ? 'runs' : `runs ${frame.rate} times as fast`,
      ],
    ])}
    ${actForm({
      action: 'clock.advance',
      label: 'Advance',
      id: 'advance',
      className: 'primary',
      back,
      fields: [
        inputOf(
          {
            name: 'seconds:number',
            label: 'Seconds',
            type: 'number',
            value: '3600',
            required: true,
          },
          'advance-by',
        ),
      ],
    })}
    ${speedForm}
    ${actForm({
      action: frame.frozen ? 'clock.resume' : 'clock.freeze',
      label: frame.frozen ? 'Let it run' : 'Freeze',
      id: 'hold',
      back,
    })}
  </section>
`;

const worldCard = ({ frame, counts, worlds }: Shown): Markup => html`
  <section class="card">
    <h2>World</h2>
    ${facts([
      ['Name', frame.worldName],
      ['Bookings', counts.bookings],
      ['Clients', counts.clients],
      ['Venues', counts.venues],
    ])}
    ${actForm({
      action: 'reset',
      label: 'Reset to the start',
      id: 'reset',
      className: 'ending',
      confirm: 'Back to the start? All that was made since is gone.',
      back,
    })}
    ${actForm({
      action: 'world.load',
      label: 'Load',
      id: 'load-world',
      confirm: 'Another world? All that is in this one is gone.',
      back,
      fields: html`<div class="field">
        <label for="world">Another world</label>${selectOf({
          ...{ id: 'world', name: 'world', value: frame.worldName, options: worlds },
        })}
      </div>`,
    })}
    <p class="soft">The same names and ids each time. Mint keys on the page of a client.</p>
  </section>
`;

const linksCard = ({ base, frame }: Shown): Markup => html`
  <section class="card">
    <h2>Addresses</h2>
    ${facts([
      ['Base URL', html`<span class="mono">${base}</span>`],
      ['Control', html`<span class="mono">${base}/_sandbox/control</span>`],
      [
        'Reference',
        frame.hasDocs
          ? html`<a href="${root}/docs/" target="_blank" rel="noopener">API docs&nbsp;↗</a>`
          : 'not built: npm run build',
      ],
    ])}
  </section>
`;

const policyCard = (policies: readonly PolicyView[]): Value => html`
  <section class="card">
    <h2>Readings of open points</h2>
    <p class="soft">What the specification leaves open, and what this sandbox makes of it.</p>
    ${actForm({
      action: 'policy.set',
      label: 'Apply',
      id: 'apply-policies',
      className: 'primary',
      back,
      fields: html`<div class="policies">
        ${policies.map(
          ({ id, value, choices }) =>
            html`<div class="field">
              <label for="policy-${id}" class="mono">${id}</label>${selectOf({
                ...{ id: `policy-${id}`, name: id, value, options: choices },
              })}
            </div>`,
        )}
      </div>`,
    })}
  </section>
`;
