import { createParser, type BodyReader } from './create-parser.ts';
import { encodePath } from './encode-path.ts';
import { isJoined } from './joined-identifiers.ts';

const DOI = /^10\.\d{4,9}(?:\.\d{1,9}){0,8}\/\S+$/;

export const readDoi: BodyReader = (body) => {
  if (!DOI.test(body) || isJoined(body)) return null;
  const value = body.toLowerCase();
  return {
    scheme: 'doi',
    value,
    display: value,
    url: `https://doi.org/${encodePath(value)}`,
    checkDigits: 'none',
  };
};

/**
 * Parses a DOI: bare, with `doi:`, or as an address of doi.org, a meta resolver, the handle proxy or a publisher. The
 * value is lower-cased, because DOIs ignore case. Source: Spec §5 and Crossref's pattern.
 * @example
 * parseDoi('doi:10.5281/ZENODO.2659')?.value; // '10.5281/zenodo.2659'
 */
export const parseDoi = createParser([null, 'doi', 'handle'], readDoi);
