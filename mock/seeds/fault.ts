/** What is wrong with a world, and the error that tells all of it at once. */

export type Path = readonly (string | number)[];

export type Fault = {
  readonly path: Path;
  readonly message: string;
  /**
   * Set when the fault is that something is not there: its id, or the empty text where any would
   * do. Whoever knows why it is not there can drop the fault.
   */
  readonly missing?: string;
};

/** `jobs[3].venueSlotStart`. */
export const placeName = (path: Path): string =>
  path.length === 0 ? 'the world' : path.map(stepName).join('').replace(/^\./, '');

const longest = 60;

/** A key that the file made up may be anything: it is quoted, and cut when it is long. */
const stepName = (step: string | number): string => {
  if (typeof step === 'number') return `[${step}]`;
  if (step.length <= longest && /^[A-Za-z_]\w*$/.test(step)) return `.${step}`;
  const shown = step.length <= longest ? step : `${step.slice(0, longest - 1)}…`;
  return `[${JSON.stringify(shown)}]`;
};

const shownFaults = 20;

/**
 * The world cannot be started with. `message` has a line for each fault, place and what was expected;
 * of many it has the first 20 and how many more there are.
 */
export class WorldError extends Error {
  override readonly name = 'WorldError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[], lineOf = (fault: Fault): string => faultLine(fault)) {
    const lines = [...new Set(faults.map(lineOf))];
    const more = lines.length - shownFaults;
    super([...lines.slice(0, shownFaults), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.faults = faults;
  }
}

/** `jobs[3].venueId: no venue has the id "leeds"`. */
const faultLine = ({ path, message }: Fault): string => `${placeName(path)}: ${message}`;
