/** What commander says of an option that it does not know or takes for wrong, without what may be a secret in it. */

export const withoutValue = (sentence: string): string =>
  sentence
    .replace(/(unknown option '--?[^'=]*=).*'/s, "$1…'")
    // A user name and a password in an address.
    .replace(/(\b[a-z][a-z\d+.-]*:\/\/)[^\s']*@/gi, '$1…@');
