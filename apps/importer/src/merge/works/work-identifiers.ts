import { ownValue } from '@open-discovery/model';
import {
  parseArxiv,
  parseDoi,
  parseHandle,
  parsePmcid,
  parsePmid,
  parseSwhid,
} from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { ResearchProduct } from '@open-discovery/model';

type Pid = { readonly scheme?: string | null; readonly value: string };

const ARXIV_DOI = /^10\.48550\/arxiv\./;
const ARXIV_VERSION = /v\d+$/;
const NOT_ISBN = /[^0-9X]/g;
const ISBN_WEIGHTS = [1, 3] as const;

/** Returns an ISBN in its form of 13 digits; `null` for text of another length. */
const isbn13 = (text: string): string | null => {
  const digits = text.toUpperCase().replaceAll(NOT_ISBN, '');
  if (/^97[89]\d{10}$/.test(digits)) return digits;
  if (!/^\d{9}[\dX]$/.test(digits)) return null;
  const body = `978${digits.slice(0, 9)}`;
  const sum = Array.from(body).reduce(
    (total, digit, at) => total + Number(digit) * (ISBN_WEIGHTS[at % 2] ?? 1),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
};

/** The end of a text in which a source wrote the escape of a character instead of it, such as `\\xa0`. */
const ESCAPED_END = /\\x[0-9a-f]{2}.*$/i;

const doiKey = (value: string): string | null => {
  const doi = parseDoi(value.replace(ESCAPED_END, ''))?.value.toLowerCase();
  if (doi === undefined) return null;
  return ARXIV_DOI.test(doi)
    ? `arxiv ${doi.replace(ARXIV_DOI, '').replace(ARXIV_VERSION, '')}`
    : `doi ${doi}`;
};

const keyBy =
  (scheme: string, parse: (text: string) => Identifier | null) =>
  (text: string): string | null => {
    const value = parse(text)?.value;
    return value === undefined ? null : `${scheme} ${value.toLowerCase()}`;
  };

/** Sources write the id with and without its prefix. */
const pmcKey = (text: string): string | null =>
  keyBy('pmc', parsePmcid)(/^\d+$/.test(text) ? `PMC${text}` : text);

/** Archives without a registered prefix share this one, so that each has a work with the same handle. */
const handleKey = (text: string): string | null =>
  /(?:^|\/|:)123456789\//.test(text) ? null : keyBy('handle', parseHandle)(text);

/** The schemes that name a work, with the key of an identifier. */
const KEYS: Readonly<Record<string, (text: string) => string | null>> = {
  doi: doiKey,
  handle: handleKey,
  hdl: handleKey,
  pmid: keyBy('pmid', parsePmid),
  pmc: pmcKey,
  pmcid: pmcKey,
  arxiv: (text) => keyBy('arxiv', parseArxiv)(text)?.replace(ARXIV_VERSION, '') ?? null,
  swhid: keyBy('swhid', parseSwhid),
  isbn: (text) => {
    const isbn = isbn13(text);
    return isbn === null ? null : `isbn ${isbn}`;
  },
};

const keysOf = (pids: readonly Pid[]): string[] =>
  pids.flatMap(({ scheme, value }) => ownValue(KEYS, scheme?.toLowerCase() ?? '')?.(value) ?? []);

/** Returns the identifiers of a work and its copies in one spelling, such as `doi 10.5555/sea`. */
export const ownIdentifiers = ({ pids, instances }: ResearchProduct): string[] => [
  ...new Set(keysOf([...(pids ?? []), ...(instances ?? []).flatMap((copy) => copy.pids ?? [])])),
];

/** Returns the identifiers that copies of a work state besides their own; they may be of another work. */
export const alternateIdentifiers = ({ instances }: ResearchProduct): string[] => [
  ...new Set(keysOf((instances ?? []).flatMap((copy) => copy.alternateIdentifiers ?? []))),
];
