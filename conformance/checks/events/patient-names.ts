/** Whatever a last name is made of, job.created tells no more of it than an initial (Events, Envelope). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandText } from '../given/demand.ts';
import { show } from '../value.ts';
import { givenEvents } from './find-events.ts';

const lastNames = [
  "O'Brien",
  'Smith-Jones',
  'Müller',
  'van Dijk',
  'García Márquez',
  'Иванова',
  '李',
  'Ng',
] as const;

/** "O" and "O." are both an initial (O67), and of several words a server may take any. */
function isInitialOf(told: unknown, lastName: string): boolean {
  if (typeof told !== 'string') return false;
  const letter = told.normalize('NFC').replace(/\.$/, '').toLowerCase();
  const words = lastName.toLowerCase().split(/[\s'-]+/);
  return words.some((word) => word.slice(0, 1) === letter);
}

/** A new booking for each name, and what its job.created tells of it. */
async function toldOf(bench: Bench, lastName: string): Promise<unknown> {
  const client = await givenClient(bench, 'primary');
  const wanted = { channel: 'MOBILE', purpose: `of a patient called ${lastName}` } as const;
  const sound = await bookingBody(bench, client, wanted);
  const body = { ...sound, patient: { ...sound.patient, lastName } };
  const key = keyFor(client, 'createBooking');
  const jobId = demandText(await bench.call({ operation: 'createBooking', key, body }), 'jobId');
  const [event] = await givenEvents(bench, { client, jobId, body }, 'job.created');
  return at(eventDataAt(event, 'patient'), 'lastName');
}

async function namesFinding(bench: Bench): Promise<Finding | undefined> {
  for (const lastName of lastNames) {
    const told = await toldOf(bench, lastName);
    if (isInitialOf(told, lastName)) continue;
    return {
      expected: `patient.lastName: an initial of ${lastName}`,
      actual: `patient.lastName ${show(told)}`,
    };
  }
  return undefined;
}

export const patientNameChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'event',
    level: 'MUST',
    id: 'PAYLOAD-28',
    title: 'job.created reduces last names of all kinds to an initial',
    asks: lastNames.map(() => 'createBooking' as const),
    requirements: ['R-EVENT-22', 'R-EVENT-23'],
    run: async (bench) => conclude(await namesFinding(bench)),
  },
];
