/** A server that is wrong in one thing. */
import type { Depth } from '../../conformance/engine/depth.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { SiteFaults } from '../page-driver/fixtures/site-faults.ts';
import type { Tamper } from './tampering-proxy.ts';

/** Where the wrong thing is put. Each is made anew for each run, so that it may remember things. */
type Seam =
  /** In front of a sound sandbox, between the runner and the API. */
  | { readonly tamper: () => Tamper; readonly sandbox?: undefined; readonly site?: undefined }
  /** In a part of the sandbox's composition: its store, operations, webhooks, policies, clock. */
  | {
      readonly sandbox: () => SandboxOptions;
      readonly tamper?: undefined;
      readonly site?: undefined;
    }
  /** In hosted pages of a small site, to which the links of a sound sandbox lead. */
  | { readonly site: SiteFaults; readonly tamper?: undefined; readonly sandbox?: undefined };

export type Flaw = Seam & {
  /** What this server does wrong, as the end of "a server that …". */
  readonly name: string;
  /** The checks that are there for it, and fail. */
  readonly red: readonly string[];
  /** Every SHOULD that it is warned of. */
  readonly warned?: readonly string[];
  /** Checks that cannot go on because what they stand on has failed. */
  readonly blocked?: readonly string[];
  /** Checks and areas that are run beside them and stay green: they make the traffic that a passive check looks at. */
  readonly among?: readonly string[];
  /** How far checks go whose cases are generated; left out: through a few. */
  readonly depth?: Depth;
};

/** Ids of one area from one number to another. */
export const range = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `${prefix}-${String(from + index).padStart(2, '0')}`,
  );
