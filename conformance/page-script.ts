/** The script that describes a hosted page from inside, which is a file of its own in the package. */
import { readFileSync } from 'node:fs';

/** Read when a page is opened, not when the command starts. */
export const pageScript = (): string =>
  // By its folder, so that the same address holds from this file and from a bundle in dist/.
  readFileSync(new URL('../conformance/target/pages/in-page.client.js', import.meta.url), 'utf8');
