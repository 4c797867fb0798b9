/** Where a server goes another way than the model: at which move, and what was to be seen there. */
import type { EventType } from '#contract/events.ts';
import type { Finding } from '../engine/outcome.ts';
import type { StatusDue } from './job-state.ts';
import type { Walk } from './plan.ts';

/** What was to be seen, as data: words are made of it, and the last step of a scenario file. */
export type Expectation =
  | { readonly kind: 'cancelled' | 'refused' }
  | { readonly kind: 'status'; readonly due: StatusDue }
  /** A member of the job: null, or not. */
  | { readonly kind: 'member'; readonly name: string; readonly isNull: boolean }
  /** What was supplied at creation. */
  | { readonly kind: 'echo' }
  /** GET /bookings brings it, with this status. */
  | { readonly kind: 'listed'; readonly status: string }
  | { readonly kind: 'sample'; readonly status: string | undefined }
  /** So many events of the type in all. */
  | { readonly kind: 'events'; readonly type: EventType; readonly atLeast: number }
  | { readonly kind: 'no more events'; readonly type: string; readonly atMost: number };

export type Deviation = {
  /** Up to the move after which it shows. */
  readonly walk: Walk;
  readonly expectation: Expectation;
  readonly finding: Finding;
};

/** In which of the two ways a server answers for what happens. */
export type Side = 'shown' | 'told';

/** The walk in words, the last move being the one after which the finding was made. */
export const wordsOf = ({ facts, moves }: Walk): string =>
  [`${facts.channel}, ${facts.billingMode}: booked`, ...moves].join(', ');
