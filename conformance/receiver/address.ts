/** Which mailbox an address names. A proxy in front may have a path of its own, so only its end counts. */

export type Addressed = {
  /** The run that gave the address out, so that what is late from an earlier one is told apart. */
  readonly run: string | undefined;
  readonly name: string;
};

/** `…/run-<hex>/<name>` is an address that a run gave out; of any other the last part is the name. */
export function addressIn(url: string): Addressed {
  const parts = (url.split('?')[0] ?? '').split('/');
  const run = parts.at(-2);
  return {
    run: run !== undefined && /^run-[0-9a-f]{16}$/.test(run) ? run : undefined,
    name: decoded(parts.at(-1) ?? ''),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
