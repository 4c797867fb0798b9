/** The version of the package, from its own manifest. */

import manifest from '../package.json' with { type: 'json' };

export const { version } = manifest;
