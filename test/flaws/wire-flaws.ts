/** Servers whose answers are wrong whatever was asked. */
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { insteadOf, json } from './tampering.ts';
import type { Reply, Tamper } from './tampering-proxy.ts';

const lookups = range('LOOKUP', 1, 8);

/** Answers an unknown id with the last thing of the kind that was found. */
const lastFound = (): Tamper => {
  const found = new Map<string, Reply>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    const name = asked.operation ?? '';
    if (reply.status === 200) found.set(name, reply);
    return reply.status === 404 ? (found.get(name) ?? reply) : reply;
  };
};

export const wireFlaws: readonly Flaw[] = [
  {
    name: 'answers an unknown id with 422',
    tamper: () => insteadOf(404, () => json(422, { success: false, error: 'UNKNOWN' })),
    red: [...lookups, 'WIRE-02'],
  },
  {
    name: 'answers an unknown id with 400',
    tamper: () => insteadOf(404, () => json(400, { success: false, error: 'VALIDATION' })),
    red: lookups,
  },
  {
    name: 'answers an unknown id with what was last found',
    tamper: lastFound,
    red: lookups,
  },
  {
    name: 'answers an unknown id with 200 and null',
    tamper: () => insteadOf(404, () => json(200, { success: true, data: null })),
    red: [...lookups, 'WIRE-04'],
  },
  {
    name: 'sends its 404 as text',
    tamper: () =>
      insteadOf(404, ({ body }) => ({
        status: 404,
        headers: { 'content-type': 'text/plain' },
        body,
      })),
    red: [...lookups, 'WIRE-01'],
  },
  {
    name: 'breaks its JSON off',
    tamper: () => insteadOf(404, (reply) => ({ ...reply, body: reply.body.slice(0, -1) })),
    red: [...lookups, 'WIRE-01'],
  },
];
