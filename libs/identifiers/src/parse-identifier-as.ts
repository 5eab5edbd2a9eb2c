import type { Identifier, IdentifierScheme } from './identifier.ts';
import { parseArxiv } from './parse-arxiv.ts';
import { parseDoi } from './parse-doi.ts';
import { parseHandle } from './parse-handle.ts';
import { parseIsni } from './parse-isni.ts';
import { parseOrcid } from './parse-orcid.ts';
import { parsePmcid } from './parse-pmcid.ts';
import { parsePmid } from './parse-pmid.ts';
import { parseRe3data } from './parse-re3data.ts';
import { parseRor } from './parse-ror.ts';
import { parseSwhid } from './parse-swhid.ts';

const PARSER_OF: Readonly<Record<IdentifierScheme, (text: string) => Identifier | null>> = {
  doi: parseDoi,
  orcid: parseOrcid,
  pmid: parsePmid,
  pmcid: parsePmcid,
  handle: parseHandle,
  re3data: parseRe3data,
  swhid: parseSwhid,
  ror: parseRor,
  isni: parseIsni,
  arxiv: parseArxiv,
};

/**
 * Parses text of a known scheme, such as a record's `{ scheme, value }`. Null for a scheme that is not known here.
 * @example
 * parseIdentifierAs('handle', '200/23')?.url; // 'https://hdl.handle.net/200/23'
 */
export const parseIdentifierAs = (scheme: IdentifierScheme, text: string): Identifier | null =>
  typeof scheme === 'string' && Object.hasOwn(PARSER_OF, scheme) ? PARSER_OF[scheme](text) : null;
