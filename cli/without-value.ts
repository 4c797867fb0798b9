/** What commander says of an option that it does not know, without the value: it may be a secret. */

export const withoutValue = (sentence: string): string =>
  sentence.replace(/(unknown option '--?[^'=]*=).*'/s, "$1…'");
