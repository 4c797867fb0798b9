/** The ways that jobs are walked: each event and each transition of the spec's tables lies on one of them. */
import type { Bench } from '../../engine/bench.ts';
import { givenClient, makeClient, making } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import {
  accept,
  afterConfirmation,
  checkIn,
  complete,
  laterEta,
  logged,
  moves,
  newEta,
  noShow,
  partner,
  pay,
  payIfDue,
  publish,
  receive,
  remove,
  search,
  staffCancel,
  start,
} from './steps.ts';
import type { PerChannel } from './steps.ts';
import type { Step, Way } from './walk.ts';

/** Keys of the field definitions of the client that the sample is logged for, in all forms that a key may have; no and none are values, too. */
export const metadata = {
  fasting: false,
  arm: 'left',
  needle_gauge: 21.5,
  tubeCount: 0,
  Room7: 'B-12 "north"',
} as const;

const fieldDefinitions = [
  { key: 'fasting', label: 'Fasting?', type: 'boolean', required: true },
  { key: 'arm', label: 'Arm', type: 'select', required: false, options: ['left', 'right'] },
  { key: 'needle_gauge', label: 'Gauge', type: 'number', required: false },
  { key: 'tubeCount', label: 'Tubes', type: 'number', required: false },
  { key: 'Room7', label: 'Room', type: 'text', required: false },
];

const clientWithFields = (bench: Bench): Promise<Client> =>
  bench.once('client whose samples are logged', (maker) =>
    makeClient(maker, 'samples', {
      billingMode: 'PATIENT_PAY',
      venueCompletionFields: fieldDefinitions,
    }),
  );

/** MOBILE, from the search for a phlebotomist to the results. */
export const wholeMobileLife: Way = {
  name: 'a whole life, MOBILE',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    search,
    accept(),
    { name: 'en route', action: 'phlebotomist.enRoute' },
    { name: 'eta updated', action: 'phlebotomist.updateEta', parameters: newEta },
    { name: 'eta updated again', action: 'phlebotomist.updateEta', parameters: laterEta },
    { name: 'arrived', action: 'phlebotomist.arrive' },
    { ...start, readsSample: true },
    complete({ sample: { collectionNotes: logged.collectionNotes } }),
    receive,
    publish,
  ],
};

/** MOBILE and paid by the patient; no arrival is marked, and the lab publishes before it confirms the receipt. */
export const paidMobileLife: Way = {
  name: 'a life paid by the patient, MOBILE',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [pay, accept(), start, complete(), publish, { ...receive, name: 'received late' }],
};

/** IN_VENUE, paid by the patient. */
export const wholeVenueLife: Way = {
  name: 'a whole life, IN_VENUE',
  client: 'patientPay',
  channel: 'IN_VENUE',
  steps: [pay, { ...checkIn, afterSilence: 'job.confirmed' }, complete(), receive, publish],
};

/** IN_VENUE of a client that is billed weekly. */
export const weeklyVenueLife: Way = {
  name: 'a life billed weekly, IN_VENUE',
  client: 'primary',
  channel: 'IN_VENUE',
  steps: [payIfDue, checkIn, complete()],
};

/** IN_VENUE, with all that a completion can log. */
export const loggedLife: Way = {
  name: 'a life with a logged sample, IN_VENUE',
  client: clientWithFields,
  channel: 'IN_VENUE',
  steps: [payIfDue, checkIn, complete({ sample: { ...logged, clientMetadata: metadata } })],
};

/** MOBILE: the first phlebotomist backs out, the second is removed, the third stays. */
export const lostPhlebotomists: Way = {
  name: 'a job that loses its phlebotomists',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    accept(),
    { name: 'backed out', action: 'phlebotomist.cancel' },
    accept('second', 'accepted again'),
    remove,
    accept('third', 'accepted a third time'),
  ],
};

/** MOBILE: nobody is found, and staff cancel it. */
export const nobodyFound: Way = {
  name: 'a job for which nobody is found',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    { name: 'exhausted', action: 'dispatch.exhaust' },
    { ...staffCancel, afterSilence: 'job.created' },
  ],
};

export const noShows = afterConfirmation('a no-show', noShow);

export const staffCancels = afterConfirmation('a job that staff cancel', staffCancel);

/** MOBILE: staff give the money back, and cancel the booking with it. */
export const refundedAway: Way = {
  name: 'a job that a refund cancels',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [
    payIfDue,
    {
      name: 'cancelled by its refund',
      action: 'refund.create',
      parameters: { cancelJob: true },
    },
  ],
};

export const reschedules = afterConfirmation('a job that is moved', ...moves);

/** Of a client that is not to see who drew: a partner draws, and the lab goes on to tell of it. */
export const drawnUnseen: Way = {
  name: 'a draw by a partner that is not to be seen',
  client: 'primary',
  channel: 'MOBILE',
  steps: [accept(), start, complete({ partner }), receive, publish],
};

/** Sees fulfillers as the other one does, and is billed otherwise, where it can be made. */
const payingVisible = (bench: Bench): Promise<Client> =>
  making.every((action) => bench.offers(action))
    ? bench.once('client that sees fulfillers, and whose patients pay', (maker) =>
        makeClient(maker, 'visible, patients pay', {
          billingMode: 'PATIENT_PAY',
          fulfillerVisibility: true,
        }),
      )
    : givenClient(bench, 'visible');

/** Only what is told of it is looked at. */
const unread = ({ name, action, parameters = {} }: Step): Step => {
  return { name, action, parameters, unread: true };
};

/** The same draw by the operator's phlebotomist or by venue staff, and by a partner, of a client that sees which; of both visits the lab goes on to tell. */
export const drawnByOwn: PerChannel = {
  MOBILE: {
    name: 'a draw by the phlebotomist',
    client: 'visible',
    channel: 'MOBILE',
    steps: [accept(), start, complete(), unread(receive), unread(publish)],
  },
  IN_VENUE: {
    name: 'a draw by venue staff',
    client: payingVisible,
    channel: 'IN_VENUE',
    steps: [payIfDue, checkIn, complete()],
  },
};

export const drawnByPartner: Way = {
  name: 'a draw by a partner',
  client: 'visible',
  channel: 'MOBILE',
  steps: [accept(), start, complete({ partner }), unread(receive), unread(publish)],
};
