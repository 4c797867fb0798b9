/** What each delivery is, before anyone looks into its body: a POST with the three headers (Events, Delivery headers). */
import type { ActiveCheck, DeliveryCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { isFresh, requiredHeaders, timestampOf, toleranceSeconds } from '../../receiver/verify.ts';
import { bookAndHear, firstEvent, makeListener } from '../given/webhook.ts';
import { show } from '../value.ts';
import { isFirstDelivery } from './same-event.ts';

const common = { kind: 'delivery', area: 'webhook', level: 'MUST' } as const;

const carries =
  (name: string) =>
  ({ headers }: Delivery): boolean =>
    headers[name] !== undefined;

const idForm = /^evt_[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function methodFinding({ method }: Delivery): Finding | undefined {
  return method === 'POST' ? undefined : { expected: 'a POST', actual: method };
}

/** What is not read for its depth holds a passthrough of that depth, which the server has taken (O77). */
function jsonFinding({ body }: Delivery): Finding | undefined {
  return body.kind === 'other'
    ? { expected: 'a POST with a JSON body', actual: body.problem }
    : undefined;
}

function missingHeaders({ headers }: Delivery): Finding | undefined {
  const missing = requiredHeaders.filter((name) => headers[name] === undefined);
  if (missing.length === 0) return undefined;
  return { expected: requiredHeaders.join(', '), actual: `without ${missing.join(', ')}` };
}

/** How far from the receiver's clock, in whole seconds. */
function awayFinding(delivery: Delivery): Finding | undefined {
  const timestamp = timestampOf(delivery);
  if (timestamp === undefined || isFresh(timestamp, delivery.receivedAt)) return undefined;
  const away = Math.round(timestamp - delivery.receivedAt / 1000);
  return {
    expected: `webhook-timestamp within ${String(toleranceSeconds)} s of the receiver's clock`,
    actual: `${String(Math.abs(away))} s ${away < 0 ? 'before' : 'after'} it`,
  };
}

export const reachCheck: ActiveCheck = {
  kind: 'active',
  id: 'WEBHOOK-01',
  title: 'a booking that is made by the API is told of at the endpoint of its client',
  area: 'webhook',
  level: 'MUST',
  requirements: ['R-HOOK-01', 'R-EVENT-06'],
  asks: ['createBooking'],
  run: async (bench) => {
    const { booking, event } = await firstEvent(bench);
    if (event !== undefined) return conclude(undefined);
    return conclude({
      expected: `job.created with data.jobId ${booking.jobId} at ${bench.mailbox('primary').url}`,
      actual:
        'nothing of the kind came (a server in a container cannot reach loopback: give inbox: in the profile)',
    });
  },
};

/** Further than a receiver tolerates. */
const movedSeconds = 600;

export const movedClockCheck: ActiveCheck = {
  kind: 'active',
  id: 'WEBHOOK-14',
  title: "webhook-timestamp is the real time, however far the server's own clock was moved",
  area: 'webhook',
  level: 'MUST',
  requirements: ['R-HOOK-10'],
  asks: ['createBooking'],
  alone: true,
  run: async (bench) => {
    bench.need('clock.advance');
    const client = await makeListener(bench, 'whose time is moved');
    await bench.act('clock.advance', { seconds: movedSeconds });
    const { event } = await bookAndHear(bench, client, 'to be told of by a clock that was moved');
    return conclude(awayFinding(event));
  },
};

export const headerChecks: readonly DeliveryCheck[] = [
  {
    ...common,
    id: 'WEBHOOK-02',
    title: 'a delivery is a POST with a JSON body',
    requirements: ['R-HOOK-02'],
    concerns: ({ isCut }) => !isCut,
    judge: (delivery) => methodFinding(delivery) ?? jsonFinding(delivery),
  },
  {
    ...common,
    id: 'WEBHOOK-03',
    title: 'each delivery has webhook-id, webhook-timestamp and webhook-signature',
    requirements: ['R-HOOK-03', 'R-HOOK-08', 'R-HOOK-11'],
    judge: missingHeaders,
  },
  {
    ...common,
    id: 'WEBHOOK-04',
    title: 'webhook-id is evt_ and a UUID',
    requirements: ['R-HOOK-04'],
    concerns: carries('webhook-id'),
    judge: ({ headers }) => {
      const id = headers['webhook-id'] ?? '';
      if (idForm.test(id)) return undefined;
      return { expected: 'webhook-id: evt_<uuid>', actual: show(id) };
    },
  },
  {
    ...common,
    id: 'WEBHOOK-05',
    title: 'webhook-timestamp is an integer of Unix seconds',
    requirements: ['R-HOOK-09'],
    concerns: carries('webhook-timestamp'),
    judge: (delivery) => {
      if (timestampOf(delivery) !== undefined) return undefined;
      return {
        expected: 'webhook-timestamp: an integer of Unix seconds',
        actual: show(delivery.headers['webhook-timestamp']),
      };
    },
  },
  {
    ...common,
    id: 'WEBHOOK-06',
    title: "webhook-timestamp of a first delivery is within five minutes of the receiver's clock",
    requirements: ['R-HOOK-10'],
    concerns: (delivery) => timestampOf(delivery) !== undefined,
    // A retry or a replay may bear the time of the event (O41).
    judge: (delivery, { deliveries }) =>
      isFirstDelivery(delivery, deliveries) ? awayFinding(delivery) : undefined,
  },
  {
    ...common,
    id: 'WEBHOOK-10',
    title: 'no delivery carries an API key',
    requirements: ['R-AUTH-18'],
    judge: ({ headers, raw }) => {
      const named = Object.keys(headers).find((name) => headers[name]?.includes('pj_live_'));
      const inBody = Buffer.from(raw).includes('pj_live_');
      if (named === undefined && !inBody) return undefined;
      return { expected: 'no API key', actual: `one in the ${named ?? 'body'}` };
    },
  },
];
