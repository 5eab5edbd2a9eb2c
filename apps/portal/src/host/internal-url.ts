/** Reports whether an address is one of the API behind this host. */
export const isInternal = (address: string): boolean => address.startsWith('/api/');

/** Resolves the shipped `/api/…` addresses to the API itself, bypassing this host. */
export const internalUrl = (address: string, apiUrl: string): string =>
  isInternal(address) ? `${apiUrl}${address.slice('/api'.length)}` : address;
