import { createParser, type BodyReader } from './create-parser.ts';
import { encodePath } from './encode-path.ts';

/** Matches a naming authority, such as `20.500.12345`, and any local name. */
const HANDLE = /^(\d{1,12}(?:\.[\dA-Z]{1,12}){0,8})\/(\S+)$/i;

export const readHandle: BodyReader = (body) => {
  const [, prefix, suffix] = HANDLE.exec(body) ?? [];
  if (prefix === undefined || suffix === undefined) return null;
  const value = `${prefix.toUpperCase()}/${suffix}`;
  return {
    scheme: 'handle',
    value,
    display: `hdl:${value}`,
    url: `https://hdl.handle.net/${encodePath(value)}`,
    checkDigits: 'none',
  };
};

/**
 * Parses a handle: bare, with `hdl:`, at the handle proxy, or in the address of a repository (`…/handle/1721.1/5`).
 * Every DOI is a handle too; `parseIdentifier` returns DOI for those. The suffix keeps its case. Spec §5; RFC 3651.
 * @example
 * parseHandle('http://hdl.handle.net/11234/1-5419')?.value; // '11234/1-5419'
 */
export const parseHandle = createParser([null, 'handle'], readHandle);
