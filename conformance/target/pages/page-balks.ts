/** A hosted page that cannot be operated: what the browser says of it, and a limit to how long it is asked. */

/**
 * Thrown when a page does not answer, does not stay long enough to be looked at, or was never there. It is the page's
 * own doing, so the check that needs it is not-testable.
 */
export class PageBalks extends Error {
  override readonly name = 'PageBalks';
  /** It did not answer in time: its script does not end, and nothing that is asked of it later will be answered. */
  readonly isSilent: boolean;

  constructor(why: string, isSilent = false) {
    super(`the hosted page cannot be operated: ${why}`);
    this.isSilent = isSilent;
  }
}

export const balkRemedy = 'open the page in a browser, and find out why it does not hold still';

/** What a browser is asked may be answered never: a script that does not end blocks the whole page. */
export async function answerOf<T>(asking: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PageBalks(`it has not answered within ${String(patienceMs)} ms`, true));
    }, patienceMs);
  });
  try {
    return await Promise.race([asking, tooLate]);
  } catch (error) {
    throw error instanceof PageBalks ? error : new PageBalks(firstLine(error));
  } finally {
    clearTimeout(timer);
  }
}

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
