import { describe, expect, it } from 'vitest';
import { operationById } from '#contract/operations.ts';
import { exampleBody, failureIn, root, withStubApi, type StubApi } from './stub-api.ts';

const good = exampleBody(operationById('createBooking')) as {
  patient: Record<string, unknown>;
  passthrough?: object;
};

const book = (api: StubApi, body: unknown) => api.ask(`${root}/bookings`, { method: 'POST', body });

describe('validation', () => {
  it('names every fault of the body at once, with its place', async () => {
    await withStubApi({}, async (api) => {
      const patient = { ...good.patient, email: 'nobody', gender: 'OTHER', firstName: '' };
      const failure = failureIn(await book(api, { ...good, patient, externalUserId: 7 }));
      expect(failure).toMatchObject({ status: 400, error: 'VALIDATION', reason: 'validation' });
      const places = String(failure.message)
        .split('; ')
        .map((fault) => fault.split(': expected ')[0]);
      expect(places.sort()).toEqual([
        'body.externalUserId',
        'body.patient.email',
        'body.patient.firstName',
        'body.patient.gender',
      ]);
      expect(api.calls).toEqual([]);
    });
  });

  it('adds the faults that no schema can state, one for each place', async () => {
    const extraFaults = () => [
      { place: 'body.patient.email', expected: 'a second opinion' },
      { place: 'body.patient.phone', expected: 'a number that rings' },
    ];
    await withStubApi({ extraFaults }, async (api) => {
      const patient = { ...good.patient, email: 'nobody' };
      const { message } = failureIn(await book(api, { ...good, patient }));
      expect(message).toMatch(/body\.patient\.email: expected an? /);
      expect(message).not.toContain('second opinion');
      expect(message).toContain('; body.patient.phone: expected a number that rings');
    });
  });

  it('hands the extra rules the operation and what it would get', async () => {
    const seen: unknown[] = [];
    const extraFaults = (...args: unknown[]) => {
      seen.push(args);
      return [];
    };
    await withStubApi({ extraFaults }, async (api) => {
      await api.ask(`${root}/refunds?jobId=job_1`);
    });
    expect(seen).toEqual([['listRefunds', { id: '', query: { jobId: 'job_1' }, body: undefined }]]);
  });

  it('names at most 50, and counts the rest', async () => {
    const extraFaults = () =>
      Array.from({ length: 73 }, (_, n) => ({ place: `body.x${n}`, expected: 'y' }));
    await withStubApi({ extraFaults }, async (api) => {
      const { message } = failureIn(await book(api, good));
      expect(String(message).split('; ')).toHaveLength(51);
      expect(message).toMatch(/; body\.x49: expected y; and 23 more$/);
    });
  });
});

describe('keys that the spec does not define (O15)', () => {
  const withMore = { ...good, billingMode: 'WEEKLY_INVOICE', testPanelIds: ['tp_1'] };

  it('are ignored', async () => {
    await withStubApi({}, async (api) => {
      expect((await book(api, withMore)).status).toBe(200);
    });
  });

  it('are refused under the other reading, those of passthrough excepted', async () => {
    await withStubApi({ policies: { O15: 'refuse' } }, async (api) => {
      const { message } = failureIn(await book(api, withMore));
      expect(message).toBe(
        'body.billingMode: expected no such key; body.testPanelIds: expected no such key',
      );
      const body = { ...good, passthrough: { anything: { goes: 1 } } };
      expect((await book(api, body)).status).toBe(200);
    });
  });
});

describe('optional members that are null (O74)', () => {
  const withNulls = { ...good, externalUserId: null, passthrough: { kept: null } };

  it('are refused', async () => {
    await withStubApi({}, async (api) => {
      expect(failureIn(await book(api, withNulls)).message).toContain('body.externalUserId');
    });
  });

  it('count as left out under the other reading; passthrough keeps its own', async () => {
    await withStubApi({ policies: { O74: 'absent' } }, async (api) => {
      const appointment = { ...(good as { appointment?: object }).appointment };
      const body = { ...withNulls, appointment: { ...appointment, specialInstructions: null } };
      expect((await book(api, body)).status).toBe(200);
      const given = api.calls.at(-1)!.input.body as typeof body;
      expect(given).not.toHaveProperty('externalUserId');
      expect(given.appointment).not.toHaveProperty('specialInstructions');
      expect(given.passthrough).toEqual({ kept: null });
    });
  });

  it('required ones are missing then, and an array or null body stays what it is', async () => {
    await withStubApi({ policies: { O74: 'absent' } }, async (api) => {
      const { message } = failureIn(await book(api, { ...good, patient: null }));
      expect(message).toMatch(/^body\.patient: expected .*missing/);
      for (const body of ['null', '[null]']) {
        expect(failureIn(await book(api, body)).message).toMatch(/^body: expected an object/);
      }
    });
  });
});
