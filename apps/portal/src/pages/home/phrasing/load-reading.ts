import { foundValue } from '@open-discovery/portal-state';
import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { ASKED, NON_QUERY_PARAMETERS } from '../../../search/search-parameters.ts';
import { parsePhrase } from './parse-phrase.ts';
import type { Phrase, PhrasePart } from './parse-phrase.ts';
import { phrasingIsland } from '../home.lazy.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import { queryOfPhrase, readParts, restoreWords, valuesOfPart, wordsOfPart } from './phrase-query.ts';
import type { Reading } from './reading.ts';
import { resolveCreator } from './resolve-creator.ts';

/** The address to redirect to, or how the words were read. Both are `null` for words that are not a phrase. */
export interface Phrasing {
  readonly address: string | null;
  readonly reading: Reading | null;
}

const NONE: Phrasing = { address: null, reading: null };

/** Returns the address of a query, with the words that it was read from. */
const addressWith = (query: SearchQuery, parameters: URLSearchParams, asked: string | null): string => {
  const added = new URLSearchParams(
    [...parameters].filter(([name]) => name !== ASKED && NON_QUERY_PARAMETERS.includes(name)),
  );
  if (asked !== null) added.set(ASKED, asked);
  const rest = added.toString();
  return `/?${formatResultsAddress(query)}${rest === '' ? '' : `&${rest}`}`;
};

/** Reads the words of an address: parses them if they are new, otherwise restores how they were read. */
export const loadReading = async (
  dependencies: RouteDependencies,
  parameters: URLSearchParams,
  query: SearchQuery,
): Promise<Phrasing> => {
  const asked = parameters.get(ASKED);
  if (asked === null) return readNew(dependencies, parameters, query);
  const phrase = parsePhrase(asked, dependencies);
  const read = phrase && readParts(phrase, query.keyword);
  // The visitor has typed other words since.
  if (phrase === null || read === null) return { ...NONE, address: addressWith(query, parameters, null) };
  await Promise.all([phrasingIsland.load(), RARE_PARTS_CATALOG(dependencies.language)]);
  return { ...NONE, reading: readingOf(query, phrase, read) };
};

const readNew = async (
  { fetchQuery, ...context }: RouteDependencies,
  parameters: URLSearchParams,
  query: SearchQuery,
): Promise<Phrasing> => {
  if (query.kind !== 'product' || query.text !== '') return NONE;
  const phrase = parsePhrase(query.keyword, context);
  if (phrase === null) return NONE;
  const named = phrase.parts.find(({ meaning }) => meaning.is === 'creator');
  const kind = phrase.parts.find(({ meaning }) => meaning.is === 'kind');
  const kindMeant = kind?.meaning.is === 'kind' ? kind.meaning : query;
  const creator =
    named?.meaning.is === 'creator' ? await resolveCreator(fetchQuery, named.meaning.name, kindMeant) : null;
  const read = creator === null ? phrase.parts.filter((part) => part !== named) : phrase.parts;
  const isConfident =
    phrase.hasTopic || read.some(({ meaning }) => meaning.is === 'years' || meaning.is === 'creator');
  if (!isConfident) return NONE;
  const meant = queryOfPhrase(query, phrase, { read, creator });
  const totals = foundValue(await fetchQuery('totals', [meant, query]));
  const [asRead = 0, asTyped = 0] = totals ?? [];
  if (asRead === 0 && asTyped !== 0) return NONE;
  return { ...NONE, address: addressWith(meant, parameters, query.keyword) };
};

/** Returns how the words of a phrase were read, part by part. */
const readingOf = (query: SearchQuery, phrase: Phrase, read: readonly PhrasePart[]): Reading => ({
  asked: phrase.words.join(' '),
  parts: read.flatMap((part) => {
    const held = valuesOfPart(query, part);
    const back = restoreWords(query, phrase, { read, back: [part] });
    return held === null ? [] : [{ ...held, words: wordsOfPart(phrase, part), back }];
  }),
  exact: restoreWords(query, phrase, { read, back: phrase.parts }),
});
