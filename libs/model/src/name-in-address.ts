const SCHEME_AND_WWW = /^https?:\/\/(?:www\.)?/;
/** The addresses are absolute: the base is never used. */
const NO_BASE = 'https://base.invalid';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Returns the name that an address ends with, for records that have an address in place of a name; any other text stays
 * as it is.
 * @example nameInAddress('http://zenodo.org/communities/dimpo') // 'dimpo'
 */
export const nameInAddress = (text: string): string => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { origin, pathname } = new URL(text, NO_BASE);
  const last = pathname.split('/').findLast((part) => part !== '');
  return last === undefined ? origin.replace(SCHEME_AND_WWW, '') : decoded(last);
};
