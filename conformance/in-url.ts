/** A text of others as one part of a URL. Never throws: half of a surrogate pair, which no URL can hold, is replaced. */
export const inUrl = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
