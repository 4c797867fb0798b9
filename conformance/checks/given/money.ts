/** An invoice, a refund and a dispute: made through control, else known to the profile. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { lenderOf } from './client.ts';
import type { Client } from './client.ts';
import { controlText } from './demand.ts';
import { ifPossible, sayingAlso } from './if-possible.ts';
import { givenCompletedJob, givenPaidJob } from './progress.ts';

export type MoneyThing = {
  readonly id: string;
  readonly client: Client;
  /** The job that it is about; undefined of a thing that was there before. */
  readonly jobId: string | undefined;
};

type MoneyName = 'invoice' | 'refund' | 'dispute';

const madeOrKnown = (
  bench: Bench,
  name: MoneyName,
  make: (maker: Bench) => Promise<MoneyThing>,
): Promise<MoneyThing> =>
  bench.once(name, async (maker) => {
    const key = `${name}Id` as const;
    const id = maker.profile.known[key];
    if (id === null) {
      return sayingAlso(`, or name one in the profile (known.${key})`, () => make(maker));
    }
    const made = await ifPossible(make(maker));
    return made ?? { id, client: lenderOf(maker, key), jobId: undefined };
  });

export const givenInvoice = (bench: Bench): Promise<MoneyThing> =>
  madeOrKnown(bench, 'invoice', async (maker) => {
    maker.need('invoice.create');
    const { jobId, client } = await givenCompletedJob(maker);
    const clientId = ownClientId(client);
    const made = await maker.act('invoice.create', { clientId, jobIds: [jobId] });
    return { id: controlText('invoice.create', made, 'invoiceId'), client, jobId };
  });

/** Small, no whole number, and one that is less than 115 pence when it is multiplied by 100: it has to be rounded. */
export const refundPounds = 1.15;

export const givenRefund = (bench: Bench): Promise<MoneyThing> =>
  madeOrKnown(bench, 'refund', async (maker) => {
    maker.need('refund.create');
    const { jobId, client } = await givenPaidJob(maker, 'to be refunded');
    const made = await maker.act('refund.create', {
      jobId,
      amount: refundPounds,
      reason: 'requested_by_customer',
    });
    return { id: controlText('refund.create', made, 'refundId'), client, jobId };
  });

/** As pounds it is 1.15, of which a hundredfold in floating point is a little less than 115. */
export const disputePence = 115;

export const givenDispute = (bench: Bench): Promise<MoneyThing> =>
  madeOrKnown(bench, 'dispute', async (maker) => {
    maker.need('dispute.open');
    const { jobId, client } = await givenPaidJob(maker, 'to be disputed');
    const made = await maker.act('dispute.open', {
      jobId,
      amountPence: disputePence,
      reason: 'fraudulent',
    });
    return { id: controlText('dispute.open', made, 'disputeId'), client, jobId };
  });

function ownClientId({ name, clientId }: Client): string {
  if (clientId !== undefined) return clientId;
  throw Obstacle.lacking(
    `invoice.create wants a client id, and that of ${name} is not known to the runner`,
    'offer client.create and key.mint by control',
  );
}
