/** Facts on one line, as a person reads them: `jobId=job_1 outcome=won`. */
export const wordsOf = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
