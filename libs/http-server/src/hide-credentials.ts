/**
 * Hides user names and passwords of addresses, also of malformed ones, in a text for messages.
 * @example hideCredentials('https://user:word@host'); // 'https://***@host'
 */
export const hideCredentials = (text: string): string =>
  text
    .split(/,(?=\s*[a-z][a-z0-9+.-]*:\/\/)/i)
    .map((address) => address.replace(/^(\s*(?:[a-z][a-z0-9+.-]*:\/\/)?).*@/is, '$1***@'))
    .join(',');
