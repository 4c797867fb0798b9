/** What must hold after a campaign: the sandbox is well, and works as before. */

import type { FuzzTarget } from './known.ts';

/** What does not hold, in words; [] when all is well. */
export const damageTo = async ({ sandbox, known }: FuzzTarget): Promise<readonly string[]> => {
  const damage: string[] = [];
  for (const { during, error } of sandbox.bugs)
    damage.push(`a bug during ${during}: ${String(error)}`);
  if ('polluted' in {}) damage.push('Object.prototype was changed');

  const headers = { 'x-api-key': known.keys.full[0] ?? '', 'content-type': 'application/json' };
  const base = `${sandbox.url}/api/integration/v1/bookings`;
  const body = JSON.stringify(known.bodies.createBooking[0]);
  const version = { 'x-api-version': '1' };
  const booked = await fetch(base, { method: 'POST', headers: { ...headers, ...version }, body });
  const { data } = (await booked.json()) as { data?: { jobId: string } };
  if (data === undefined)
    return [...damage, `a good booking was answered ${String(booked.status)}`];
  const read = await fetch(`${base}/${data.jobId}`, { headers: { ...headers, ...version } });
  if (read.status !== 200) damage.push(`the booking was read back with ${String(read.status)}`);
  return damage;
};
