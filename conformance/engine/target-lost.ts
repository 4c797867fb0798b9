/** The target has stopped answering in the midst of a run. The run ends with exit code 3. */
export class TargetLost extends Error {
  override readonly name = 'TargetLost';
  readonly code = 'TARGET_LOST';
}
