import { encodeText } from '../encode-text.ts';

/**
 * Returns the address under which a cache answers for another address. The parameter is `url`, unless the cache's address
 * ends with one. Spec §7 "Help content".
 * @example viaCache('/api/cache/get', 'https://a.org/x?y=1') // '/api/cache/get?url=https%3A%2F%2Fa.org%2Fx%3Fy%3D1'
 */
export const viaCache = (cacheAddress: string, targetAddress: string): string => {
  const parameter = cacheAddress.includes('?') ? '&url=' : '?url=';
  return cacheAddress + (cacheAddress.endsWith('=') ? '' : parameter) + encodeText(targetAddress);
};
