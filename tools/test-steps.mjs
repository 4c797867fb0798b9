// @ts-check
// What `npm test` runs. Each step is a script of package.json, so that it can be run alone.

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string} script in package.json
 * @property {string} onFailure what to do then
 * @property {boolean} [needsBuild] cannot be run when the build has failed
 */

/** @type {Step} Leads, because others wait for it. */
export const buildStep = { title: 'build', script: 'build', onFailure: 'mend what it names' };

/** @type {Step} Before all others: the tests want it. */
export const browserStep = {
  title: 'a browser for the tests',
  script: 'browser',
  onFailure: 'install Chromium, or name one with PHLEBO_CHROMIUM',
};

/** @type {Step[]} One test each; the longest first. */
export const staticSteps = [
  { title: 'lint', script: 'lint', onFailure: 'mend what ESLint names' },
  { title: 'types', script: 'typecheck', onFailure: 'mend what tsc names' },
  {
    title: 'architecture',
    script: 'depcruise',
    onFailure: 'each rule gives its reason in .dependency-cruiser.mjs',
  },
  { title: 'formatting', script: 'format:check', onFailure: 'run npm run format' },
  { title: 'dead code', script: 'knip', onFailure: 'remove it, or name its user in knip.json' },
  {
    title: 'generated code is current',
    script: 'generate:check',
    onFailure: 'run npm run generate and commit the result',
  },
  { title: 'contract', script: 'lint:contract', onFailure: 'mend openapi.yaml' },
  {
    title: 'package',
    script: 'lint:package',
    onFailure: 'mend exports or files in package.json',
    needsBuild: true,
  },
];

/** @type {Step} */
export const vitestStep = {
  title: 'tests',
  script: 'test:unit',
  onFailure: 'the failing tests stand above',
};

/** @type {Step} */
export const ownSandboxStep = {
  title: 'phlebo check of our own sandbox',
  script: 'check',
  onFailure: 'the failing checks stand above',
  needsBuild: true,
};

/** @type {Step} */
export const proofStep = {
  title: 'a sample of docs/proof.md',
  script: 'prove:sample',
  onFailure: 'mend what is not caught, or run npm run prove and commit docs/proof.md',
};
