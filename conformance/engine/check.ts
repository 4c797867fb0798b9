/** What a check is. Its id is one for all its verdicts and is never used again for another. */
import type { OperationId } from '#contract/operations.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Bench } from './bench.ts';
import type { Finding, Outcome } from './outcome.ts';
import type { Level } from './verdict.ts';

export const areas = [
  'auth',
  'lookup',
  'link',
  'booking',
  'cancel',
  'sample',
  'life',
  'venue',
  'fields',
  'panel',
  'invoice',
  'refund',
  'dispute',
  'page',
  'wire',
] as const;
export type Area = (typeof areas)[number];

type Described = {
  /** AREA-nn. */
  readonly id: string;
  /** What holds when it passes, as a sentence. */
  readonly title: string;
  readonly area: Area;
  readonly level: Level;
  /** Ids of requirements.yaml. */
  readonly requirements: readonly string[];
};

/** Asks the server something by itself. */
export type ActiveCheck = Described & {
  readonly kind: 'active';
  /** The operations that it calls itself, once each; what it needs made beforehand is not among them. */
  readonly asks: readonly OperationId[];
  readonly run: (bench: Bench) => Promise<Outcome>;
};

/** Looks at every exchange that the active checks have had. */
export type PassiveCheck = Described & {
  readonly kind: 'passive';
  readonly judge: (exchange: Exchange) => Finding | undefined;
};

export type Check = ActiveCheck | PassiveCheck;

/** Besides its id and area, a check is selected by the operations that it asks. */
export const tagsOf = (check: Check): readonly string[] =>
  check.kind === 'active' ? check.asks : ['passive'];
