/** The sandbox as a target: started in the test's own process, judged over HTTP like any other server. */
import { startSandbox } from '../../mock/start-sandbox.ts';

export type SandboxTarget = {
  readonly url: string;
  readonly controlUrl: string;
  readonly close: () => Promise<void>;
};

type Options = Parameters<typeof startSandbox>[0];

export async function sandboxTarget(options: Options = {}): Promise<SandboxTarget> {
  const { url, controlUrl, close } = await startSandbox(options);
  return { url, controlUrl, close };
}
