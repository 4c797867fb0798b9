/** Where a booking's results would be read. The sandbox has none, and says so. */

import type { Client } from '../../../domain/client/client.ts';
import { mobileTimeZone } from '../../../domain/job/appointment.ts';
import type { Panel } from '../../../domain/panel/panel.ts';
import type { Sample } from '../../../domain/sample/sample.ts';
import { html, type Value } from '../../../html/markup.ts';
import { arrangedBy } from './booked.ts';
import { factList } from './fields.ts';
import type { Page } from './layout.ts';
import { dateAndTime, given } from './words.ts';

type Shown = {
  readonly sample: Sample | undefined;
  readonly panel: Panel | undefined;
  readonly client: Client | undefined;
};

export const resultsPage = ({ sample, panel, client }: Shown): Page => {
  const readyAt = sample?.resultsReadyAt ?? null;
  const isReady = readyAt !== null;
  return {
    title: isReady ? 'Your results are ready' : 'Your results are not ready yet',
    ...(client === undefined ? {} : { over: arrangedBy(client.name) }),
    lead: isReady ? 'The laboratory has published its report.' : stageOf(sample),
    body: html`
      <div class="card">${factList(factsOf(sample, panel))}</div>
      ${
        isReady &&
        html`<div class="card notice">
          <h2>The report</h2>
          <p>
            In the real service the laboratory’s report is here. The sandbox makes up no medical
            values, so this is where the page ends.
          </p>
        </div>`
      }
    `,
  };
};

const factsOf = (
  sample: Sample | undefined,
  panel: Panel | undefined,
): readonly (readonly [string, Value])[] => {
  const barcode = sample?.collection.barcode ?? '';
  return [
    ['Test', panel !== undefined && given(panel.name)],
    ['Sample taken', at(sample?.collectedAt ?? null)],
    ['Results published', at(sample?.resultsReadyAt ?? null)],
    ['Sample barcode', barcode !== '' && html`<code>${given(barcode)}</code>`],
  ];
};

const at = (instant: number | null): Value =>
  instant !== null && dateAndTime(instant, mobileTimeZone);

const stageOf = (sample: Sample | undefined): string => {
  if (sample === undefined) return 'No sample has been taken for this booking so far.';
  return sample.phase === 'inLab'
    ? 'The laboratory has your sample and is testing it.'
    : 'Your sample is on its way to the laboratory.';
};
