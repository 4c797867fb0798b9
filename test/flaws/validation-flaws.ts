/** Servers that take bodies which they must refuse, refuse what they must take, or lose what was sent. */
import type { OperationId } from '../../contract/operations.ts';
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { answerInstead, json, onAnswer, onData, onMember, withMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Asked, Reply, Tamper } from './tampering-proxy.ts';

const refusal: Reply = json(400, { success: false, error: 'VALIDATION' });
const fault: Reply = json(500, { success: false, error: 'OOPS' });

const created = {
  success: true,
  data: { jobId: 'job_0', status: 'PENDING', bookingUrl: 'https://staff.example.org/job_0' },
};
const minted = {
  success: true,
  data: { url: 'https://book.example.org/0', expiresAt: '2030-01-01T00:00:00Z', tokenId: '0' },
};

const takesAll = (operation: OperationId, success: Json): Tamper =>
  answerInstead(operation, async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status >= 400 && reply.status !== 401 ? json(200, success) : reply;
  });

/** Changes the text of each body of an operation before the server sees it. */
const rewriting = (operation: OperationId, change: (body: string) => string): Tamper =>
  answerInstead(operation, (asked, forward) => forward({ ...asked, body: change(asked.body) }));

/** Answers by itself when the body is such. */
const atBody = (operation: OperationId, isSuch: (body: string) => boolean, reply: Reply): Tamper =>
  answerInstead(operation, async (asked, forward) => (isSuch(asked.body) ? reply : forward(asked)));

/** A member that is missing, of another type or empty. */
const members = [...range('VALID', 1, 31), ...range('VALID', 87, 95)];

const lax: readonly Flaw[] = [
  {
    name: 'books whatever it is sent',
    tamper: () => takesAll('createBooking', created),
    red: [...members, ...range('VALID', 40, 46), ...['VALID-50', 'VALID-51']],
  },
  {
    name: 'mints a link for whatever it is sent',
    tamper: () => takesAll('createBookingUrl', minted),
    red: [...range('URL', 1, 13), 'VALID-52', 'VALID-53'],
  },
  {
    name: 'refuses a booking with 422',
    tamper: () => onStatus('createBooking', 422),
    red: members,
  },
  {
    name: 'refuses a venue, panel or start that is not on offer with 409',
    tamper: () => onStatus('createBooking', 409),
    red: range('VALID', 40, 46),
  },
  {
    name: 'writes postcodes in capitals by itself',
    tamper: () => rewriting('createBooking', (body) => body.replace(/zz99 3vz/gi, 'ZZ99 3VZ')),
    red: ['VALID-18'],
  },
  {
    name: 'cuts external ids of a booking at 200 characters',
    tamper: () => rewriting('createBooking', (body) => body.replaceAll('x'.repeat(201), 'x')),
    red: ['VALID-02', 'VALID-03'],
  },
  {
    name: 'cuts external ids of a link at 200 characters',
    tamper: () => rewriting('createBookingUrl', (body) => body.replaceAll('x'.repeat(201), 'x')),
    red: ['URL-03', 'URL-04'],
  },
  {
    name: 'takes anything with an @ for an email address',
    tamper: () => rewriting('createBooking', (body) => body.replace(/"[^"]*@[^"]*"/, '"a@b.org"')),
    red: ['VALID-08'],
  },
  {
    name: 'takes a slot start without an offset for one in UTC',
    tamper: () =>
      atBody('createBooking', (body) => body.includes('T09:00:00"'), json(200, created)),
    red: ['VALID-30'],
  },
];

/** Gives the refusals of an operation another status. */
function onStatus(operation: OperationId, status: number): Tamper {
  return answerInstead(operation, async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status >= 400 ? { ...reply, status } : reply;
  });
}

const odd: readonly Flaw[] = [
  {
    name: 'breaks at null, at many levels, at much and at what it does not know',
    tamper: () =>
      atBody(
        'createBooking',
        (body) => /"county":null|\[{100}|x{200000}|"billingMode"/.test(body),
        fault,
      ),
    red: range('VALID', 54, 57),
  },
  {
    name: 'lets a request say how it is billed',
    tamper: () =>
      atBody(
        'createBooking',
        (body) => body.includes('"billingMode":"PATIENT_PAY"'),
        json(200, {
          success: true,
          data: {
            jobId: 'job_0',
            status: 'PENDING_PAYMENT',
            paymentRequiredUrl: 'https://book.example.org/pay',
          },
        }),
      ),
    red: ['VALID-55'],
  },
];

const strict: readonly Flaw[] = [
  {
    name: 'refuses every booking',
    tamper: () => onAnswerStatus('createBooking', refusal),
    red: range('VALID', 60, 78),
  },
  {
    name: 'refuses every link',
    tamper: () => onAnswerStatus('createBookingUrl', refusal),
    red: range('URL', 14, 19),
    blocked: range('URL', 21, 25),
  },
  ...(
    [
      ['phone numbers in national form', /"phone":"0/, ['VALID-61']],
      ['phone numbers from abroad', /"phone":"\+(?!44)/, ['VALID-62']],
      ['phone numbers of a dial code of one digit', /"phone":"\+1/, ['VALID-86']],
      ['emails with a plus', /"email":"[^"]*\+/, ['VALID-86']],
      ['emails in capitals', /"email":"[^"]*[A-Z]/, ['VALID-86']],
      ['surnames that are not written in English letters', /"lastName":"[^"a-z]*"/i, ['VALID-86']],
      ['national numbers that are no mobile ones', /"phone":"0[12]/, ['VALID-86']],
      ['emails of more than 60 characters', /"email":"[^"]{61}/, ['VALID-86']],
      ['first names of two words', /"firstName":"\w+ /, ['VALID-86']],
      ['births on the 29th of February', /"dateOfBirth":"\d{4}-02-29"/, ['VALID-86']],
      ['postcodes of the West End', /"postcode":"[A-Z]\d[A-Z]/, ['VALID-86']],
      ['men', /"gender":"MALE"/, ['VALID-63']],
      ['postcodes without a space', /"postcode":"\w+"/, ['VALID-64']],
      ['evenings', /"evening"/, ['VALID-67']],
      ['bodies of more than 4 KiB', /^.{4096}/, ['VALID-72']],
      ['bodies without an order id', /^(?!.*"externalOrderId")/, ['VALID-74', 'VALID-75']],
      ['special instructions', /"specialInstructions"/, ['VALID-76']],
      ['offsets other than Z', /"venueSlotStart":"[^"]*\+05:30"/, ['VALID-78']],
      ['offsets west of Greenwich', /"venueSlotStart":"[^"]*-\d\d:\d\d"/, ['VALID-82']],
      ['an offset of nothing', /"venueSlotStart":"[^"]*\+00:00"/, ['VALID-83']],
      ['fractions of a second', /"venueSlotStart":"[^"]*\.\d+Z"/, ['VALID-84']],
    ] as const
  ).map(([what, form, red]) => ({
    name: `refuses ${what}`,
    tamper: () => atBody('createBooking', (body) => form.test(body), refusal),
    red,
  })),
  {
    name: 'refuses a link without a patient’s email address',
    tamper: () =>
      atBody('createBookingUrl', (body) => /"patient":(?!.*"email")/.test(body), refusal),
    red: ['URL-18'],
  },
];

/** Replaces the successes of an operation. */
function onAnswerStatus(operation: OperationId, reply: Reply): Tamper {
  return answerInstead(operation, async (asked, forward) => {
    const came = await forward(asked);
    return came.status === 200 ? reply : came;
  });
}

const onJob = (change: (job: Json) => Json): Tamper => onMember('getBooking', 'job', change);

const cut = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 100) : value);

const textsOnly = (passthrough: unknown): Json =>
  Object.fromEntries(Object.entries((passthrough ?? {}) as Json).map(([k, v]) => [k, String(v)]));

type Members = readonly (readonly [string, unknown])[];

/** Keeps some of what was passed through. */
const keeping =
  (some: (members: Members) => Members) =>
  (job: Json): Json => {
    const passthrough = job['passthrough'] as Json | null;
    if (passthrough === null) return job;
    return { ...job, passthrough: Object.fromEntries(some(Object.entries(passthrough))) };
  };

const forgetful: readonly Flaw[] = [
  {
    name: 'keeps a hundred characters of an external id',
    tamper: () =>
      onJob((job) => ({
        ...job,
        externalUserId: cut(job['externalUserId']),
        externalOrderId: cut(job['externalOrderId']),
      })),
    red: ['VALID-68', 'VALID-69'],
  },
  {
    name: 'keeps texts alone in passthrough',
    tamper: () => onJob((job) => ({ ...job, passthrough: textsOnly(job['passthrough']) })),
    red: ['VALID-70', 'VALID-71'],
  },
  {
    name: 'leaves out of passthrough what begins with a dollar sign',
    tamper: () => onJob(keeping((members) => members.filter(([key]) => !key.startsWith('$')))),
    red: ['VALID-70'],
    among: ['VALID-71', 'VALID-72'],
  },
  {
    name: 'keeps fifty members of a passthrough',
    tamper: () => onJob(keeping((members) => members.slice(0, 50))),
    red: ['VALID-72'],
    among: ['VALID-70', 'VALID-71'],
  },
  {
    name: 'shows null for an empty passthrough',
    tamper: () =>
      onJob((job) =>
        JSON.stringify(job['passthrough']) === '{}' ? { ...job, passthrough: null } : job,
      ),
    red: ['VALID-73'],
  },
  {
    name: 'does not mind the offset of a slot start',
    tamper: () =>
      onJob((job) => {
        const start = new Date(Date.parse(String(job['venueSlotStart'])) + 5.5 * 3_600_000);
        return { ...job, venueSlotStart: start.toISOString() };
      }),
    red: ['VALID-77', 'VALID-78'],
  },
];

const changesLink =
  (change: (data: Json) => Json): (() => Tamper) =>
  () =>
    onData('createBookingUrl', change);

const links: readonly Flaw[] = [
  {
    name: 'breaks at a link for a venue that it does not know',
    tamper: () =>
      answerInstead('createBookingUrl', async (asked, forward) => {
        const reply = await forward(asked);
        return reply.status === 200 ? reply : fault;
      }),
    red: ['URL-20'],
  },
  {
    name: 'books when a link is minted',
    tamper: () => {
      const linked: Asked[] = [];
      return async (asked, forward) => {
        if (asked.operation === 'createBookingUrl') linked.push(asked);
        const reply = await forward(asked);
        if (asked.operation !== 'listBookings') return reply;
        const bookings = linked.map(({ body }) => JSON.parse(body) as Json);
        return json(200, { success: true, data: { bookings, nextCursor: null } });
      };
    },
    red: ['URL-21'],
  },
  {
    name: 'gives the path of a link alone',
    tamper: changesLink((data) => ({ ...data, url: new URL(String(data['url'])).pathname })),
    red: ['URL-22'],
  },
  {
    name: 'has a number in its links',
    tamper: changesLink(withMember('url', 'https://book.example.org/b/12345')),
    red: ['URL-23'],
    blocked: ['URL-24'],
  },
  {
    name: 'has a number of its own for each token',
    tamper: changesLink(withMember('tokenId', 'tok_1')),
    red: ['URL-24', 'URL-25'],
  },
  {
    name: 'gives the same link again',
    tamper: () => {
      let first: unknown;
      return onAnswer('createBookingUrl', 200, (body) => (first ??= body));
    },
    red: ['URL-25'],
  },
];

/** Refuses, and books all the same: what it has taken before, under the ids of what it refuses. */
const booksTheRefused = (): Tamper => {
  let taken: Asked | undefined;
  return answerInstead('createBooking', async (asked, forward) => {
    const reply = await forward(asked);
    if (reply.status === 200) taken = asked;
    else if (taken !== undefined) {
      const { externalOrderId } = JSON.parse(asked.body) as Json;
      const body = JSON.stringify({ ...(JSON.parse(taken.body) as Json), externalOrderId });
      await forward({ ...taken, body });
    }
    return reply;
  });
};

/** Takes the phlebotomist that the client names for one who has accepted. */
const letsChoose = (): Tamper => {
  const chosen = new Set<unknown>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    if (reply.status !== 200) return reply;
    const { data } = JSON.parse(reply.body) as { data: Json };
    if (asked.operation === 'createBooking' && asked.body.includes('phlebotomistId')) {
      chosen.add(data['jobId']);
    }
    const job = data['job'] as Json | undefined;
    if (asked.operation !== 'getBooking' || !chosen.has(job?.['id'])) return reply;
    return json(200, { success: true, data: { job: { ...job, status: 'CONFIRMED' } } });
  };
};

const oneForOne: readonly Flaw[] = [
  {
    name: 'takes a second booking that is alike for the first',
    tamper: () => {
      let first: unknown;
      return onAnswer('createBooking', 200, (body) => (first ??= body));
    },
    red: ['VALID-79'],
  },
  {
    name: 'books what it has refused',
    tamper: booksTheRefused,
    red: ['VALID-80'],
    among: ['WEBHOOK-01'],
  },
  {
    name: 'lets the client choose the phlebotomist',
    tamper: letsChoose,
    red: ['VALID-81'],
  },
];

export const validationFlaws: readonly Flaw[] = [
  ...[...lax, ...odd, ...strict, ...forgetful, ...links],
  ...oneForOne,
];
