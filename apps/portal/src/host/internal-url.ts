/** On the server the shipped `/api/…` addresses are reached directly, without the way through this host. */
export const internalUrl = (address: string, apiUrl: string): string =>
  address.startsWith('/api/') ? `${apiUrl}${address.slice('/api'.length)}` : address;
