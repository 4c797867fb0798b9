/** What becomes of a verb whose output cannot be written, since the disk is full or the device takes nothing. */

/** The runner's own failures: 1 would say that a check has failed. Its own table is loaded with the runner only. */
const broken = 4;
/** The sandbox and the verbs that talk to it have no other code for what is not wrong usage. */
const failed = 1;

/** Codes that say more than that nobody could read it: wrong usage, and a server that was not there. */
const goesBefore = new Set([2, 3]);

const ofSandbox = new Set(['mock', 'do', 'trigger', 'listen', 'events', 'logs', 'clock']);

/** Go on until they are told to stop, and are of no use to someone who cannot read where they listen. */
const endless = new Set(['mock', 'testbench']);

/**
 * Says it once, in one line, and sees to the exit code. A verb that has an end goes on to it: the reports of a run are
 * files of their own. Whoever has read enough (`| head`) has lost nothing.
 */
export function mindLostOutput(verb = ''): void {
  let isLost = false;
  const lose = (output: NodeJS.WriteStream, error: NodeJS.ErrnoException): void => {
    if (error.code === 'EPIPE' || isLost) return;
    isLost = true;
    // Of stderr nothing can be told to anyone.
    if (output === process.stdout) {
      process.stderr.write(`phlebo: the output cannot be written: ${error.message}\n`);
    }
    process.once('exit', () => {
      if (!goesBefore.has(Number(process.exitCode ?? 0))) {
        process.exitCode = ofSandbox.has(verb) ? failed : broken;
      }
    });
    if (endless.has(verb)) process.emit('SIGTERM');
  };
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      lose(output, error);
    });
  }
}
