/** A run with fewer powers: what can be asked is asked, of the rest it says what is missing; none is green unasked. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { json } from '../flaws/tampering.ts';
import { controlProxy } from '../flaws/tampering-proxy.ts';
import { failuresOf, idsWith, judge, reasonOf } from './judge.ts';
import { actOn, allScopes, lentKey, offering, profile, unhurried } from './lending.ts';

let sandbox: SandboxTarget;
// One for each: without control the runner does not know that another run has moved the clock.
beforeEach(async () => {
  sandbox = await sandboxTarget();
});
afterEach(async () => {
  await sandbox.close();
});

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

describe('a control endpoint that offers only part of the protocol', () => {
  it('makes the checks that need the rest not-testable, with the action as the reason', async () => {
    const missing = ['invoice.create', 'dispute.open', 'venue.checkIn'];
    const proxy = await offering(sandbox, (name) => !missing.includes(name));
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const selection = { only: ['invoice', 'dispute', 'life', 'refund'], skip: [] };
    const end = await judge(proxy.url, { control, selection });
    await proxy.close();

    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    const untestable = end.results.checks.filter(({ verdict }) => verdict === 'not-testable');
    expect(untestable.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['DISPUTE-02', 'INVOICE-02', 'INVOICE-03', 'LIFE-03']),
    );
    // Each says which of the three it was, and what would give it; what looks back has had nothing to look at.
    const asking = untestable.filter(
      ({ reason }) => reason?.includes('was seen in this run') !== true,
    );
    for (const { id, reason } of asking) {
      expect(reason, id).toMatch(/invoice\.create|dispute\.open|venue\.checkIn/);
      expect(reason, id).toMatch(/To make it testable: /);
    }
    expect(reasonOf(end, 'INVOICE-03')).toBe(
      'the control endpoint does not offer invoice.create. To make it testable: implement the action invoice.create of the control protocol, or name one in the profile (known.invoiceId).',
    );
  });

  it('that answers UNSUPPORTED to what it has offered is taken at its word', async () => {
    const proxy = await controlProxy(sandbox.url, (asked, forward) =>
      asked.body.includes('"refund.create"')
        ? Promise.resolve(json(200, { ok: false, error: 'UNSUPPORTED', message: 'not here' }))
        : forward(asked),
    );
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const only = ['REFUND-02', 'REFUND-03', 'REFUND-04', 'INVOICE-02'];
    const end = await judge(proxy.url, { control, selection: { only, skip: [] } });
    await proxy.close();
    expect(idsWith(end, 'not-testable')).toEqual(['REFUND-02', 'REFUND-03', 'REFUND-04']);
  });
});

describe('a server without control, described by a profile', () => {
  const text = `
name: lent
clients:
  primary:
    billingMode: WEEKLY_INVOICE
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
  patientPay: none
`;

  it('is asked all that keys alone can ask', async () => {
    const key = await lentKey(sandbox);
    const end = await judge(sandbox.url, { profile: profile(text, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'error')).toEqual([]);
    expect(idsWith(end, 'pass')).toEqual(
      expect.arrayContaining(['BOOK-01', 'BOOK-05', 'CANCEL-03', 'PANEL-01', 'PAGE-05']),
    );
    const absent = end.results.checks.filter(({ verdict }) => verdict === 'not-applicable');
    expect(absent.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['BOOK-03', 'BOOK-04', 'LIFE-02']),
    );
    for (const { id, reason } of absent) expect(reason, id).toMatch(/no client patientPay/);
    expect(reasonOf(end, 'BOOK-03')).toMatch(/the server has no client patientPay/);
    expect(reasonOf(end, 'LOOKUP-06')).toMatch(/^404, for an id whose form may be wrong/);
    expect(reasonOf(end, 'INVOICE-01')).toMatch(/no control over the hidden actors/);
    expect(reasonOf(end, 'LIFE-01')).toMatch(/no control over the hidden actors.*give --control/);
  });

  it('shows the keys nowhere', async () => {
    const key = await lentKey(sandbox);
    const end = await judge(sandbox.url, { profile: profile(text, { KEY: key }) });
    expect(JSON.stringify(end.results)).not.toContain(key);
    // Nor the part of it that is secret, which AUTH-35 sends by itself.
    expect(JSON.stringify(end.results)).not.toContain(key.replace('pj_live_', ''));
    expect(JSON.stringify(end.results)).toContain('pj_live_***');
  });

  it('is not asked what a key has no scope for', async () => {
    const key = await lentKey(sandbox, ['bookings:read']);
    const narrow = text.replace(allScopes.join(', '), 'bookings:read');
    const end = await judge(sandbox.url, { profile: profile(narrow, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'pass')).toContain('PAGE-01');
    expect(reasonOf(end, 'BOOK-08')).toMatch(/no key with bookings:write/);
    expect(reasonOf(end, 'BOOK-01')).toMatch(/no key with bookings:write.*clients\.primary\.keys/s);
  });

  it('is not blamed for a capability that the profile says it lacks', async () => {
    const key = await lentKey(sandbox, allScopes, { capabilities: { canUseVenueNetwork: false } });
    const mobile = text.replace('    keys:', '    capabilities: [canUseMobilePhleb]\n    keys:');
    const end = await judge(sandbox.url, { profile: profile(mobile, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'not-applicable')).toEqual(
      expect.arrayContaining(['BOOK-02', 'VENUE-01', 'VENUE-05', 'LOOKUP-04', 'LOOKUP-05']),
    );
    expect(idsWith(end, 'pass')).toContain('BOOK-01');
  });

  it('is blamed when the profile claims what it does not deliver', async () => {
    const key = await lentKey(sandbox, ['bookings:read']);
    const end = await judge(sandbox.url, { profile: profile(text, { KEY: key }) });
    expect(end.exitCode).toBe(1);
    expect(idsWith(end, 'fail')).toEqual(expect.arrayContaining(['VENUE-01', 'INVOICE-01']));
  });

  it('is read by the ids that the profile knows', async () => {
    const { clientId } = await actOn(sandbox)('client.create', unhurried);
    const { panelId } = await actOn(sandbox)('panel.create', { clientId });
    const { apiKey = '' } = await actOn(sandbox)('key.mint', { clientId, scopes: allScopes });
    const { venueId } = await actOn(sandbox)('venue.create', {});
    const { jobId } = await actOn(sandbox)('booking.createInternal', { clientId });
    for (const action of ['phlebotomist.accept', 'phlebotomist.start', 'job.complete']) {
      await actOn(sandbox)(action, { jobId });
    }
    const { invoiceId } = await actOn(sandbox)('invoice.create', { clientId, jobIds: [jobId] });
    const known = `${text}known: ${JSON.stringify({ panelId, venueId, jobId, invoiceId })}\n`;
    const end = await judge(sandbox.url, { profile: profile(known, { KEY: apiKey }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'pass')).toEqual(
      expect.arrayContaining(['BOOK-01', 'VENUE-04', 'INVOICE-02', 'INVOICE-03', 'LOOKUP-06']),
    );

    const readOnly = known.replace('bookings:write, ', '');
    const scopes = allScopes.filter((scope) => scope !== 'bookings:write');
    const { apiKey: readKey = '' } = await actOn(sandbox)('key.mint', { clientId, scopes });
    const reading = await judge(sandbox.url, { profile: profile(readOnly, { KEY: readKey }) });
    expect(failuresOf(reading)).toEqual([]);
    expect(reading.exitCode).toBe(0);
    expect(idsWith(reading, 'pass')).toEqual(expect.arrayContaining(['BOOK-05', 'SAMPLE-01']));
  });
});

describe('what is missing', () => {
  const primary = `
clients:
  primary:
    billingMode: WEEKLY_INVOICE
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
`;

  it('is said of both ways, by control and by profile', async () => {
    const key = await lentKey(sandbox);
    const end = await judge(sandbox.url, { profile: profile(primary, { KEY: key }) });
    const byControl = 'give --control URL .*, or control: in the profile';
    for (const [id, words] of [
      [
        'BOOK-03',
        `client.create and key.mint cannot .*${byControl}, or give clients.patientPay in`,
      ],
      ['BOOK-04', `${byControl}, or give clients.patientPay in the profile`],
      ['LIFE-02', `${byControl}, or give clients.patientPay in the profile`],
      ['INVOICE-02', `${byControl}, or name one in the profile \\(known.invoiceId\\)`],
      [
        'PANEL-02',
        `client.create, key.mint and panel.create cannot .*${byControl} \\(a profile cannot`,
      ],
      ['FIELD-02', `client.create and key.mint cannot .*${byControl} \\(a profile cannot`],
      ['FIELD-03', `client.create and key.mint cannot .*${byControl} \\(a profile cannot`],
    ] as const) {
      expect(reasonOf(end, id), id).toMatch(new RegExp(words));
    }
  });

  it('is said of a profile without a client, too', async () => {
    const end = await judge(sandbox.url);
    expect(reasonOf(end, 'BOOK-01')).toMatch(/or give clients\.primary in the profile/);
  });

  it('is said of a key without the scope, and of a booking that could be known', async () => {
    const key = await lentKey(sandbox, ['bookings:read']);
    const reading = primary.replace(allScopes.join(', '), 'bookings:read');
    const end = await judge(sandbox.url, { profile: profile(reading, { KEY: key }) });
    expect(reasonOf(end, 'BOOK-05')).toMatch(
      /clients\.primary\.keys in the profile, or offer client\.create and key\.mint by control, or name a booking of it in the profile \(known\.jobId\)/,
    );
  });

  it('by control is named in full, when some actions are offered and others not', async () => {
    const proxy = await offering(sandbox, (name) => !['key.mint', 'panel.create'].includes(name));
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const end = await judge(proxy.url, { control });
    await proxy.close();
    expect(reasonOf(end, 'BOOK-03')).toMatch(/does not offer key\.mint\. .*clients\.patientPay/);
    expect(reasonOf(end, 'PANEL-02')).toMatch(/does not offer key\.mint and panel\.create/);
    expect(reasonOf(end, 'FIELD-02')).toMatch(/does not offer key\.mint\./);
  });
});

describe('what a run leaves behind', () => {
  it('is nothing that other clients see: its venue is deactivated', async () => {
    const key = await lentKey(sandbox);
    const venues = async (): Promise<unknown> => {
      const answer = await fetch(`${sandbox.url}/api/integration/v1/venues`, {
        headers: { 'x-api-key': key },
      });
      return ((await answer.json()) as { data: { venues: { id: string }[] } }).data.venues.map(
        ({ id }) => id,
      );
    };
    const before = await venues();
    const control = { url: sandbox.controlUrl, token: undefined };
    // Those that make venues.
    const selection = { only: ['venue', 'validation', 'webhook', 'story'], skip: [] };
    await judge(sandbox.url, { control, selection });
    expect(await venues()).toEqual(before);
  });
});
