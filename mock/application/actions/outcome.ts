/** What a control action gives back to whoever asked for it. */

import { isRefusal, type Refusal } from '../../domain/refusal.ts';

/** The result of an action that has nothing to tell but that it happened. */
export type Done = Readonly<Record<string, never>>;

const done: Done = {};

/** Forgets the state that a move led to, and keeps a refusal. */
export const doneOr = (moved: object): Done | Refusal => (isRefusal(moved) ? moved : done);
