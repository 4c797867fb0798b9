/** Servers that forget the bookings that staff made, or what else a client with one capability has. */
import type { OperationId } from '../../contract/operations.ts';
import type { Caller, Input } from '../../mock/application/operation.ts';
import type { Deps } from '../../mock/application/ports.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { refuse } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { operating } from './lifetime.ts';
import { onData } from './tampering.ts';
import type { Json } from './tampering.ts';
import { dataOf, posting } from './posting.ts';

type Source = Job['bookingSource'];

const isOf =
  (source: Source) =>
  (job: Job | undefined): boolean =>
    job?.bookingSource === source;
const isOfStaff = isOf('INTERNAL');

type Wrongly = (
  input: Input,
  caller: Caller,
  deps: Deps,
) => Refusal | undefined | Promise<Refusal | undefined>;

/** One operation refuses what it should not. */
const refusing = (name: OperationId, refusalOf: Wrongly): (() => SandboxOptions) =>
  operating((operations, deps) => {
    // Each takes what it takes, and answers what it answers, unless it refuses.
    const usual = operations[name] as (caller: Caller, input: Input) => Promise<never>;
    const operation = async (caller: Caller, input: Input): Promise<Refusal> =>
      (await refusalOf(input, caller, deps)) ?? usual(caller, input);
    return { [name]: operation };
  });

/** One operation of a booking does not know those of this source. */
const unknown = (name: 'getBooking' | 'cancelBooking', source: Source): (() => SandboxOptions) =>
  refusing(name, async ({ id }, _, { store }) =>
    isOf(source)(await store.get('job', id))
      ? refuse('not-found', `There is no booking ${id}.`)
      : undefined,
  );

const withoutSamples = operating(({ getBookingSample }, { store }) => ({
  getBookingSample: async (caller, input) =>
    isOfStaff(await store.get('job', input.id))
      ? { sample: null }
      : getBookingSample(caller, input),
}));

/** Of whatever else it finds what there is. */
const withoutSums = (name: 'listRefunds' | 'listDisputes', items: string): (() => SandboxOptions) =>
  operating((operations, { store }) => {
    const usual = operations[name] as (caller: Caller, input: Input) => Promise<never>;
    const operation = async (caller: Caller, input: Input): Promise<Json> => {
      const { jobId } = input.query;
      const job = jobId === undefined ? undefined : await store.get('job', jobId);
      return isOfStaff(job) ? { [items]: [], nextCursor: null } : usual(caller, input);
    };
    return { [name]: operation };
  });

/** Whether it is told is asked of the source that the booking came from. */
const untold =
  (isUntold: (type: string) => boolean): (() => SandboxOptions) =>
  () => {
    const stores: Deps['store'][] = [];
    const { replacements } = posting(() => async (post) => {
      const { jobId } = dataOf(post);
      const job = typeof jobId === 'string' ? await stores[0]?.get('job', jobId) : undefined;
      const { type } = JSON.parse(post.body.toString()) as Json;
      return isOfStaff(job) && isUntold(String(type)) ? [] : undefined;
    })();
    return {
      world: 'empty',
      replacements: {
        ...replacements,
        deps: (deps) => {
          stores.push(deps.store);
          return deps;
        },
      },
    };
  };

/** It is asked for as if it were of venues. */
const gated = (
  name: OperationId,
  capability: 'canUseMobilePhleb' | 'canUseVenueNetwork',
): (() => SandboxOptions) =>
  refusing(name, (_, { client }) =>
    client.capabilities[capability]
      ? undefined
      : refuse('capability-missing', `This wants ${capability}.`),
  );

/** One for each area. */
const onePerPostcode = (): ReturnType<typeof onData> =>
  onData('listVenues', (data) => {
    const venues = data['venues'] as Json[];
    const kept = venues.filter(
      ({ postcode }, index) => venues.findIndex((one) => one['postcode'] === postcode) === index,
    );
    return { ...data, venues: kept, total: kept.length };
  });

export const whoseFlaws: readonly Flaw[] = [
  {
    name: 'does not find bookings that staff made by their id',
    sandbox: unknown('getBooking', 'INTERNAL'),
    red: ['LIFE-71'],
    blocked: ['CANCEL-92'],
  },
  {
    name: 'lets a client cancel only what was booked by the API',
    sandbox: unknown('cancelBooking', 'INTERNAL'),
    red: ['CANCEL-92'],
  },
  {
    name: 'lets a client cancel nothing that was booked on a page',
    sandbox: unknown('cancelBooking', 'INTEGRATION_HOSTED'),
    red: ['HOSTED-91'],
    blocked: ['HOSTED-06'],
  },
  {
    name: 'shows no samples of bookings that staff made',
    sandbox: withoutSamples,
    red: ['LIFE-71'],
  },
  {
    name: 'finds no refunds of bookings that staff made',
    sandbox: withoutSums('listRefunds', 'refunds'),
    red: ['REFUND-70'],
  },
  {
    name: 'finds no disputes of bookings that staff made',
    sandbox: withoutSums('listDisputes', 'disputes'),
    red: ['DISPUTE-70'],
  },
  {
    name: 'tells nothing of bookings that staff made',
    sandbox: untold(() => true),
    red: ['LIFE-70', 'CANCEL-92'],
  },
  {
    name: 'tells nothing of the samples of bookings that staff made',
    sandbox: untold((type) => type === 'sample.registered'),
    red: ['LIFE-70'],
  },
  {
    name: 'wants canUseVenueNetwork for the sample of a visit, too',
    sandbox: gated('getBookingSample', 'canUseVenueNetwork'),
    red: ['CAP-71'],
  },
  {
    name: 'wants canUseMobilePhleb for a cancel, whatever is cancelled',
    sandbox: gated('cancelBooking', 'canUseMobilePhleb'),
    red: ['CAP-72'],
  },
  {
    name: 'wants canUseVenueNetwork for the list of refunds',
    sandbox: gated('listRefunds', 'canUseVenueNetwork'),
    red: ['CAP-71'],
  },
  {
    name: 'lists one venue for each postcode',
    tamper: onePerPostcode,
    red: ['VENUE-41'],
  },
];
