/** Servers that do not look at keys as they should. */
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { insteadOf, json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

const missing = range('AUTH', 1, 17);
const invalid = range('AUTH', 18, 34);

/** Lets a request in with the last good key that has passed. */
const letIn = (isMine: (key: string | undefined) => boolean): Tamper => {
  let goodKey = '';
  return async (asked, forward) => {
    const reply = await forward(asked);
    const key = asked.headers['x-api-key'];
    if (reply.status !== 401) {
      goodKey = key ?? goodKey;
      return reply;
    }
    if (!isMine(key)) return reply;
    if (goodKey === '') return json(200, { success: true, data: {} });
    return forward({ ...asked, headers: { ...asked.headers, 'x-api-key': goodKey } });
  };
};

const changeBoth = (tamper: () => Tamper) => ({ tamper, red: [...missing, ...invalid] });

export const authenticationFlaws: readonly Flaw[] = [
  {
    name: 'answers a missing key with 403',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      const isMissing = reply.status === 401 && asked.headers['x-api-key'] === undefined;
      return isMissing ? json(403, { success: false, error: 'NO_KEY' }) : reply;
    },
    red: missing,
  },
  {
    name: 'takes any key that begins with pj_live_ for valid',
    tamper: () => letIn((key) => key?.startsWith('pj_live_') === true),
    // Before a good key has passed there is nothing to let anyone in with: the answer is then empty.
    red: [...invalid, 'WIRE-04'],
  },
  {
    name: 'needs no key at all',
    tamper: () => letIn((key) => key === undefined),
    red: [...missing, 'WIRE-04'],
  },
  {
    name: 'answers a wrong key with an HTML page',
    ...changeBoth(() =>
      insteadOf(401, () => ({
        status: 401,
        headers: { 'content-type': 'text/html' },
        body: '<h1>Unauthorized</h1>',
      })),
    ),
    red: [...missing, ...invalid, 'WIRE-01'],
  },
  {
    name: 'answers a wrong key with another error body',
    ...changeBoth(() => insteadOf(401, () => json(401, { error: 'INVALID_API_KEY' }))),
    red: [...missing, ...invalid, 'WIRE-03'],
  },
  {
    name: 'answers a wrong key with an empty code',
    ...changeBoth(() => insteadOf(401, () => json(401, { success: false, error: '' }))),
    red: [...missing, ...invalid, 'WIRE-03'],
  },
];
