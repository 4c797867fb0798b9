import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeWorld } from '../complete/complete-world.ts';
import { defaultWorld } from '../default/default-world.ts';
import { WorldError } from '../fault.ts';
import { nowhere } from '../states/nowhere.ts';
import { worldStates } from '../states/world-states.ts';
import type { World } from '../world.ts';
import { readWorld } from './read-world.ts';

const startAt = Date.parse('2026-11-30T09:00:00Z');

const statesOf = (world: World) => {
  const { states, faults } = worldStates(completeWorld(world), startAt, nowhere);
  expect(faults).toEqual([]);
  return states;
};

/** The lines of the error that reading the text throws. */
const faultsOf = (text: string): string[] => {
  try {
    readWorld(text, 'w.yaml', startAt);
  } catch (error) {
    if (error instanceof WorldError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('a world file', () => {
  it('may be as short as this', () => {
    const states = statesOf(readWorld('clients: [{}]', 'w.yaml', startAt));
    expect(states.client).toHaveLength(1);
    expect(states.key).toHaveLength(1);
    expect(states.panel).toHaveLength(1);
  });

  it('gives the same states after it was written as JSON and read again', () => {
    const world = defaultWorld(1);
    for (const text of [JSON.stringify(world), JSON.stringify(world, null, '\t')]) {
      const again = readWorld(text, 'default.json', startAt);
      expect(statesOf(again)).toEqual(statesOf(world));
    }
  });

  it('fills in what a job leaves out', () => {
    const text = `
      clients: [{ id: acme, billingMode: PATIENT_PAY }]
      venues: [{ id: leeds, operatingHours: { wednesday: { open: '09:00', close: '10:00' } } }]
      jobs:
        - {}
        - { venueId: leeds }
        - { venueId: leeds, phase: completed }
        - { phase: inProgress }
        - { phase: cancelled }
        - { phase: noShow, venueId: leeds }
        - { phase: cancelled, startedAt: -1d, cancelledAt: -23h }
        - { phase: confirmed, appointmentAt: 2026-12-24T13:00:00Z }
    `;
    const { job, sample } = statesOf(readWorld(text, 'w.yaml', startAt));
    const told = job.map((each) => [
      each.phase,
      each.payment,
      new Date(each.createdAt).toISOString().slice(0, 16),
      new Date(each.visit.appointmentAt).toISOString().slice(0, 16),
      each.visit.channel === 'MOBILE' ? each.visit.timePreference : each.visit.venueId,
    ]);
    // Started on a Monday at nine; the venue opens for an hour on Wednesdays.
    expect(told).toEqual([
      ['completed', 'PAID', '2026-11-22T09:30', '2026-11-25T09:30', 'leeds'],
      ['noShow', 'PAID', '2026-11-22T09:30', '2026-11-25T09:30', 'leeds'],
      ['cancelled', 'PAID', '2026-11-26T09:00', '2026-11-29T09:00', 'morning'],
      ['inProgress', 'PAID', '2026-11-27T08:45', '2026-11-30T08:45', 'morning'],
      ['cancelled', 'PENDING', '2026-11-27T09:00', '2026-12-03T08:00', 'morning'],
      ['pendingPayment', 'PENDING', '2026-11-28T09:00', '2026-12-03T08:00', 'morning'],
      ['pendingPayment', 'PENDING', '2026-11-28T09:00', '2026-12-09T09:00', 'leeds'],
      ['confirmed', 'PAID', '2026-11-28T09:00', '2026-12-24T13:00', 'afternoon'],
    ]);
    expect(sample).toMatchObject([{ phase: 'registered', resultsUrl: null }]);
  });

  it('tells the payment of a job from its invoice, refund or dispute', () => {
    const text = `
      clients: [{ id: weekly }, { id: pays, billingMode: PATIENT_PAY }]
      jobs:
        - { id: billed, clientId: weekly, phase: completed }
        - { id: unpaid, clientId: weekly, phase: completed }
        - { id: refunded, clientId: pays, phase: cancelled }
        - { id: trying, clientId: pays, phase: cancelled }
        - { id: disputed, clientId: weekly, phase: confirmed }
      invoices:
        - { id: one, phase: paid, lines: [{ jobId: billed }] }
        - { id: two, lines: [{ jobId: unpaid, amountPence: 1234 }] }
      refunds:
        - { jobId: refunded, phase: succeeded }
        - { jobId: trying, amount: 12.5 }
      disputes:
        - { jobId: disputed }
    `;
    const states = statesOf(readWorld(text, 'w.yaml', startAt));
    expect(Object.fromEntries(states.job.map(({ id, payment }) => [id, payment]))).toEqual({
      billed: 'PAID',
      unpaid: 'PENDING',
      refunded: 'REFUNDED',
      trying: 'PAID',
      disputed: 'PAID',
    });
    expect(states.invoice).toMatchObject([
      { invoiceNumber: 'INV-2026-000001', totalPence: 10_200, clientId: 'weekly' },
      { invoiceNumber: 'INV-2026-000002', subtotalPence: 1234, vatPence: 247, totalPence: 1481 },
    ]);
    expect(states.refund).toMatchObject([
      { jobId: 'refunded', amount: 85, reason: 'booking_cancelled', cancelledJob: true },
      { jobId: 'trying', amount: 12.5, processorRefundId: null },
    ]);
    expect(states.dispute).toMatchObject([{ clientId: 'weekly', status: 'needs_response' }]);
  });

  it('moves a slot to the nearest free one, a later one for what is to come', () => {
    const text = `
      clients: [{}]
      venues: [{ id: one, phlebotomyStations: 1, operatingHours: { monday: { open: '10:00', close: '11:00' } } }]
      jobs:
        - { venueId: one, venueSlotStart: +1h }
        - { venueId: one, venueSlotStart: +1h }
        - { venueId: one, venueSlotStart: +1h }
        - { venueId: one, venueSlotStart: -1h, phase: noShow }
    `;
    const { job } = statesOf(readWorld(text, 'w.yaml', startAt));
    expect(job.map(({ visit }) => new Date(visit.appointmentAt).toISOString()).sort()).toEqual([
      '2026-11-23T10:30:00.000Z',
      '2026-11-30T10:00:00.000Z',
      '2026-11-30T10:30:00.000Z',
      '2026-12-07T10:00:00.000Z',
    ]);
  });
});

const acme = 'clients: [{ id: acme }]\n';
const pays = 'clients: [{ id: pays, billingMode: PATIENT_PAY }]\n';
const venue = 'venues: [{ id: leeds }]\n';

describe('a world file that is wrong', () => {
  it.each<[fault: string, text: string, expected: string[]]>([
    ['is empty', '', ['w.yaml:1:1 the world: expected a map, got null']],
    ['is a list', '[]', ['w.yaml:1:1 the world: expected a map, got []']],
    ['has no clients', 'jobs: []', ['w.yaml:1:1 clients: is missing']],
    [
      'has an empty list of clients',
      'clients: []',
      ['w.yaml:1:10 clients: expected a list of 1 or more'],
    ],
    [
      'has a map where a list belongs',
      'clients: { id: acme }',
      ['w.yaml:1:10 clients: expected a list, got {"id":"acme"}'],
    ],
    [
      'has a list that it should not have',
      `${acme}samples: []`,
      [
        'w.yaml:2:10 samples: is not known here: expected clients, panels, venues, jobs, invoices, refunds, disputes or links',
      ],
    ],
    [
      'has a key that breaks the line',
      '{"clients": [{"na\\nme": 1}]}',
      [
        expect.stringContaining(
          'w.yaml:1:25 clients[0]["na\\nme"]: is not known here: expected id, name,',
        ) as string,
      ],
    ],
    [
      'is broken YAML',
      'clients:\n  - id: [acme\n',
      [
        'w.yaml:3:1 Flow sequence in block collection must be sufficiently indented and end with a ]',
      ],
    ],
    [
      'is broken JSON',
      '{"clients": [{"id": "a",}',
      [
        'w.yaml:1:26 Flow sequence in block collection must be sufficiently indented and end with a ]',
      ],
    ],
    ['says a thing twice', 'clients: [{ id: a, id: b }]', ['w.yaml:1:20 Map keys must be unique']],
    [
      'has values of wrong kinds, all of which are told',
      `clients:
  - id: acme clinic
    billingMode: weekly
    capabilities: { canUseVenueNetwork: yes please }
    keys:
      - { apiKey: secret, scopes: [bookings, 'venues:read'] }
    webhooks: [{ url: example.org/hook, eventTypes: [job.made] }]
    webhookSecret: hush
    venueCompletionFields: [{ key: 1st, label: First, type: select, required: true }]
    createdAt: yesterday`,
      [
        'w.yaml:2:9 clients[0].id: expected an id of letters, digits, ".", "_" and "-", at most 100, got "acme clinic"',
        'w.yaml:3:18 clients[0].billingMode: expected WEEKLY_INVOICE or PATIENT_PAY, got "weekly"',
        'w.yaml:4:41 clients[0].capabilities.canUseVenueNetwork: expected true or false, got "yes please"',
        'w.yaml:6:19 clients[0].keys[0].apiKey: expected pj_live_ and 8 or more letters, digits, "_" or "-", got "secret"',
        'w.yaml:6:36 clients[0].keys[0].scopes[0]: expected bookings:read, bookings:write, venues:read, invoices:read, refunds:read or disputes:read, got "bookings"',
        'w.yaml:7:23 clients[0].webhooks[0].url: expected an http or https address, got "example.org/hook"',
        expect.stringContaining(
          'w.yaml:7:54 clients[0].webhooks[0].eventTypes[0]: expected job.created',
        ) as string,
        'w.yaml:8:20 clients[0].webhookSecret: expected whsec_ and the base64 of 24 or more bytes, got "hush"',
        'w.yaml:9:36 clients[0].venueCompletionFields[0].key: expected a letter, then letters, digits or "_", got "1st"',
        'w.yaml:9:29 clients[0].venueCompletionFields[0].options: is missing',
        'w.yaml:10:16 clients[0].createdAt: expected a moment: now, -2d3h or +90m (from the start of the clock), "today+2 10:30", or 2026-12-01T09:30:00Z, got "yesterday"',
      ],
    ],
    [
      'has a venue that cannot be',
      `${acme}venues:
  - timezone: Europe/Leeds
    slotDurationMinutes: 0
    phlebotomyStations: 1.5
    operatingHours: { funday: null, monday: { open: '18:00', close: '9:00' }, friday: { open: '10:00', close: '10:00' } }`,
      [
        'w.yaml:3:15 venues[0].timezone: expected an IANA time zone, as in Europe/London, got "Europe/Leeds"',
        'w.yaml:4:26 venues[0].slotDurationMinutes: expected a whole number from 1 to 1440, got 0',
        'w.yaml:5:25 venues[0].phlebotomyStations: expected a whole number from 0 up, got 1.5',
        'w.yaml:6:31 venues[0].operatingHours.funday: is not known here: expected monday, tuesday, wednesday, thursday, friday, saturday or sunday',
        'w.yaml:6:69 venues[0].operatingHours.monday.close: expected a time from 00:00 to 24:00, got "9:00"',
        'w.yaml:6:111 venues[0].operatingHours.friday.close: expected a time after 10:00, got 10:00',
      ],
    ],
    [
      'tells of wrong forms and of wrong contents in one go, and of nothing that follows from them',
      `clients: [{ id: acme }, { id: acme }]
venues:
  - { id: leeds, active: 1 }
jobs:
  - { id: good, clientId: acme, venueId: leeds }
  - { id: bad, clientId: acme, phase: done }
  - { clientId: nobody, venueId: york }
invoices:
  - { lines: [{ jobId: bad }, { jobId: none }] }`,
      [
        'w.yaml:3:26 venues[0].active: expected true or false, got 1',
        'w.yaml:6:39 jobs[1].phase: expected pendingPayment, pending, available, confirmed, inProgress, completed, cancelled or noShow, got "done"',
        'w.yaml:1:31 clients[1].id: clients[0] has the id "acme" already',
        'w.yaml:7:34 jobs[2].venueId: no venue has the id "york": the world has no venue',
        'w.yaml:7:17 jobs[2].clientId: no client has the id "nobody": expected one of acme',
        'w.yaml:9:40 invoices[0].lines[1].jobId: no job has the id "none": expected one of good, job_…',
      ],
    ],
    [
      'has one key twice',
      `clients: [{ id: a, keys: [{ apiKey: pj_live_sandbox_1 }] }, { id: b, keys: [{}, { apiKey: pj_live_sandbox_1 }] }]`,
      ['w.yaml:1:91 clients[1].keys[1].apiKey: is the key of clients[0].keys[0] already'],
    ],
    [
      'leaves open whose a job is',
      'clients: [{ id: a }, { id: b }]\njobs: [{}]',
      ['w.yaml:2:8 jobs[0].clientId: is missing: expected one of a, b'],
    ],
    [
      'has a venue job without a venue',
      `${acme}jobs: [{ fulfillmentChannel: IN_VENUE }]`,
      ['w.yaml:2:8 jobs[0].venueId: is missing: the world has no venue'],
    ],
    [
      'has a job at a venue without slots',
      `${acme}venues: [{ id: leeds, phlebotomyStations: null }]\njobs: [{ venueId: leeds }]`,
      [
        'w.yaml:3:19 jobs[0].venueId: the venue "leeds" has no slots: it needs operatingHours and phlebotomyStations',
      ],
    ],
    [
      'has members of the other channel',
      `${acme}${venue}jobs: [{ venueId: leeds, preferredDate: today, eta: +1h }, { fulfillmentChannel: MOBILE, venueId: leeds }]`,
      [
        'w.yaml:3:41 jobs[0].preferredDate: is of a job that is MOBILE, and this one is IN_VENUE',
        'w.yaml:3:53 jobs[0].eta: is of a job that is MOBILE, and this one is IN_VENUE',
        'w.yaml:3:99 jobs[1].venueId: is of a job that is IN_VENUE, and this one is MOBILE',
      ],
    ],
    [
      'has members of another phase',
      `${acme}jobs: [{ phase: pending, startedAt: -1h, sample: {} }, { phase: completed, sample: { resultsUrl: x } }]`,
      [
        'w.yaml:2:37 jobs[0].startedAt: is of a job that is inProgress, completed or cancelled, and this one is pending',
        'w.yaml:2:50 jobs[0].sample: is of a job that is completed, and this one is pending',
        'w.yaml:2:98 jobs[1].sample.resultsUrl: is of a sample that is resultsReady, and this one is registered',
      ],
    ],
    [
      'has phases that its channel or billing mode does not know',
      `clients: [{ id: weekly }, { id: pays, billingMode: PATIENT_PAY }]
venues: [{ id: leeds }]
jobs:
  - { clientId: weekly, phase: pendingPayment }
  - { clientId: weekly, venueId: leeds, phase: available }
  - { clientId: pays, venueId: leeds, phase: pending }
  - { clientId: pays, phase: confirmed, acceptances: 0 }
  - { clientId: pays, acceptances: 2 }`,
      [
        'w.yaml:4:32 jobs[0].phase: no patient of a WEEKLY_INVOICE client is asked to pay: expected pending',
        'w.yaml:5:48 jobs[1].phase: nobody is sought for an IN_VENUE job: expected pending or confirmed',
        'w.yaml:6:46 jobs[2].phase: a venue booking is confirmed when it is paid: expected pendingPayment or confirmed',
        'w.yaml:7:54 jobs[3].acceptances: a confirmed job has been accepted: expected 1 or more',
        'w.yaml:8:36 jobs[4].acceptances: nobody accepts a job that is not paid: expected 0',
      ],
    ],
    [
      'has a panel of another client, or of nobody',
      `clients: [{ id: a }, { id: b }]
panels: [{ id: own, clientId: b }, { id: lost, clientId: c }]
jobs: [{ clientId: a, testType: own }, { clientId: a, testType: x }, { clientId: a }]`,
      [
        'w.yaml:2:58 panels[1].clientId: no client has the id "c": expected one of a, b',
        'w.yaml:3:33 jobs[0].testType: the panel "own" is private to the client "b"',
        'w.yaml:3:65 jobs[1].testType: no panel has the id "x": expected one of own, lost',
        'w.yaml:3:70 jobs[2].testType: is missing: expected one of own, lost',
      ],
    ],
    [
      'has payments that its money denies',
      `${pays}${venue}jobs:
  - { id: a, payment: PAID }
  - { id: b, phase: confirmed, payment: PENDING }
  - { id: c, phase: confirmed, payment: REFUNDED }
  - { id: d, phase: cancelled, payment: PAID }
  - { id: e, phase: cancelled, payment: PENDING }
refunds: [{ jobId: d, phase: succeeded }, { jobId: e }]`,
      [
        'w.yaml:4:23 jobs[0].payment: the job waits for its payment: expected PENDING',
        'w.yaml:5:41 jobs[1].payment: a PATIENT_PAY job that is confirmed has been paid: expected PAID',
        'w.yaml:6:41 jobs[2].payment: no refund of this job has succeeded: expected PAID',
        'w.yaml:7:41 jobs[3].payment: a refund of this job has succeeded: expected REFUNDED',
        'w.yaml:8:41 jobs[4].payment: the job has a refund or a dispute, so it was paid',
        'w.yaml:9:52 refunds[1].jobId: the job "e" has not been paid',
      ],
    ],
    [
      'has invoices that nobody would send',
      `clients: [{ id: weekly }, { id: pays, billingMode: PATIENT_PAY }]
jobs:
  - { id: done, clientId: weekly, phase: completed }
  - { id: open, clientId: weekly }
  - { id: other, clientId: pays, phase: completed }
invoices:
  - { id: one, lines: [{ jobId: done }, { jobId: done }, { jobId: open }, { jobId: other }], paidAt: now }
  - { clientId: weekly, lines: [{ jobId: done }] }
  - { clientId: pays, lines: [] }
  - { lines: [] }
  - { clientId: weekly, lines: [], phase: overdue, dueDate: +1d, periodStart: now, periodEnd: -1d }
  - { clientId: weekly, lines: [], phase: paid, createdAt: -1d, paidAt: -2d }`,
      [
        'w.yaml:7:102 invoices[0].paidAt: is of an invoice that is paid, and this one is pending',
        'w.yaml:7:50 invoices[0].lines[1].jobId: the job "done" has a line already',
        'w.yaml:7:67 invoices[0].lines[2].jobId: the job "open" is pending: only completed jobs are invoiced',
        'w.yaml:7:84 invoices[0].lines[3].jobId: the job "other" is another client\'s',
        'w.yaml:8:42 invoices[1].lines[0].jobId: the job "done" is on the invoice "one" already',
        'w.yaml:9:17 invoices[2].clientId: the client "pays" is PATIENT_PAY: only WEEKLY_INVOICE clients get invoices',
        'w.yaml:10:5 invoices[3].clientId: is missing: expected one of weekly, pays',
        'w.yaml:11:95 invoices[4].periodEnd: expected a moment after periodStart',
        'w.yaml:11:61 invoices[4].dueDate: an overdue invoice has passed its due date',
        'w.yaml:12:73 invoices[5].paidAt: lies before createdAt: 2026-11-28T09:00:00.000Z before 2026-11-29T09:00:00.000Z',
      ],
    ],
    [
      'has a refund of nothing',
      `${acme}refunds: [{ amount: -1 }]`,
      [
        'w.yaml:2:21 refunds[0].amount: expected an amount in pounds above 0, got -1',
        'w.yaml:2:11 refunds[0].jobId: is missing',
      ],
    ],
    [
      'has refunds and disputes of nothing',
      `${pays}jobs:
  - { id: unpaid }
  - { id: paid, phase: confirmed }
refunds:
  - { jobId: unpaid }
  - { jobId: paid, cancelledJob: true, processorRefundId: re_1, createdAt: now }
disputes:
  - { jobId: nothing }
  - { jobId: paid, createdAt: -1h }
  - { jobId: paid, status: under_review }
  - { jobId: paid, status: won, updatedAt: -1w }`,
      [
        'w.yaml:6:14 refunds[0].jobId: the job "unpaid" has not been paid',
        'w.yaml:7:59 refunds[1].processorRefundId: is of a refund that is succeeded or reconciled, and this one is pending',
        'w.yaml:7:34 refunds[1].cancelledJob: the job "paid" is confirmed, not cancelled',
        'w.yaml:9:14 disputes[0].jobId: no job has the id "nothing": expected one of unpaid, paid',
        'w.yaml:11:28 disputes[2].status: another dispute on the job "paid" is open: close one',
        'w.yaml:7:76 refunds[1].createdAt: the dispute "dp_…" is open since before then, and blocks refunds of the job',
        'w.yaml:12:44 disputes[3].updatedAt: lies before createdAt: 2026-11-23T09:00:00.000Z before 2026-11-29T09:00:00.000Z',
      ],
    ],
    [
      'has links that nobody could have used',
      `${acme}jobs:
  - { id: byApi }
  - { id: hosted, bookingSource: INTEGRATION_HOSTED, createdAt: -1d }
links:
  - { scope: { kind: anything } }
  - { scope: { kind: venue } }
  - { scope: { kind: all-mobile, venueId: leeds } }
  - { scope: { kind: venue, venueId: leeds } }
  - { scope: { kind: all-mobile }, usedBy: byApi }
  - { scope: { kind: all-venues }, usedBy: hosted }
  - { scope: { kind: all-mobile }, usedBy: hosted, mintedAt: -3d }
  - { scope: { kind: all-mobile }, mintedAt: +1d }`,
      [
        'w.yaml:6:22 links[0].scope.kind: expected all-mobile, all-venues, venue or mobile-then-venue-fallback, got "anything"',
        'w.yaml:7:14 links[1].scope.venueId: is missing',
        'w.yaml:8:43 links[2].scope.venueId: is not known here: expected kind',
        'w.yaml:9:38 links[3].scope.venueId: no venue has the id "leeds": the world has no venue',
        'w.yaml:10:44 links[4].usedBy: the job "byApi" was not booked with a link: its bookingSource must be INTEGRATION_HOSTED',
        'w.yaml:11:44 links[5].usedBy: the job "hosted" is not of the kind that this link allows (all-venues)',
        'w.yaml:12:44 links[6].usedBy: the job "hosted" was booked with another link',
        'w.yaml:12:44 links[6].usedBy: the job "hosted" was not booked in the 24 hours after mintedAt',
        'w.yaml:13:46 links[7].mintedAt: lies after the start of the clock: 2026-12-01T09:00:00.000Z',
      ],
    ],
    [
      'has things happen before their time',
      `${acme}${venue}jobs:
  - { createdAt: +1h }
  - { phase: completed, createdAt: -1h, startedAt: -2h }
  - { phase: completed, startedAt: -1h, completedAt: -2h }
  - { phase: completed, completedAt: -1d, sample: { phase: resultsReady, resultsReadyAt: -2d } }
  - { phase: noShow, flaggedAt: +1m }
  - { phase: cancelled, startedAt: -1h, cancelledAt: -2h }
  - { venueId: leeds, venueSlotStart: 2026-12-01T08:10:00Z }
  - { venueId: leeds, venueSlotStart: 2026-12-01T03:00:00Z }`,
      [
        'w.yaml:4:18 jobs[0].createdAt: lies after the start of the clock: 2026-11-30T10:00:00.000Z',
        'w.yaml:5:52 jobs[1].startedAt: lies before createdAt: 2026-11-30T07:00:00.000Z before 2026-11-30T08:00:00.000Z',
        'w.yaml:6:54 jobs[2].completedAt: lies before startedAt: 2026-11-30T07:00:00.000Z before 2026-11-30T08:00:00.000Z',
        'w.yaml:7:90 jobs[3].sample.resultsReadyAt: lies before completedAt: 2026-11-28T09:00:00.000Z before 2026-11-29T09:00:00.000Z',
        'w.yaml:8:33 jobs[4].flaggedAt: lies after the start of the clock: 2026-11-30T09:01:00.000Z',
        'w.yaml:9:54 jobs[5].cancelledAt: lies before startedAt: 2026-11-30T07:00:00.000Z before 2026-11-30T08:00:00.000Z',
        'w.yaml:10:39 jobs[6].venueSlotStart: the venue "leeds" has no slot that starts then',
        'w.yaml:11:39 jobs[7].venueSlotStart: the venue "leeds" has no slot that starts then',
      ],
    ],
    [
      'overfills a slot',
      `${acme}venues: [{ id: one, phlebotomyStations: 1 }]
jobs:
  - { venueId: one, venueSlotStart: 2026-12-01T10:00:00Z }
  - { venueId: one, venueSlotStart: 2026-12-01T10:00:00Z }`,
      ['w.yaml:5:37 jobs[1].venueSlotStart: the venue "one" has no place left at this start'],
    ],
  ])('%s', (_, text, expected) => {
    const shortened = faultsOf(text).map((line) => line.replace(/(dp|job)_[0-9a-f-]{36}/, '$1_…'));
    expect(shortened.map((line) => line.replace(/( at line \d+, column \d+)?:?$/, ''))).toEqual(
      expected,
    );
  });

  it('is refused without an answer when its aliases would fill the memory', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'.split('').map((name, index) => {
        const alias = `*${'abcdefghi'.charAt(index)}`;
        return `${name}: &${name} [${Array.from({ length: 10 }, () => alias).join(', ')}]`;
      }),
    ].join('\n');
    expect(() => readWorld(bomb, 'w.yaml')).toThrow(WorldError);
  });
});

/** A place anywhere in the value, by what comes of always going on to the next step. */
const changeAt = (value: unknown, steps: readonly number[], to: unknown): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return to;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)] ?? 'added';
  const inner = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? changeAt(item, rest, to) : item,
    );
  }
  return { ...value, [key]: changeAt(inner, rest, to) };
};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'now',
    '+9999w',
    '-9999w9999d',
    'today+9999 24:00',
    '2026-03-29 01:30',
    'Europe/Paris',
    'completed',
    'leeds',
    '__proto__',
    [],
    [{}],
    {},
    { constructor: 1 },
    -1,
    1e308,
    0.1,
    true,
  ),
  fc.jsonValue(),
);

describe('a world file with something odd in it', () => {
  it('is read or refused with places, and never breaks', () => {
    const [example = ''] = readmeExamples();
    const world = JSON.parse(JSON.stringify(readWorld(example, 'README.md'))) as unknown;
    const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(steps, odd), { minLength: 1, maxLength: 3 }), (changes) => {
        const changed = changes.reduce((value, [at, to]) => changeAt(value, at, to), world);
        const faults = faultsOf(JSON.stringify(changed));
        // Of very many only the first are told, and how many more there are.
        for (const line of faults) expect(line).toMatch(/^w\.yaml:\d+:\d+ \S|and \d+ more/);
        if (faults.length === 0) statesOf(changed as World);
      }),
      { numRuns: 400 },
    );
  });
});

const readmeExamples = (): string[] => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(/```(?:yaml|json)\n([\s\S]*?)```/g)].map(([, text]) => text!);
};

describe('mock/seeds/README.md', () => {
  it('has examples that can be started', () => {
    const examples = readmeExamples();
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) statesOf(readWorld(example, 'README.md', startAt));
  });
});
