/** The exit code of a verb: an expected exit is one sentence, a bug of the runner shows where it happened. */
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { visible } from '../report/visible.ts';
import { UsageError } from '../usage-error.ts';
import { UnwrittenReports } from './reports.ts';

export async function endWith(verb: string, carryOut: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`phlebo ${verb}: ${visible(error.message)}\n`);
      return exitCodes.usage;
    }
    if (error instanceof UnwrittenReports) {
      process.stderr.write(`phlebo ${verb}: ${visible(error.message)}\n`);
      return exitCodes.broken;
    }
    const trace = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`phlebo ${verb} broke, which is a fault of phlebo:\n${String(trace)}\n`);
    return exitCodes.broken;
  }
}
