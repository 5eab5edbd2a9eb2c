/** Resolves the shipped `/api/…` addresses to the API itself, bypassing this host. */
export const internalUrl = (address: string, apiUrl: string): string =>
  address.startsWith('/api/') ? `${apiUrl}${address.slice('/api'.length)}` : address;
