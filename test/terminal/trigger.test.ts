// `phlebo trigger`: all 27 types, on new bookings and on given ones.

import { eventTypes, channelsOf, type EventType } from '#contract/events.ts';
import { validateWebhook } from '#contract/validate.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { jsonOf, runHere, type Ran } from './here.ts';

vi.setConfig({ testTimeout: 30_000 });

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ clock: '2027-01-04T09:00:00Z' });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const trigger = (...words: readonly string[]): Promise<Ran> =>
  runHere(sandbox.url, 'trigger', ...words);

type Told = {
  readonly steps: readonly {
    readonly action: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly result: Readonly<Record<string, unknown>>;
  }[];
  readonly events: readonly { readonly type: string; readonly body: string }[];
};

const told = async (...words: readonly string[]): Promise<Told> => {
  const ran = await trigger(...words, '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  return jsonOf(ran) as Told;
};

const isOfVenue = (type: EventType): boolean => type.startsWith('venue.');

const ways = eventTypes.flatMap((type) =>
  isOfVenue(type)
    ? [{ type, words: [] as readonly string[] }]
    : channelsOf(type).map((channel) => ({ type, words: ['--channel', channel] })),
);

describe('on a new booking', () => {
  it.each(ways)('$type fires, and is as the contract has it: $words', async ({ type, words }) => {
    const { events } = await told(type, ...words);
    const wanted = events.filter((event) => event.type === type);
    expect(wanted.length).toBeGreaterThanOrEqual(1);
    for (const event of events) {
      expect(validateWebhook(event.type, JSON.parse(event.body))).toEqual([]);
    }
  });

  it.each(eventTypes.filter((type) => !isOfVenue(type)))(
    '%s fires for a client whose patients pay, or cannot, and then nothing is done',
    async (type) => {
      const payer = sandbox.clients.find(({ billingMode }) => billingMode === 'PATIENT_PAY');
      const ran = await trigger(type, '--client', payer?.id ?? '', '--json');
      if (type.startsWith('invoice.')) {
        expect(ran).toMatchObject({ code: 1, out: '' });
        expect(ran.err).toMatch(/^Client cl_\S+ cannot have invoice\.\S+ for .* bookings\.$/);
        expect(await sandbox.events.list()).toEqual([]);
      } else {
        expect((jsonOf(ran) as Told).events.map((event) => event.type)).toContain(type);
      }
    },
  );

  it('tells each step and each event, in order, to a person', async () => {
    const { code, out } = await trigger('job.in_progress', '--channel', 'IN_VENUE');
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^booking\.createInternal {2}clientId=cl_\S+ .*jobId=job_\S+$/),
      expect.stringMatching(/^payment\.finalize {2}jobId=job_\S+$/),
      expect.stringMatching(/^venue\.checkIn {2}jobId=job_\S+$/),
    ]);
    const types = lines.filter((line) => / {2}evt_/.test(line)).map((line) => line.split(' ')[0]);
    expect(types).toEqual(['job.created', 'job.confirmed', 'job.in_progress']);
  });

  it('leaves out what others do meanwhile', async () => {
    const before = sandbox.events.waitFor({ type: 'job.created' });
    const [{ events }] = await Promise.all([
      told('job.confirmed'),
      before.then(({ clientId }) => sandbox.do('booking.createInternal', { clientId })),
    ]);
    expect(events.map(({ type }) => type)).toEqual([
      'job.created',
      'job.confirmed',
      'dispatch.assigned',
    ]);
  });
});

describe('words for the actions on the way', () => {
  it('reach the step that takes them', async () => {
    const { steps, events } = await told(
      'sample.results_ready',
      'phlebotomist.name=Kim Vein',
      'phlebotomist.phone=+447700900209',
      'sample.barcode="0042"',
      'sample.clientMetadata.tray=7',
      'resultsUrl=https://lab.example.org/r/1',
    );
    const given = Object.fromEntries(steps.map(({ action, parameters }) => [action, parameters]));
    expect(given['phlebotomist.accept']).toMatchObject({
      phlebotomist: { name: 'Kim Vein', phone: '+447700900209' },
    });
    expect(given['job.complete']).toMatchObject({
      sample: { barcode: '0042', clientMetadata: { tray: 7 } },
    });
    const last = JSON.parse(events.at(-1)?.body ?? '') as { data: object };
    expect(last.data).toMatchObject({ resultsUrl: 'https://lab.example.org/r/1' });
  });

  it('replace what is usually given', async () => {
    const { steps } = await told('dispute.closed', 'outcome=lost', 'amountPence=100');
    expect(steps.map(({ parameters }) => parameters)).toMatchObject([
      {},
      { amountPence: 100 },
      { outcome: 'lost' },
    ]);
  });

  it.each([
    ['that nobody takes', ['job.confirmed', 'reason=why'], /^Nothing on the way takes reason: /],
    [
      'with an unknown member',
      ['job.confirmed', 'phlebotomist.age=9'],
      /takes phlebotomist\.age: /,
    ],
    ['that the plan fills in', ['job.confirmed', 'fulfillmentChannel=IN_VENUE'], /takes fulfil/],
    ['that are an id', ['job.confirmed', 'jobId=job_1'], /takes jobId/],
    ['that decide what a venue is', ['venue.activated', 'active=true'], /takes active/],
    [
      'of another step than are on the way',
      ['job.created', 'resultsUrl=http://x'],
      /takes results/,
    ],
  ])('%s are refused, and nothing is done', async (_, words, sentence) => {
    const ran = await trigger(...words);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(sentence);
    expect(ran.err).not.toContain('\n');
    expect(await sandbox.events.list()).toEqual([]);
  });
});

describe('on a given booking', () => {
  const bookedIn = async (channel: 'MOBILE' | 'IN_VENUE'): Promise<string> => {
    const clientId = sandbox.clients[0]?.id;
    const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', {
      clientId,
      fulfillmentChannel: channel,
    });
    return jobId;
  };

  it('goes on from where it stands', async () => {
    const jobId = await bookedIn('MOBILE');
    await sandbox.do('phlebotomist.accept', { jobId });
    const { steps, events } = await told('job.completed', '--job', jobId);
    expect(steps.map(({ action }) => action)).toEqual(['phlebotomist.start', 'job.complete']);
    expect(events.map(({ type }) => type)).toEqual([
      'job.in_progress',
      'job.completed',
      'sample.registered',
    ]);
  });

  it('takes the invoice, the dispute and the refund that there are', async () => {
    const jobId = await bookedIn('IN_VENUE');
    for (const type of ['invoice.overdue', 'dispute.opened', 'dispute.closed', 'refund.created']) {
      await told(type, '--job', jobId);
    }
    const paid = await told('invoice.paid', '--job', jobId);
    expect(paid.steps.map(({ action }) => action)).toEqual(['invoice.pay']);
    const settled = await told('refund.succeeded', '--job', jobId);
    expect(settled.steps.map(({ action }) => action)).toEqual(['refund.settle']);
  });

  it.each([
    'job.created',
    'job.confirmed',
    'job.in_progress',
    'job.completed',
    'sample.registered',
  ])('says in a sentence that the point of %s has passed', async (type) => {
    const jobId = await bookedIn('MOBILE');
    await told('sample.in_lab', '--job', jobId);
    const before = await sandbox.events.list();
    const ran = await trigger(type, '--job', jobId);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toBe(`The job is completed: the point at which ${type} fires has passed.`);
    expect(await sandbox.events.list()).toEqual(before);
  });

  it('says so of an invoice and a dispute too', async () => {
    const jobId = await bookedIn('MOBILE');
    await told('invoice.paid', '--job', jobId);
    await told('dispute.opened', '--job', jobId);
    for (const [type, phase] of [
      ['invoice.created', 'The invoice is paid'],
      ['dispute.opened', 'The dispute is open'],
    ] as const) {
      const { code, err } = await trigger(type, '--job', jobId);
      expect(code).toBe(1);
      expect(err).toBe(`${phase}: the point at which ${type} fires has passed.`);
    }
  });

  it('says where no way leads to it, and does nothing', async () => {
    const jobId = await bookedIn('MOBILE');
    await sandbox.do('staff.cancel', { jobId });
    for (const type of ['job.completed', 'sample.in_lab', 'invoice.paid']) {
      const { code, err } = await trigger(type, '--job', jobId);
      expect(code).toBe(1);
      expect(err).toBe(`The job is cancelled: from there no way leads to ${type}.`);
    }
  });

  it('tells what was done before a step was refused', async () => {
    const words = ['dispatch.assigned', 'phlebotomist.name=Kim Vein'];
    const { code, out, err } = await trigger(...words, '--json');
    expect(code).toBe(2);
    expect(err).toMatch(/^phlebotomist\.accept: phlebotomist\.phone: /);
    const done = JSON.parse(out) as Told;
    expect(done.steps.map(({ action }) => action)).toEqual(['booking.createInternal']);
    expect(done.events.map(({ type }) => type)).toEqual(['job.created']);
  });

  it('says that a mark is made already', async () => {
    const jobId = await bookedIn('MOBILE');
    await told('job.en_route', '--job', jobId);
    expect(await trigger('job.en_route', '--job', jobId)).toEqual({
      code: 1,
      out: '',
      err: 'phlebotomist.enRoute: The phlebotomist is on the way already.',
    });
  });

  it.each([
    ['one of the other channel', ['job.checked'], 2, /^There is no event "job\.checked"/],
    ['what belongs to the other channel', ['job.en_route'], 1, /no event of IN_VENUE bookings/],
    ['a venue event', ['venue.activated'], 2, /is of a venue: leave --job, --client/],
    [
      'a channel that it has not',
      ['job.confirmed', '--channel', 'MOBILE'],
      2,
      /leave --channel out/,
    ],
    ['a client that it has not', ['job.confirmed', '--client', 'cl_x'], 2, /leave --client out/],
  ])('refuses %s', async (_, words, wanted, sentence) => {
    const { code, err } = await trigger(...words, '--job', await bookedIn('IN_VENUE'));
    expect(code).toBe(wanted);
    expect(err).toMatch(sentence);
  });
});

it.each([
  ['an unknown booking', ['job.created', '--job', 'job_x'], 1, /There is no job with id job_x/],
  ['an unknown client', ['job.created', '--client', 'cl_x'], 1, /^There is no client with id cl_x/],
  ['no such channel', ['job.created', '--channel', 'mobile'], 2, /Allowed choices are MOBILE/],
  ['a channel that it has not', ['job.en_route', '--channel', 'IN_VENUE'], 2, /no event of IN_V/],
  ['no event', [], 2, /missing required argument 'event'/],
])('refuses %s', async (_, words, wanted, sentence) => {
  const { code, err } = await trigger(...words);
  expect(code).toBe(wanted);
  expect(err).toMatch(sentence);
});

it('says which open point keeps an event silent', async () => {
  await sandbox.do('policy.set', { O01: 'silent' });
  const { code, err } = await trigger('job.eta_updated');
  expect(code).toBe(1);
  expect(err).toBe(
    'job.eta_updated did not fire: a policy of this sandbox keeps it silent; see O01 in phlebo do policy.list.',
  );
});

it('needs a client, and says how to make one', async () => {
  const empty = await createSandbox({ world: 'empty' });
  const clients = await empty.do<{ clients: readonly unknown[] }>('client.list');
  const { code, err } = await runHere(
    empty.url,
    'trigger',
    'job.confirmed',
    '--channel',
    'IN_VENUE',
  );
  await empty.close();
  expect(clients.clients.length).toBeGreaterThan(0);
  expect(code).toBe(1);
  expect(err).toMatch(/No bookable venue has a free slot .*: create one\.$/);
});
