import { decoded } from './decoded.ts';

/**
 * Returns the name that an address ends with, for records that have an address in place of a name; any other text stays
 * as it is.
 * @example nameInAddress('http://zenodo.org/communities/dimpo') // 'dimpo'
 */
export const nameInAddress = (text: string): string => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { host, pathname } = new URL(text);
  const last = pathname.split('/').findLast((part) => part !== '');
  return last === undefined ? host.replace(/^www\./, '') : decoded(last);
};
