import { describe, expect, it } from 'vitest';
import { failureIn, root, withStubApi, type StubApi } from './stub-api.ts';

const given = async (api: StubApi, path: string) => {
  const answer = await api.ask(root + path);
  return answer.status === 200 ? api.calls.at(-1)!.input.query : failureIn(answer);
};

describe('the query', () => {
  it('hands over what the contract declares, decoded, and leaves the rest out', async () => {
    await withStubApi({}, async (api) => {
      expect(await given(api, '/bookings')).toEqual({});
      expect(await given(api, '/bookings?')).toEqual({});
      expect(await given(api, '/bookings?status=PEN%44ING&cursor=a%2Bb+c&x=1&__proto__=2')).toEqual(
        {
          status: 'PENDING',
          cursor: 'a+b c',
        },
      );
      expect(await given(api, '/bookings?cursor=%zz&&=&status')).toEqual({
        cursor: '%zz',
        status: '',
      });
      expect(await given(api, '/bookings/id_1?limit=no')).toEqual({});
    });
  });

  it('refuses a parameter that is given twice, and names it', async () => {
    await withStubApi({}, async (api) => {
      for (const query of ['limit=1&limit=1', 'cursor=a&cursor=b', 'status=a&limit=5&status=b']) {
        const name = query.split('=')[0]!;
        expect(await given(api, `/bookings?${query}`)).toEqual({
          status: 400,
          error: 'VALIDATION',
          reason: 'validation',
          message: `query.${name}: expected one value, not several`,
        });
      }
      expect(await given(api, '/bookings?other=1&other=2')).toEqual({});
    });
  });

  it('names every fault at once', async () => {
    await withStubApi({}, async (api) => {
      const failure = await given(api, '/bookings?limit=x&createdTo=y&createdFrom=z');
      const { message } = failure as { message: string };
      expect(message).toContain('query.limit: expected');
      expect(message).toContain('query.createdTo: expected');
      expect(message).toContain('query.createdFrom: expected');
    });
  });
});

describe('a filter value that is in no list (O20)', () => {
  it('is refused', async () => {
    await withStubApi({ policies: { O20: 'refuse' } }, async (api) => {
      expect(await given(api, '/bookings?bookingSource=y')).toMatchObject({
        reason: 'validation',
        message: expect.stringMatching(/^query\.bookingSource: expected one of /) as string,
      });
    });
  });

  it('goes on to the operation under the other reading; other faults stay', async () => {
    await withStubApi({ policies: { O20: 'empty' } }, async (api) => {
      expect(await given(api, '/bookings?bookingSource=y')).toEqual({ bookingSource: 'y' });
      const { message } = (await given(api, '/bookings?bookingSource=y&limit=x')) as {
        message: string;
      };
      expect(message).toMatch(/^query\.limit: [^;]*$/);
    });
  });
});

describe('the limit of a cursor list (O18, O19)', () => {
  const cases = [
    ['25', '25'],
    ['100', '100'],
    ['101', '100'],
    ['99999999999999999999', '100'],
    ['0', '1'],
    ['-7', '1'],
    ['007', '7'],
  ] as const;
  it.each(cases)('%s is taken as %s', async (sent, taken) => {
    await withStubApi({}, async (api) => {
      for (const list of ['bookings', 'invoices', 'refunds', 'disputes', 'test-panels']) {
        expect(await given(api, `/${list}?limit=${sent}`)).toEqual({ limit: taken });
      }
    });
  });

  it.each(['', 'ten', '2.5', '1e2', '0x10', ' 5', '%2B5', 'NaN', '٣'])(
    '%j is refused',
    async (sent) => {
      await withStubApi({}, async (api) => {
        const failure = await given(api, `/bookings?limit=${encodeURI(sent)}`);
        expect(failure).toMatchObject({ status: 400, reason: 'validation' });
      });
    },
  );

  it('outside 1 to 100 is refused under the other reading of O18', async () => {
    await withStubApi({ policies: { O18: 'refuse' } }, async (api) => {
      for (const sent of ['0', '101', '-1']) {
        const failure = await given(api, `/bookings?limit=${sent}`);
        expect(failure).toMatchObject({ status: 400, reason: 'validation' });
      }
      expect(await given(api, '/bookings?limit=100')).toEqual({ limit: '100' });
    });
  });
});

describe('the limit of the venue list', () => {
  it.each(['clamp', 'refuse'] as const)('is clamped to 1..50, O18 %s', async (O18) => {
    await withStubApi({ policies: { O18 } }, async (api) => {
      expect(await given(api, '/venues?limit=51')).toEqual({ limit: '50' });
      expect(await given(api, '/venues?limit=0')).toEqual({ limit: '1' });
      expect(await given(api, '/venues?limit=50')).toEqual({ limit: '50' });
      expect(await given(api, '/venues?limit=all')).toMatchObject({ status: 400 });
    });
  });
});
