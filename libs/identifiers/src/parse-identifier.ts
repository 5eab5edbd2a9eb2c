import type { BodyReader } from './create-parser.ts';
import type { Identifier, IdentifierScheme } from './identifier.ts';
import { isInOrcidBlock } from './orcid-block.ts';
import { readArxiv } from './parse-arxiv.ts';
import { readDoi } from './parse-doi.ts';
import { readHandle } from './parse-handle.ts';
import { readIsni } from './parse-isni.ts';
import { readOrcid } from './parse-orcid.ts';
import { readPmcid } from './parse-pmcid.ts';
import { readPmid } from './parse-pmid.ts';
import { readRe3data } from './parse-re3data.ts';
import { readRor } from './parse-ror.ts';
import { readSwhid } from './parse-swhid.ts';
import { peelText } from './peel-text.ts';

const READER_OF: Readonly<Record<IdentifierScheme, BodyReader>> = {
  doi: readDoi,
  orcid: readOrcid,
  pmid: readPmid,
  pmcid: readPmcid,
  // Every DOI is a well-formed handle, even at the handle proxy.
  handle: (body) => readDoi(body) ?? readHandle(body),
  re3data: readRe3data,
  swhid: readSwhid,
  ror: readRor,
  isni: readIsni,
  arxiv: readArxiv,
};

const YEAR = /^(?:18|19|20)\d\d$/;
/** A year alone is far more often a year than one of the first articles of PubMed. */
const readBarePmid: BodyReader = (body) => (YEAR.test(body) ? null : readPmid(body));

/** Matches a month, a day, or two years of a season: `1999/2000`. */
const CALENDAR = /^(?:1[89]|20)\d\d\/(?:\d{1,2}(?:\/\d{1,2})?|(?:1[89]|20)\d\d)$/;
/**
 * Matches bare handles: a long first number, or the two-digit ones assigned today; never `24/7` or a malformed DOI.
 */
const BARE_HANDLE = /^(?!10\.)(?:\d{4,}|\d\d\.[\dA-Z]{3,})[.\dA-Z]*\//i;

const readBareHandle: BodyReader = (body) =>
  BARE_HANDLE.test(body) && !CALENDAR.test(body) ? readHandle(body) : null;

/** Sixteen digits: ORCID has its own blocks within ISNI, and both start with 000. */
const readBareSixteen: BodyReader = (body) => {
  if (!body.startsWith('000')) return null;
  if (isInOrcidBlock(body.replaceAll(/[- ]/g, ''))) return readOrcid(body);
  const isni = readIsni(body);
  // Dashes are the way of ORCID: outside its blocks, only correct check digits make them an ISNI.
  return body.includes('-') && isni?.checkDigits !== 'valid' ? null : isni;
};

/** Order matters: a DOI is also a handle, and any run of digits could be a PMID. */
const BARE_READERS: readonly BodyReader[] = [
  readSwhid,
  readDoi,
  readBareSixteen,
  readRor,
  readRe3data,
  readArxiv,
  readBareHandle,
  readBarePmid,
];

/**
 * Parses text to a persistent identifier, or null. The text may be bare, prefixed (`doi:`, `PMID `) or an address,
 * with the punctuation, spaces, dashes and invisible characters of pasted text. Wrong check digits are reported,
 * never repaired. Never throws; text over 4096 characters is not an identifier. Spec §5.
 * @example
 * parseIdentifier(' (https://orcid.org/0000-0002-1825-0097). ')?.scheme; // 'orcid'
 */
export const parseIdentifier = (text: string): Identifier | null => {
  const peeled = peelText(text);
  if (!peeled) return null;
  if (peeled.scheme) return READER_OF[peeled.scheme](peeled.body);
  for (const read of BARE_READERS) {
    const identifier = read(peeled.body);
    if (identifier) return identifier;
  }
  return null;
};
