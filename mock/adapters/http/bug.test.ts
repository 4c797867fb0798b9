import { describe, expect, it } from 'vitest';
import { ResponseContractError } from './response-contract-error.ts';
import { failureIn, root, withStubApi } from './stub-api.ts';

const boom = async () => {
  throw new Error('secret detail');
};

const internal = { status: 500, error: 'INTERNAL_ERROR', reason: 'internal' };

describe('an error that is thrown', () => {
  it('is a 500 that says nothing of it, and is reported', async () => {
    const reports: unknown[] = [];
    const onBug = (...report: unknown[]) => reports.push(report);
    await withStubApi({ operations: { getBooking: boom }, onBug }, async (api) => {
      const answer = await api.ask(`${root}/bookings/id_1?x=1`);
      expect(failureIn(answer)).toMatchObject(internal);
      expect(answer.text).not.toMatch(/secret|Error:| at /);
      expect(reports).toEqual([
        [
          expect.objectContaining({ message: 'secret detail' }),
          { method: 'GET', url: `${root}/bookings/id_1?x=1` },
        ],
      ]);
      expect((await api.ask(`${root}/bookings`)).status).toBe(200);
    });
  });

  it.each(['text', { status: 400 }, new URIError('not of the path')])(
    'may be anything: %s',
    async (thrown) => {
      const getBooking = () => ({
        then: (_: unknown, reject: (e: unknown) => void) => reject(thrown),
      });
      await withStubApi({ operations: { getBooking: getBooking as never } }, async (api) => {
        expect(failureIn(await api.ask(`${root}/bookings/id_1`))).toMatchObject(internal);
        expect(api.bugs).toEqual([thrown]);
      });
    },
  );

  it('may come from the authentication or from a mount', async () => {
    const handler = () => {
      throw new Error('mount');
    };
    const mounts = [{ path: '/_sandbox/x', handler }];
    await withStubApi({ authenticate: boom, mounts }, async (api) => {
      expect(failureIn(await api.ask(`${root}/bookings`))).toMatchObject(internal);
      expect(failureIn(await api.ask('/_sandbox/x'))).toMatchObject(internal);
      expect(api.bugs).toHaveLength(2);
    });
  });

  it('after the head was sent, cuts the connection', async () => {
    const mounts = [
      {
        path: '/_sandbox/x',
        handler: (_request: unknown, response: { write: (text: string) => void }) => {
          response.write('half');
          throw new Error('late');
        },
      },
    ];
    await withStubApi({ mounts }, async (api) => {
      await expect(api.ask('/_sandbox/x')).rejects.toThrow();
      expect(api.bugs).toHaveLength(1);
    });
  });
});

describe('an answer that the contract does not allow', () => {
  const getBooking = async () => ({ job: { id: 7, phone: 'secret' } }) as never;

  it('is a 500, and the report names the faults', async () => {
    await withStubApi({ operations: { getBooking } }, async (api) => {
      const answer = await api.ask(`${root}/bookings/id_1`);
      expect(failureIn(answer)).toMatchObject({ ...internal, reason: 'response-contract' });
      expect(answer.text).not.toContain('secret');
      const [bug] = api.bugs as ResponseContractError[];
      expect(bug).toBeInstanceOf(ResponseContractError);
      expect(bug?.message).toContain('getBooking');
      expect(bug?.message).toContain('response.data.job.id: expected a string');
    });
  });

  it('is sent where answers are not validated', async () => {
    await withStubApi({ operations: { getBooking }, validateResponses: false }, async (api) => {
      expect((await api.ask(`${root}/bookings/id_1`)).status).toBe(200);
    });
  });
});
