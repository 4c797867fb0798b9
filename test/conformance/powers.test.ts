/** A run with fewer powers: what can be asked is asked, of the rest it says what is missing; none is green unasked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseProfile } from '../../conformance/target/profile/load-profile.ts';
import type { Profile } from '../../conformance/target/profile/profile.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { json } from '../flaws/tampering.ts';
import { controlProxy } from '../flaws/tampering-proxy.ts';
import { failuresOf, idsWith, judge } from './judge.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

async function act(action: string, parameters: object): Promise<Record<string, string>> {
  const answer = await fetch(sandbox.controlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, ...parameters }),
  });
  return ((await answer.json()) as { result: Record<string, string> }).result;
}

const allScopes = [
  'bookings:read',
  'bookings:write',
  'venues:read',
  'invoices:read',
  'refunds:read',
  'disputes:read',
];

/** Waiting for the next minute takes no time in these tests, so it must not be needed. */
const unhurried = { rateLimitPerMinute: 600 };

async function lentKey(scopes: readonly string[], client: object = {}): Promise<string> {
  const { clientId } = await act('client.create', { ...unhurried, ...client });
  await act('panel.create', { clientId });
  return (await act('key.mint', { clientId, scopes }))['apiKey'] ?? '';
}

const profile = (text: string, environment: Record<string, string>): Profile =>
  parseProfile({ file: 'profile.yaml', text, environment });

const reasonOf = (end: Awaited<ReturnType<typeof judge>>, id: string): string | null | undefined =>
  end.results.checks.find((check) => check.id === id)?.reason;

describe('a control endpoint that offers only part of the protocol', () => {
  it('makes the checks that need the rest not-testable, with the action as the reason', async () => {
    const missing = ['invoice.create', 'dispute.open', 'venue.checkIn'];
    const proxy = await controlProxy(sandbox.url, async (asked, forward) => {
      const reply = await forward(asked);
      if (!asked.body.includes('"describe"')) return reply;
      const { result } = JSON.parse(reply.body) as { result: { actions: string[] } };
      const actions = result.actions.filter((name) => !missing.includes(name));
      return json(200, { ok: true, result: { ...result, actions } });
    });
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const end = await judge(proxy.url, { control });
    await proxy.close();

    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect([...idsWith(end, 'not-testable')].sort()).toEqual(
      [
        'DISPUTE-02',
        'DISPUTE-03',
        'DISPUTE-04',
        'INVOICE-02',
        'INVOICE-03',
        'INVOICE-04',
        'LIFE-03',
      ].sort(),
    );
    expect(reasonOf(end, 'INVOICE-03')).toBe(
      'the control endpoint does not offer invoice.create. To make it testable: implement the action invoice.create of the control protocol.',
    );
  });

  it('that answers UNSUPPORTED to what it has offered is taken at its word', async () => {
    const proxy = await controlProxy(sandbox.url, (asked, forward) =>
      asked.body.includes('"refund.create"')
        ? Promise.resolve(json(200, { ok: false, error: 'UNSUPPORTED', message: 'not here' }))
        : forward(asked),
    );
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const end = await judge(proxy.url, { control });
    await proxy.close();
    expect(idsWith(end, 'not-testable')).toEqual(['REFUND-02', 'REFUND-03', 'REFUND-04']);
  });
});

describe('a server without control, described by a profile', () => {
  const text = `
name: lent
clients:
  primary:
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
  patientPay: none
`;

  it('is asked all that keys alone can ask', async () => {
    const key = await lentKey(allScopes);
    const end = await judge(sandbox.url, { profile: profile(text, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'error')).toEqual([]);
    expect(idsWith(end, 'pass')).toEqual(
      expect.arrayContaining([
        'BOOK-01',
        'BOOK-05',
        'CANCEL-03',
        'PANEL-01',
        'INVOICE-01',
        'PAGE-05',
      ]),
    );
    expect(idsWith(end, 'not-applicable')).toEqual(['BOOK-03', 'BOOK-04', 'LIFE-02']);
    expect(reasonOf(end, 'BOOK-03')).toMatch(/the server has no client patientPay/);
    expect(reasonOf(end, 'LIFE-01')).toMatch(/no control over the hidden actors.*give --control/);
  });

  it('shows the keys nowhere', async () => {
    const key = await lentKey(allScopes);
    const end = await judge(sandbox.url, { profile: profile(text, { KEY: key }) });
    expect(JSON.stringify(end.results)).not.toContain(key);
    expect(JSON.stringify(end.results)).toContain('pj_live_***');
  });

  it('is not asked what a key has no scope for', async () => {
    const key = await lentKey(['bookings:read']);
    const narrow = text.replace(allScopes.join(', '), 'bookings:read');
    const end = await judge(sandbox.url, { profile: profile(narrow, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'pass')).toContain('BOOK-08');
    expect(reasonOf(end, 'BOOK-01')).toMatch(/no key with bookings:write.*clients\.primary\.keys/s);
  });

  it('is not blamed for a capability that the profile says it lacks', async () => {
    const key = await lentKey(allScopes, { capabilities: { canUseVenueNetwork: false } });
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
    const key = await lentKey(['bookings:read']);
    const end = await judge(sandbox.url, { profile: profile(text, { KEY: key }) });
    expect(end.exitCode).toBe(1);
    expect(idsWith(end, 'fail')).toEqual(expect.arrayContaining(['VENUE-01', 'INVOICE-01']));
  });

  it('is read by the ids that the profile knows', async () => {
    const { clientId } = await act('client.create', unhurried);
    const { panelId } = await act('panel.create', { clientId });
    const { apiKey = '' } = await act('key.mint', { clientId, scopes: allScopes });
    const { venueId } = await act('venue.create', {});
    const { jobId } = await act('booking.createInternal', { clientId });
    for (const action of ['phlebotomist.accept', 'phlebotomist.start', 'job.complete']) {
      await act(action, { jobId });
    }
    const { invoiceId } = await act('invoice.create', { clientId, jobIds: [jobId] });
    const known = `${text}known: ${JSON.stringify({ panelId, venueId, jobId, invoiceId })}\n`;
    const end = await judge(sandbox.url, { profile: profile(known, { KEY: apiKey }) });
    expect(failuresOf(end)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'pass')).toEqual(
      expect.arrayContaining(['BOOK-01', 'VENUE-04', 'INVOICE-02', 'INVOICE-03', 'LOOKUP-06']),
    );

    const readOnly = known.replace('bookings:write, ', '');
    const reading = await judge(sandbox.url, { profile: profile(readOnly, { KEY: apiKey }) });
    expect(failuresOf(reading)).toEqual([]);
    expect(reading.exitCode).toBe(0);
    expect(idsWith(reading, 'pass')).toEqual(expect.arrayContaining(['BOOK-05', 'SAMPLE-01']));
  });
});

describe('what a run leaves behind', () => {
  it('is nothing that other clients see: its venue is deactivated', async () => {
    const key = await lentKey(allScopes);
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
    await judge(sandbox.url, { control });
    expect(await venues()).toEqual(before);
  });
});
