/** An address as it may be printed: a user name and a password in it are masked. */

export const shownAddress = (address: string): string => {
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  // What cannot be read may hold a password anywhere before its last @.
  if (url === undefined) return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/is, '$1***@');
  if (url.username === '' && url.password === '') return address;
  url.username = '***';
  url.password = '';
  return url.href;
};
