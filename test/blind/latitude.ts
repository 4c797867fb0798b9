/** A server that differs from the sandbox as it may. */
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

export type Latitude = {
  /** What this server does otherwise, as the end of "a server that …". */
  readonly name: string;
  /** The sentence of the specification or the open point, or `silent: …`. */
  readonly allowedBy: string;
  /** SHOULDs that it does not meet. */
  readonly warned?: readonly string[];
  /** Checks that cannot tell, since it does not say or do what they would have to know. */
  readonly untestable?: readonly string[];
} & (
  | { readonly tamper: () => Tamper; readonly sandbox?: undefined }
  | { readonly sandbox: () => SandboxOptions; readonly tamper?: undefined }
);
