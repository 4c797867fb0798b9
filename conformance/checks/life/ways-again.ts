/** Ways on which something happens to a job that has happened to it before. */
import {
  accept,
  again,
  afterConfirmation,
  backInTime,
  backToItsSlot,
  complete,
  move,
  moves,
  publish,
  remove,
  search,
  start,
} from './steps.ts';
import type { PerChannel } from './steps.ts';
import type { Step, Way } from './walk.ts';

const movedBack = (way: Way, parameters: Step['parameters']): Way => ({
  ...way,
  steps: [...way.steps, { ...move, name: 'moved back', ...(parameters && { parameters }) }],
});

const there = afterConfirmation('a job that is moved there and back', ...moves);

/** To another time, and to the first one again. */
export const returns: PerChannel = {
  MOBILE: movedBack(there.MOBILE, backInTime),
  IN_VENUE: movedBack(there.IN_VENUE, backToItsSlot),
};

/** On the way, as nobody is who has not been assigned; only its event is looked at, and nothing else hangs on it. */
const setOff = (name: string): Step => ({
  ...{ name, action: 'phlebotomist.enRoute' },
  ...{ unread: true, optional: true },
});

/** MOBILE: the operator removes two phlebotomists, and the first of them comes back. */
export const removedTwice: Way = {
  name: 'a job that loses two phlebotomists to the operator',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    search,
    accept(),
    setOff('set off'),
    remove,
    {
      ...search,
      name: 'searched again',
      parameters: { searchRadiusMiles: again.radiusMiles },
    },
    accept('second', 'accepted again'),
    setOff('set off again'),
    { ...remove, name: 'removed again', parameters: { reason: again.reason } },
    accept('first', 'accepted a third time'),
  ],
};

export const correctedUrl = 'https://results.example.org/r/1-corrected';

/** The lab finds a mistake, and publishes under another address. */
export const publishedAnew: Way = {
  name: 'a job whose results are corrected',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    ...[accept(), start, complete(), publish],
    {
      name: 'published anew',
      action: 'lab.publish',
      parameters: { resultsUrl: correctedUrl },
    },
  ],
};
