/** What job.eta_updated tells, where it comes: by one reading of O01 it does not. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { compareInstants, readInstant } from '../../instant.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { stageOf } from '../life/walk.ts';
import { wholeMobileLife } from '../life/ways.ts';
import { show } from '../value.ts';
import { arrivalsOf } from './find-events.ts';

const noEta = (): Obstacle =>
  Obstacle.lacking(
    'no job.eta_updated came, as one reading of O01 allows',
    'nothing need be mended; with job.eta_updated its payload is looked into',
  );

const meets = (told: unknown, due: unknown): boolean => compareInstants(told, due) !== 'apart';

/** Which ETA the step gave, and what was told of it; another event stands for it where none has this ETA. */
async function toldOf(bench: Bench, step: string) {
  const { booking, parameters } = await stageOf(bench, wholeMobileLife, step);
  const eta = parameters['newEta'];
  const [some] = await arrivalsOf(bench, booking, 'job.eta_updated');
  if (some === undefined) throw noEta();
  const isOfIt = (event: Delivery): boolean => meets(eventDataAt(event, 'newEta'), eta);
  const events = await arrivalsOf(bench, booking, 'job.eta_updated', isOfIt);
  return { eta, events, event: events[0] ?? some };
}

function etaFinding(event: Delivery, due: unknown): Finding | undefined {
  const missing = ['previousEta', 'newEta'].filter((key) => eventDataAt(event, key) === undefined);
  if (missing.length > 0) {
    return {
      expected: 'data with previousEta and newEta',
      actual: `${missing.join(' and ')} missing`,
    };
  }
  const newEta = eventDataAt(event, 'newEta');
  if (meets(newEta, due)) return undefined;
  return { expected: `data.newEta ${show(due)}`, actual: `data.newEta ${show(newEta)}` };
}

/** What has become the new ETA was not the previous one. */
function previousFinding(events: readonly Delivery[], eta: unknown): Finding | undefined {
  const previous = events.map((event) => eventDataAt(event, 'previousEta'));
  const isRight = (one: unknown): boolean => readInstant(one) === undefined || !meets(one, eta);
  if (previous.some(isRight)) return undefined;
  return {
    expected: `job.eta_updated with newEta ${show(eta)}, and with another previousEta`,
    actual:
      events.length === 0 ? 'none has this newEta' : `previousEta ${previous.map(show).join(', ')}`,
  };
}

async function laterOutcome(bench: Bench): Promise<Outcome> {
  const { eta, events } = await toldOf(bench, 'eta updated again');
  return conclude(previousFinding(events, eta), 'job.eta_updated came (O01)');
}

const common = { kind: 'active', area: 'event', level: 'MUST', asks: [] } as const;

export const etaPayloadChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PAYLOAD-08',
    title: 'job.eta_updated, where it comes, carries the old and the new ETA',
    requirements: ['R-EVENT-54', 'R-EVENT-55'],
    run: async (bench) => {
      const { eta, event } = await toldOf(bench, 'eta updated');
      return conclude(etaFinding(event, eta), 'job.eta_updated came (O01)');
    },
  },
  {
    ...common,
    id: 'PAYLOAD-36',
    title: 'a second job.eta_updated, where it comes, tells the second ETA as the new one alone',
    requirements: ['R-EVENT-54', 'R-EVENT-55'],
    run: laterOutcome,
  },
];
