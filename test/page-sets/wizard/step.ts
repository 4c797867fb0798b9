/** Where a patient is in the wizard, and what is known by then. */

import type { Answers } from '../desk/answers.ts';
import type { FreeTime, Opened } from '../desk/booking-desk.ts';
import type { Form } from './fields.ts';

export type StepName = 'you' | 'visit' | 'time' | 'check';

export type Step = {
  readonly opened: Opened;
  readonly answers: Answers;
  readonly form: Form;
  /** For the step `time`. */
  readonly times: readonly FreeTime[];
};
