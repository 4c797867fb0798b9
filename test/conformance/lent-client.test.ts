/** A client that a profile lends is taken as it is: what is not known of it is neither proved nor held against the server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { json, onData, without } from '../flaws/tampering.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import { failuresOf, idsWith, judge, reasonOf } from './judge.ts';
import { actOn, allScopes, lentKey, offering, profile, unhurried } from './lending.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

describe('a profile whose client', () => {
  const lent = (lines: string): string => `
clients:
  primary:
${lines}
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
`;

  it('is of a billing mode that is not said proves neither, and is blamed for neither', async () => {
    for (const billingMode of ['WEEKLY_INVOICE', 'PATIENT_PAY']) {
      const key = await lentKey(sandbox, allScopes, { billingMode });
      const selection = { only: ['booking', 'life', 'cancel'], skip: [] };
      const end = await judge(sandbox.url, { selection, profile: profile(lent(''), { KEY: key }) });
      expect(failuresOf(end)).toEqual([]);
      expect(idsWith(end, 'not-testable')).toEqual(expect.arrayContaining(['BOOK-01', 'BOOK-02']));
      expect(reasonOf(end, 'BOOK-01')).toMatch(
        /does not say how its client primary is billed; .* as PENDING.*say clients\.primary\.billingMode/,
      );
      expect(idsWith(end, 'pass')).toEqual(expect.arrayContaining(['BOOK-05', 'BOOK-07']));
    }
  });

  it('is of a billing mode that is not said is blamed for an answer that is wrong for both', async () => {
    const key = await lentKey(sandbox);
    const wrong = onData('createBooking', without('bookingUrl'));
    const proxy = await tamperingProxy(sandbox.url, wrong);
    const selection = { only: ['BOOK-01', 'BOOK-02', 'WIRE-04'], skip: [] };
    const end = await judge(proxy.url, { selection, profile: profile(lent(''), { KEY: key }) });
    await proxy.close();
    expect(idsWith(end, 'fail')).toEqual(['BOOK-01', 'BOOK-02', 'WIRE-04']);
  });

  it('is billed by PATIENT_PAY is asked all the same, and stands for the patient-pay client, too', async () => {
    const key = await lentKey(sandbox, allScopes, { billingMode: 'PATIENT_PAY' });
    const paying = lent('    billingMode: PATIENT_PAY');
    const end = await judge(sandbox.url, { profile: profile(paying, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(idsWith(end, 'not-applicable')).toEqual([]);
    expect(idsWith(end, 'pass')).toEqual(
      expect.arrayContaining(['BOOK-03', 'BOOK-04', 'BOOK-05', 'BOOK-09', 'CANCEL-03', 'VENUE-04']),
    );
    expect(reasonOf(end, 'BOOK-01')).toMatch(
      /its client primary is billed by PATIENT_PAY.*lend a client with WEEKLY_INVOICE as clients\.primary/,
    );
  });

  it('sees fulfillers is only the wrong one to ask whether others do not', async () => {
    const key = await lentKey(sandbox, allScopes, { fulfillerVisibility: true });
    const seeing = lent('    fulfillerVisibility: true');
    const end = await judge(sandbox.url, { profile: profile(seeing, { KEY: key }) });
    expect(failuresOf(end)).toEqual([]);
    expect(idsWith(end, 'not-testable')).toContain('BOOK-10');
    expect(reasonOf(end, 'BOOK-10')).toMatch(
      /sees fulfillers.*lend a client without fulfiller visibility as clients\.primary, or offer/,
    );
  });
});

describe('a known thing', () => {
  it('is asked for with the key of its owner, though control has made another client', async () => {
    const { clientId } = await actOn(sandbox)('client.create', unhurried);
    const { panelId } = await actOn(sandbox)('panel.create', { clientId });
    const { apiKey = '' } = await actOn(sandbox)('key.mint', { clientId, scopes: allScopes });
    const { jobId } = await actOn(sandbox)('booking.createInternal', { clientId });
    for (const action of ['phlebotomist.accept', 'phlebotomist.start', 'job.complete']) {
      await actOn(sandbox)(action, { jobId });
    }
    const { invoiceId } = await actOn(sandbox)('invoice.create', { clientId, jobIds: [jobId] });
    const text = `
clients:
  primary:
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
known: ${JSON.stringify({ panelId, invoiceId })}
`;
    const proxy = await offering(
      sandbox,
      (name) => !['invoice.create', 'panel.create'].includes(name),
    );
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const selection = { only: ['booking', 'invoice', 'lookup'], skip: [] };
    const lent = profile(text, { KEY: apiKey });
    const end = await judge(proxy.url, { control, selection, profile: lent });
    await proxy.close();
    expect(failuresOf(end)).toEqual([]);
    expect(idsWith(end, 'pass')).toEqual(
      expect.arrayContaining(['BOOK-01', 'INVOICE-02', 'INVOICE-03', 'LOOKUP-06']),
    );
  });
});

describe('a server that looks at the form of an id before it looks the thing up', () => {
  /** Its own ids are a word and a UUID. */
  const formFirst: Tamper = async (asked, forward) => {
    const id = asked.path.split('?')[0]?.split('/')[5] ?? '';
    const isForm = /^([a-z]+_[0-9a-f-]{36})?$/.test(id);
    if (isForm || asked.headers['x-api-key'] === undefined) return forward(asked);
    const reply = await forward(asked);
    return reply.status === 404 ? json(400, { success: false, error: 'VALIDATION' }) : reply;
  };

  it('is not blamed for a 400 where no real id was at hand, and the answer is recorded', async () => {
    const key = await lentKey(sandbox);
    const text = `clients: { primary: { keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }] } }`;
    const proxy = await tamperingProxy(sandbox.url, formFirst);
    const end = await judge(proxy.url, { profile: profile(text, { KEY: key }) });
    await proxy.close();
    expect(failuresOf(end)).toEqual([]);
    expect(idsWith(end, 'pass')).toEqual(expect.arrayContaining(['LOOKUP-01', 'LOOKUP-06']));
    expect(reasonOf(end, 'LOOKUP-01')).toBeNull();
    expect(reasonOf(end, 'LOOKUP-06')).toMatch(/^400, for an id whose form may be wrong/);
    expect(end.results.observations).toContainEqual(
      expect.objectContaining({
        id: 'O70',
        question: expect.stringContaining('GET /invoices/{id}') as string,
        answer: '400',
      }),
    );
  });

  it('is asked for ids of its own form where there is an example', async () => {
    const proxy = await tamperingProxy(sandbox.url, formFirst);
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    const end = await judge(proxy.url, {
      control,
      selection: { only: ['lookup'], skip: ['probe'] },
    });
    await proxy.close();
    expect(failuresOf(end)).toEqual([]);
    expect(end.results.observations.filter(({ id }) => id === 'O70')).toEqual([]);
  });
});
