/** Only paths of this very site are followed; everything else is dropped. */
export const sameOriginPath = (address: string | null): string | null =>
  address !== null && /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : null;
