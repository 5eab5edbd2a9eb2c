import { chosenValues, withFilter, withKeyword, withKind, withYears } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { Meaning, Phrase, PhrasePart } from './parse-phrase.ts';
import { OPEN_RIGHTS } from '../../../search/open-rights.ts';
import { formatYears } from '../../../search/format-years.ts';

/** The fields that a name can select values of. */
const CREATOR_FIELDS = ['organization', 'author'] as const;
type CreatorField = (typeof CREATOR_FIELDS)[number];

/** The value of a field that is selected for the name in a phrase. */
export interface Creator {
  readonly field: CreatorField;
  readonly value: string;
}

/** Returns the words of a phrase without those of some parts. */
export const remainingWords = ({ words }: Phrase, read: readonly PhrasePart[]): string => {
  const taken = new Set(read.flatMap(({ at }) => at));
  return words.filter((_, position) => !taken.has(position)).join(' ');
};

/** Returns the words of one part, as they were typed. */
export const wordsOfPart = ({ words }: Phrase, { at }: PhrasePart): string =>
  at.flatMap((position) => words[position] ?? []).join(' ');

const withoutField = (query: SearchQuery, name: string): SearchQuery =>
  chosenValues(query, name).reduce((changed, value) => withFilter(changed, name, value, false), query);

const withOnly = (query: SearchQuery, name: string, values: readonly string[]): SearchQuery =>
  values.reduce((changed, value) => withFilter(changed, name, value, true), withoutField(query, name));

/** Returns the query with the meaning of a part, which replaces earlier values of the field. */
const withMeaning = (query: SearchQuery, meaning: Meaning, creator: Creator | null): SearchQuery => {
  switch (meaning.is) {
    case 'kind':
      return meaning.kind === query.kind
        ? withOnly(query, 'type', meaning.types)
        : withKind(query, meaning.kind, meaning.types);
    case 'open':
      return withOnly(query, 'access', OPEN_RIGHTS);
    case 'years':
      return withYears(query, meaning.from, meaning.to);
    case 'creator':
      return creator === null ? query : withOnly(query, creator.field, [creator.value]);
  }
};

/** Returns the query with the meaning of some parts of a phrase and the remaining words. The name means `creator`. */
export const queryOfPhrase = (
  query: SearchQuery,
  phrase: Phrase,
  { read, creator }: { readonly read: readonly PhrasePart[]; readonly creator: Creator | null },
): SearchQuery =>
  read.reduce(
    (changed, { meaning }) => withMeaning(changed, meaning, creator),
    withKeyword(query, remainingWords(phrase, read)),
  );

/** The values by which a query expresses a part. */
export interface PartValues {
  /** Name of the field, `kind` or `year`. */
  readonly field: string;
  readonly values: readonly string[];
}

const creatorOf = (query: SearchQuery): PartValues | null => {
  const chosen = CREATOR_FIELDS.map((field) => ({ field, values: chosenValues(query, field) }));
  const named = chosen.filter(({ values }) => values.length > 0);
  return named.length === 1 && named[0]?.values.length === 1 ? named[0] : null;
};

/** Returns the values by which a query expresses a part; `null` if it does not. */
export const valuesOfPart = (query: SearchQuery, { meaning }: PhrasePart): PartValues | null => {
  switch (meaning.is) {
    case 'kind': {
      const isHeld = meaning.kind === query.kind && meaning.types.join() === query.types.join();
      if (!isHeld) return null;
      return meaning.types.length > 0
        ? { field: 'type', values: meaning.types }
        : { field: 'kind', values: [meaning.kind] };
    }
    case 'open':
      return chosenValues(query, 'access').join() === OPEN_RIGHTS.join()
        ? { field: 'access', values: OPEN_RIGHTS }
        : null;
    case 'years':
      return query.from === meaning.from && query.to === meaning.to
        ? { field: 'year', values: [formatYears(query)] }
        : null;
    case 'creator':
      return creatorOf(query);
  }
};

/** Returns the query without the meaning of a part; the caller restores its words. */
const withoutMeaning = (query: SearchQuery, { is }: Meaning): SearchQuery => {
  switch (is) {
    case 'kind':
      return query.kind === 'product' ? withoutField(query, 'type') : withKind(query, 'product');
    case 'open':
      return withoutField(query, 'access');
    case 'years':
      return withYears(query, null, null);
    case 'creator':
      return CREATOR_FIELDS.reduce(withoutField, query);
  }
};

/** Returns the query in which the parts `back` are words again. `read` are the parts that were not words. */
export const restoreWords = (
  query: SearchQuery,
  phrase: Phrase,
  { read, back }: { readonly read: readonly PhrasePart[]; readonly back: readonly PhrasePart[] },
): SearchQuery => {
  const held = back.filter((part) => valuesOfPart(query, part) !== null);
  return withKeyword(
    held.reduce((changed, { meaning }) => withoutMeaning(changed, meaning), query),
    remainingWords(
      phrase,
      read.filter((part) => !back.includes(part)),
    ),
  );
};

/**
 * Returns the parts whose words are missing from the keyword of an address; `null` if the other words differ from those of
 * the phrase. Of several solutions it returns the one with most parts.
 */
export const readParts = (phrase: Phrase, keyword: string): readonly PhrasePart[] | null => {
  const subsets = phrase.parts.reduce<readonly (readonly PhrasePart[])[]>(
    (found, part) => found.flatMap((parts) => [[...parts, part], parts]),
    [[]],
  );
  const fitting = subsets.filter((parts) => remainingWords(phrase, parts) === keyword);
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
};
