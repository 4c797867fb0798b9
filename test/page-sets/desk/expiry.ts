/** An expiry as it stands on a card: MM/YY, MM / YY or MMYY. */

export type Expiry = { readonly month: number; readonly year: number };

/** Month 0 where the text is none. Years are of this century. */
export const expiryIn = (text: string): Expiry => {
  const [, month = '0', year = '0'] = /^\s*(\d\d?)\s*[/ -]?\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  return { month: Number(month), year: 2000 + Number(year) };
};
