import { findIdentifiers, parseIdentifier } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { SearchQuery } from './types.ts';

/** More identifiers than this in one search box are a pasted list, which no single record answers. */
const IDENTIFIERS_MAX = 3;

/**
 * Returns the identifiers in the search box: its whole text, or those among its words; at most three.
 * @example
 * recognizedIdentifiers({ keyword: 'doi:10.5281/ZENODO.2659' }).map(({ value }) => value); // ['10.5281/zenodo.2659']
 */
export const recognizedIdentifiers = ({ keyword }: Pick<SearchQuery, 'keyword'>): readonly Identifier[] => {
  if (keyword.trim() === '') return [];
  const whole = parseIdentifier(keyword);
  const found = whole ? [whole] : findIdentifiers(keyword).map(({ identifier }) => identifier);
  const distinct = new Map(
    found.map((identifier) => [`${identifier.scheme} ${identifier.value}`, identifier]),
  );
  return [...distinct.values()].slice(0, IDENTIFIERS_MAX);
};
