import { describe, expect, it } from 'vitest';
import { addressIn } from './address.ts';

const run = 'run-0123456789abcdef';

describe('an address', () => {
  it.each([
    ['that a run gave out', `/${run}/primary`, { run, name: 'primary' }],
    ['behind the path of a proxy', `/hooks/phlebo/${run}/primary`, { run, name: 'primary' }],
    ['with a name in percent signs', `/${run}/choosing%20later`, { run, name: 'choosing later' }],
    ['with a query', `/${run}/primary?a=/b`, { run, name: 'primary' }],
    ['that a person gave', '/hooks/other', { run: undefined, name: 'other' }],
    ['with nothing behind the host', '/', { run: undefined, name: '' }],
    ['that ends with a slash', '/hooks/', { run: undefined, name: '' }],
    ['with a broken escape', '/hooks/%E0%A4', { run: undefined, name: '%E0%A4' }],
    ['that only looks like a run', '/run-0/primary', { run: undefined, name: 'primary' }],
  ])('%s names its mailbox', (_, url, named) => {
    expect(addressIn(url)).toEqual(named);
  });
});
