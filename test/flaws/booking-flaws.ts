/** Servers that book, show or cancel wrongly. */
import type { Flaw } from './flaw.ts';
import {
  answerInstead,
  idIn,
  json,
  onData,
  onItems,
  onMember,
  withMember,
  without,
} from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

const swapMode = (from: string, to: Json): Tamper =>
  onData('createBooking', (data) =>
    data['status'] === from ? { jobId: data['jobId'], ...to } : data,
  );

const ifStatus = (status: string, change: (data: Json) => Json) => (data: Json) =>
  data['status'] === status ? change(data) : data;

const address = 'https://book.example.org/somewhere';

/** A booking's own things, of one channel only. */
const onJob = (channel: string, change: (job: Json) => unknown): Tamper =>
  onMember('getBooking', 'job', (job) =>
    job['fulfillmentChannel'] === channel ? change(job) : job,
  );

const onceCheckedIn = (change: (job: Json) => Json) => (job: Json) =>
  job['checkedInAt'] === null ? job : change(job);

/** The second cancellation of the same booking is refused. */
const refusesSecond = (): Tamper => {
  const cancelled = new Set<string>();
  return answerInstead('cancelBooking', async (asked, forward) => {
    const id = idIn(asked.path);
    if (cancelled.has(id)) return json(409, { success: false, error: 'ALREADY_CANCELLED' });
    const reply = await forward(asked);
    if (reply.status === 200) cancelled.add(id);
    return reply;
  });
};

const creating: readonly Flaw[] = [
  {
    name: 'leaves bookingUrl out',
    tamper: () => onData('createBooking', ifStatus('PENDING', without('bookingUrl'))),
    red: ['BOOK-01', 'BOOK-02', 'WIRE-04'],
  },
  {
    name: 'leaves paymentRequiredUrl out',
    tamper: () =>
      onData('createBooking', ifStatus('PENDING_PAYMENT', without('paymentRequiredUrl'))),
    red: ['BOOK-03', 'BOOK-04', 'WIRE-04'],
  },
  {
    name: 'answers every client as a patient-pay client',
    tamper: () => swapMode('PENDING', { status: 'PENDING_PAYMENT', paymentRequiredUrl: address }),
    red: ['BOOK-01', 'BOOK-02'],
  },
  {
    name: 'answers every client as a weekly-invoice client',
    tamper: () => swapMode('PENDING_PAYMENT', { status: 'PENDING', bookingUrl: address }),
    red: ['BOOK-03', 'BOOK-04'],
  },
];

const reading: readonly Flaw[] = [
  {
    name: 'leaves a nullable key of a booking out when it is null',
    tamper: () => onMember('getBooking', 'job', (job) => without('shipmentMode')(job)),
    red: ['BOOK-05', 'WIRE-04'],
  },
  {
    name: 'shows another booking than was asked for',
    tamper: () => onJob('MOBILE', withMember('id', 'job_another')),
    red: ['BOOK-05', 'BOOK-06'],
  },
  {
    name: 'loses the passthrough',
    tamper: () => onMember('getBooking', 'job', withMember('passthrough', null)),
    red: ['BOOK-06'],
  },
  {
    name: 'loses the external order id of venue bookings',
    tamper: () => onJob('IN_VENUE', withMember('externalOrderId', null)),
    red: ['BOOK-07'],
  },
  {
    name: 'shows the slot of a venue booking an hour late',
    tamper: () =>
      onJob('IN_VENUE', (job) => {
        const start = new Date(Date.parse(String(job['venueSlotStart'])) + 3_600_000);
        return { ...job, venueSlotStart: start.toISOString() };
      }),
    red: ['BOOK-07'],
  },
  {
    name: 'leaves createdAt out of the list of bookings',
    tamper: () => onItems('listBookings', 'bookings', without('createdAt')),
    red: ['BOOK-08', 'WIRE-04'],
  },
  {
    name: 'lists no bookings',
    tamper: () => onData('listBookings', () => ({ bookings: [], nextCursor: null })),
    red: ['BOOK-09'],
  },
  {
    name: 'calls bookings of the API internal',
    tamper: () => onItems('listBookings', 'bookings', withMember('bookingSource', 'INTERNAL')),
    red: ['BOOK-09'],
  },
  {
    name: 'shows who fulfils a booking to everyone',
    tamper: () =>
      onMember('getBooking', 'job', withMember('fulfillment', { type: 'INTERNAL', partner: null })),
    red: ['BOOK-10'],
  },
  {
    name: 'has fulfillment null in the list, instead of absent',
    tamper: () => onItems('listBookings', 'bookings', withMember('fulfillment', null)),
    red: ['BOOK-08', 'BOOK-10', 'WIRE-04'],
  },
];

const changing: readonly Flaw[] = [
  {
    name: 'spells CANCELED',
    tamper: () => onData('cancelBooking', withMember('status', 'CANCELED')),
    red: ['CANCEL-01', 'CANCEL-03', 'WIRE-04'],
  },
  {
    name: 'says that a booking is cancelled, and leaves it as it is',
    tamper: () =>
      answerInstead('cancelBooking', async (asked, forward) => {
        const jobId = idIn(asked.path);
        const booking = await forward({
          ...asked,
          method: 'GET',
          path: asked.path.replace('/cancel', ''),
        });
        if (booking.status !== 200) return booking;
        return json(200, { success: true, data: { jobId, status: 'CANCELLED' } });
      }),
    red: ['CANCEL-02'],
  },
  {
    name: 'refuses to cancel a booking again',
    tamper: refusesSecond,
    red: ['CANCEL-03'],
  },
  {
    name: 'leaves an accepted job PENDING',
    tamper: () =>
      onJob('MOBILE', (job) =>
        job['status'] === 'CONFIRMED' ? { ...job, status: 'PENDING' } : job,
      ),
    red: ['LIFE-01'],
  },
  {
    name: 'leaves a paid venue job PENDING_PAYMENT',
    tamper: () =>
      onJob('IN_VENUE', (job) =>
        job['status'] === 'CONFIRMED' ? { ...job, status: 'PENDING_PAYMENT' } : job,
      ),
    red: ['LIFE-02'],
  },
  {
    name: 'never sets checkedInAt',
    tamper: () => onMember('getBooking', 'job', withMember('checkedInAt', null)),
    red: ['LIFE-03'],
  },
  {
    name: 'leaves checkedInAt out once it is set',
    tamper: () => onMember('getBooking', 'job', onceCheckedIn(without('checkedInAt'))),
    red: ['LIFE-03', 'WIRE-04'],
  },
  {
    name: 'has an empty checkedInAt once it is set',
    tamper: () => onMember('getBooking', 'job', onceCheckedIn(withMember('checkedInAt', ''))),
    red: ['LIFE-03', 'WIRE-04'],
  },
];

const sample = {
  barcode: null,
  status: 'REGISTERED',
  sampleDate: null,
  mailTracking: null,
  clientMetadata: null,
  collectionNotes: null,
  shipmentMode: null,
  resultsReadyAt: null,
  resultsUrl: null,
};

const samplesAndLinks: readonly Flaw[] = [
  {
    name: 'has a sample before any was taken',
    tamper: () => onData('getBookingSample', () => ({ sample })),
    red: ['SAMPLE-01'],
  },
  {
    name: 'has no sample after completion',
    tamper: () => onData('getBookingSample', () => ({ sample: null })),
    red: ['SAMPLE-02'],
  },
  {
    name: 'tells the results address of a sample',
    tamper: () =>
      onMember('getBookingSample', 'sample', (taken) =>
        (taken as Json | null) === null ? null : { ...taken, resultsUrl: address },
      ),
    red: ['SAMPLE-02', 'WIRE-04'],
  },
  {
    name: 'leaves tokenId out of a booking link',
    tamper: () => onData('createBookingUrl', without('tokenId')),
    red: ['LINK-01', 'WIRE-04'],
  },
  {
    name: 'lets a booking link expire after twelve hours',
    tamper: () =>
      onData('createBookingUrl', (data) => {
        const expires = new Date(Date.parse(String(data['expiresAt'])) - 12 * 3_600_000);
        return { ...data, expiresAt: expires.toISOString() };
      }),
    red: ['LINK-02'],
  },
];

/** Refuses the bookings whose bodies are such. */
const refusing = (isSuch: (body: string) => boolean): Tamper =>
  answerInstead('createBooking', (asked, forward) =>
    isSuch(asked.body)
      ? Promise.resolve(json(400, { success: false, error: 'VALIDATION' }))
      : forward(asked),
  );

const likeNumber = (id: unknown): unknown =>
  typeof id === 'string' && /^[\d.e]+$/.test(id) ? String(Number(id)) : id;

const dayMs = 86_400_000;

const isInAQuarter = (body: string): boolean => {
  const [, date = ''] = /"preferredDate":"([^"]*)"/.exec(body) ?? [];
  return Date.parse(date) > Date.now() + 90 * dayMs;
};

/** The answer to the first cancel of all stays the answer. */
const namingTheFirst = (): Tamper => {
  let first: unknown;
  return onData('cancelBooking', (data) => ({ ...data, jobId: (first ??= data['jobId']) }));
};

/** `WHERE id = ? OR jobId = ?` */
const findingByJob: Tamper = answerInstead('getRefund', async (asked, forward) => {
  const reply = await forward(asked);
  if (reply.status !== 404) return reply;
  const [base = ''] = asked.path.split('/refunds/');
  const path = `${base}/refunds?jobId=${idIn(asked.path)}`;
  const { data } = JSON.parse((await forward({ ...asked, path })).body) as {
    data?: { refunds: { id: string }[] };
  };
  const id = data?.refunds[0]?.id;
  return id === undefined ? reply : forward({ ...asked, path: `${base}/refunds/${id}` });
});

const supplied: readonly Flaw[] = [
  {
    name: 'has no venueId in the list for bookings at a venue',
    tamper: () => onItems('listBookings', 'bookings', withMember('venueId', null)),
    red: ['BOOK-11'],
    among: ['BOOK-07', 'BOOK-09', 'LIST-33', 'WALK-01'],
  },
  {
    name: 'shows when a visit at a venue ended as the check-in',
    tamper: () =>
      onJob('IN_VENUE', (job) =>
        job['status'] === 'COMPLETED'
          ? { ...job, checkedInAt: new Date(Date.now() + 5000).toISOString() }
          : job,
      ),
    red: ['BOOK-12'],
    among: ['LIFE-03', 'LIFE-19', 'LIFE-22'],
  },
  {
    name: 'keeps external ids as numbers where they look like them',
    tamper: () =>
      onMember('getBooking', 'job', (job) => ({
        ...job,
        externalUserId: likeNumber(job['externalUserId']),
        externalOrderId: likeNumber(job['externalOrderId']),
      })),
    red: ['BOOK-13'],
    among: ['BOOK-06', 'BOOK-07', 'VALID-68'],
  },
  {
    name: 'has null for the empty passthrough of a booking at a venue',
    tamper: () =>
      onJob('IN_VENUE', (job) =>
        JSON.stringify(job['passthrough']) === '{}' ? { ...job, passthrough: null } : job,
      ),
    red: ['BOOK-13'],
    among: ['BOOK-07', 'VALID-70', 'VALID-73'],
  },
  {
    name: 'takes an external id of 0 for none',
    tamper: () =>
      onMember('getBooking', 'job', (job) =>
        job['externalUserId'] === '0' ? { ...job, externalUserId: null } : job,
      ),
    red: ['BOOK-13'],
    among: ['BOOK-06', 'BOOK-14', 'VALID-73'],
  },
  {
    name: 'takes the id of the user for that of the order where there is no other',
    tamper: () =>
      onMember('getBooking', 'job', (job) => ({
        ...job,
        externalOrderId: job['externalOrderId'] ?? job['externalUserId'],
      })),
    red: ['BOOK-14'],
    among: ['VALID-74', 'BOOK-06'],
  },
  {
    name: 'sends men to no venue',
    tamper: () =>
      refusing((body) => body.includes('"IN_VENUE"') && body.includes('"gender":"MALE"')),
    red: ['BOOK-15'],
    among: ['VALID-63', 'BOOK-02'],
  },
  {
    name: 'makes no visits on the 31st of a month',
    tamper: () => refusing((body) => /"preferredDate":"[^"]*-31"/.test(body)),
    red: ['BOOK-16'],
    among: ['BOOK-01', 'VALID-65'],
  },
  {
    name: 'plans its visits for a quarter of a year, and no further',
    tamper: () => refusing(isInAQuarter),
    red: ['BOOK-16'],
    among: ['BOOK-01', 'VALID-65'],
  },
  {
    name: 'answers each cancel with the jobId of the first',
    tamper: namingTheFirst,
    red: ['CANCEL-37'],
    among: ['CANCEL-02', 'CANCEL-26', 'WALK-01'],
  },
  {
    name: 'finds a refund by the id of its job, too',
    tamper: () => findingByJob,
    red: ['LOOKUP-10', 'LOOKUP-11'],
    among: ['LOOKUP-07', 'REFUND-01'],
  },
];

export const bookingFlaws: readonly Flaw[] = [
  ...creating,
  ...reading,
  ...changing,
  ...samplesAndLinks,
  ...supplied,
];
