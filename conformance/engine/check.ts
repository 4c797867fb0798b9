/** What a check is. Its id is one for all its verdicts and is never used again for another. */
import type { OperationId } from '#contract/operations.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Bench } from './bench.ts';
import type { Depth } from './depth.ts';
import type { Finding, Outcome } from './outcome.ts';
import type { Level } from './verdict.ts';

export const areas = [
  'auth',
  'tenancy',
  'lookup',
  'link',
  'booking',
  'validation',
  'cancel',
  'sample',
  'life',
  'story',
  'venue',
  'fields',
  'panel',
  'invoice',
  'refund',
  'dispute',
  'list',
  'page',
  'hosted',
  'limit',
  'webhook',
  'event',
  'wire',
  'generated',
  'scenario',
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
  /** Open points, as in O07, of which it also writes down the answer that came. */
  readonly observes?: readonly string[];
};

type Asking = {
  /**
   * The operations that it calls itself, as often as it calls them; what it needs made beforehand is not among
   * them.
   */
  readonly asks: readonly OperationId[];
  /** The same in a run of depth `full`; left out: no more than otherwise. */
  readonly fullAsks?: readonly OperationId[];
  /**
   * It moves the clock, or disturbs others in another way: it is run by itself, when all others have ended, and
   * makes what it needs anew.
   */
  readonly alone?: true;
};

/** Asks the server something by itself. */
export type ActiveCheck = Described &
  Asking & {
    readonly kind: 'active';
    readonly run: (bench: Bench) => Promise<Outcome>;
  };

/** All that a run has seen, for a judgement that needs more than one exchange. */
export type Seen = {
  readonly exchanges: readonly Exchange[];
  readonly deliveries: readonly Delivery[];
};

/** Looks at every exchange that the active checks have had. */
export type PassiveCheck = Described & {
  readonly kind: 'passive';
  /**
   * Whether the exchange is one that the check is about; where none is, it is not-testable, since nothing was
   * exercised. Left out: every exchange is.
   */
  readonly concerns?: (exchange: Exchange, seen: Seen) => boolean;
  readonly judge: (exchange: Exchange, seen: Seen) => Finding | undefined;
};

/** Looks at every webhook that has come. */
export type DeliveryCheck = Described & {
  readonly kind: 'delivery';
  /**
   * Whether the delivery is one that the check is about; where none is, it is not-testable, since nothing was
   * exercised. Left out: every delivery is.
   */
  readonly concerns?: (delivery: Delivery, seen: Seen) => boolean;
  readonly judge: (delivery: Delivery, seen: Seen) => Finding | undefined;
};

export type Check = ActiveCheck | PassiveCheck | DeliveryCheck;

/** What a probe has seen of an open point. */
export type Sight = {
  /** In words that an integrator can use. */
  readonly answer: string;
  /** The same as the value of a policy, where the sandbox can be told to answer so. */
  readonly value?: string;
};

/** Writes down how the server answers where the spec leaves it open: it is no check, and cannot fail. */
export type Probe = Asking & {
  readonly kind: 'probe';
  /** The open point, as in O07. */
  readonly id: string;
  /** What is asked, as a question in plain words. */
  readonly question: string;
  readonly area: Area;
  readonly run: (bench: Bench) => Promise<Sight>;
};

/** What it calls itself in a run of this depth. */
export const asksAt = ({ asks, fullAsks }: Asking, depth: Depth): readonly OperationId[] =>
  depth === 'full' ? (fullAsks ?? asks) : asks;

/** Besides its id and area, a check is selected by the operations that it asks. */
export function tagsOf(check: Check | Probe): readonly string[] {
  switch (check.kind) {
    case 'active':
      return check.asks;
    case 'probe':
      return [...check.asks, 'probe'];
    case 'passive':
    case 'delivery':
      return ['passive'];
  }
}
