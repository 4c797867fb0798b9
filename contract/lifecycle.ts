// The life of every thing as rows ("States and transitions" and the event table): the root extension
// `x-lifecycle` of openapi.yaml. contract/README.md explains the fields.

import type { Channel, EventType } from './events.ts';
import { lifecycleTable } from './generated/lifecycle.ts';
import type { OpenPoint, OperationId } from './operations.ts';

export type Thing = keyof typeof lifecycleTable.phases;

/** Our name of a state of the thing: `PhaseOf<'job'>` is `'pendingPayment' | 'pending' | …`. */
export type PhaseOf<T extends Thing> = keyof (typeof lifecycleTable.phases)[T];

export type Phase = { readonly [T in Thing]: PhaseOf<T> }[Thing];

/** The state has this status on the wire, where the specification names one. */
export type PhaseDescription = { readonly status?: string; readonly open?: readonly OpenPoint[] };

/** What must hold for the row; `words` says it all, the rest of it what a program can use. */
export type Condition = {
  readonly words: string;
  readonly channel?: Channel;
  readonly billingMode?: 'WEEKLY_INVOICE' | 'PATIENT_PAY';
  /** Within 24 hours of the appointment, or not. */
  readonly lock?: 'inside' | 'outside';
  readonly dispute?: 'open' | 'none';
  /** The first acceptance of a job, or one after its phlebotomist was lost. */
  readonly acceptance?: 'first' | 'later';
};

export type Row = {
  readonly id: string;
  readonly thing: Thing;
  readonly from: readonly (Phase | 'none')[];
  /** An operationId, or an action of the control protocol. */
  readonly trigger: OperationId | `${string}.${string}`;
  readonly when?: Condition;
  readonly to: Phase | 'unchanged';
  readonly emits: readonly EventType[];
  /** The trigger is refused: with this status, or (`blocked`) where the API does not show how. */
  readonly refused?: number | 'blocked';
  /** Why nothing is emitted, or what the row decides. */
  readonly reason?: string;
  /** Open points under which the row, or part of it, is only one reading. */
  readonly open?: readonly OpenPoint[];
};

export type Lifecycle = {
  readonly phases: Readonly<Record<Thing, Readonly<Record<string, PhaseDescription>>>>;
  readonly rows: readonly Row[];
};

export const lifecycle: Lifecycle = lifecycleTable;
