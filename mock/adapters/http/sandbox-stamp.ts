/** The `x-sandbox` header, by which an answer tells that it is not from the real service. */

export type Stamp = { readonly version: string; readonly world: string };

/** `0.1.0; world=default`. A world may be named after a file: what no header can hold becomes `?`. */
export const sandboxStamp = ({ version, world }: Stamp): string =>
  `${version}; world=${world}`.replaceAll(/[^\x20-\x7e]/g, '?');
