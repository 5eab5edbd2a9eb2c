import { deriveOpenAireId, openAireIdOf, parseIdentifierAs } from '@open-discovery/identifiers';
import type { Identifier, IdentifierScheme } from '@open-discovery/identifiers';
import type { Pid } from './work.ts';

/** The schemes that name a work, most reliable first. */
const SCHEMES: readonly (readonly [word: string, scheme: IdentifierScheme])[] = [
  ['doi', 'doi'],
  ['pmid', 'pmid'],
  ['pmc', 'pmcid'],
  ['arXiv', 'arxiv'],
  ['handle', 'handle'],
  ['swhid', 'swhid'],
];

const PREFIX = 12;

const identifierOf = ({ scheme, value }: Pid): Identifier | null => {
  const known = SCHEMES.find(([word]) => word.toLowerCase() === scheme.toLowerCase());
  return known ? parseIdentifierAs(known[1], value) : null;
};

/**
 * Returns an identifier in its normal form, under the Graph's word for its scheme. An invalid one stays as it is.
 * @example normalPid({ scheme: 'DOI', value: 'https://doi.org/10.1/A' }) // { scheme: 'doi', value: '10.1/a' }
 */
export const normalPid = ({ scheme, value }: Pid): Pid => {
  const word = SCHEMES.find(([known]) => known.toLowerCase() === scheme.toLowerCase())?.[0] ?? scheme;
  return { scheme: word, value: identifierOf({ scheme, value })?.value ?? value.trim() };
};

const idOfPid = (pid: Pid): string | null => {
  const identifier = identifierOf(pid);
  if (identifier === null) return null;
  return openAireIdOf(identifier) ?? deriveOpenAireId(identifier.scheme.slice(0, PREFIX), identifier.value);
};

/**
 * Returns the id of the work with these identifiers: by the most reliable scheme; `null` if none names a work.
 * @example idOfWork([{ scheme: 'doi', value: '10.5281/zenodo.2659' }]) // 'doi_________::…'
 */
export const idOfWork = (pids: readonly Pid[]): string | null =>
  SCHEMES.flatMap(([word]) => pids.filter(({ scheme }) => scheme.toLowerCase() === word.toLowerCase()))
    .map(idOfPid)
    .find((id) => id !== null) ?? null;

/** The id that a portal gives a record in its exports: a namespace and a digest. */
const RECORD_ID = /^[\w.-]{12}::[0-9a-f]{32}$/;

/** Reports whether a text is an id that portals give records. */
export const isRecordId = (text: string): boolean => RECORD_ID.test(text);
