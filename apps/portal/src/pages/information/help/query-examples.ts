import type { ResearchProduct } from '@open-discovery/model';
import { EMPTY_QUERY, withKeyword, withText } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** The rules of the query language that the page explains, in its order. */
type Rule =
  'words' | 'phrase' | 'or' | 'not' | 'group' | 'prefix' | 'title' | 'author' | 'years' | 'identifier';

/** A query that explains a rule. */
export interface QueryExample {
  readonly rule: Rule;
  /** The query as a visitor types it. */
  readonly typed: string;
  readonly query: SearchQuery;
}

/** Shorter words are rarely a topic, and operators are shorter. */
const WORD_CHARACTERS = 5;
const PREFIX_CHARACTERS = 4;
const MOST_WORDS = 3;

/**
 * Returns the longest words of a title, in its order.
 * @example wordsOf('Sea-level rise and coastal flooding'); // ['level', 'coastal', 'flooding']
 */
export const wordsOf = (title: string): readonly string[] => {
  const words = [...new Set(title.toLowerCase().match(/\p{Letter}+/gu))].filter(
    ({ length }) => length >= WORD_CHARACTERS,
  );
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS);
  return words.filter((word) => longest.includes(word));
};

/**
 * Returns two neighboring words of a title with the most letters; `null` for a title of one word.
 * @example phraseOf('Sea-level rise and coastal flooding'); // 'coastal flooding'
 */
export const phraseOf = (title: string): string | null => {
  const pairs = [...title.matchAll(/(?=(?<!\p{Letter})(\p{Letter}+ \p{Letter}+)(?!\p{Letter}))/gu)].map(
    ([, pair = '']) => pair.toLowerCase(),
  );
  return pairs.toSorted((one, other) => other.length - one.length)[0] ?? null;
};

const surnameOf = (fullName: string): string | null =>
  /^\p{Letter}{3,}$/u.exec(fullName.split(',')[0]?.trim() ?? '')?.[0] ?? null;

const text = (rule: Rule, typed: string): QueryExample => ({
  rule,
  typed,
  query: withText(EMPTY_QUERY, typed),
});

/** Returns examples of the query language about a record, so that each of them can find something. */
export const queryExamples = ({
  mainTitle,
  authors,
  publicationDate,
  pids,
}: Partial<ResearchProduct>): readonly QueryExample[] => {
  const title = mainTitle ?? '';
  const [first, second, third] = wordsOf(title);
  const phrase = phraseOf(title);
  const surname = authors?.map(({ fullName }) => surnameOf(fullName)).find((name) => name !== null);
  const year = publicationDate?.slice(0, 4);
  const doi = pids?.find(({ scheme }) => scheme === 'doi')?.value;
  return [
    ...(first && second
      ? [
          text('words', `${first} ${second}`),
          ...(phrase ? [text('phrase', `"${phrase}"`)] : []),
          text('or', `${first} OR ${second}`),
          text('not', `${first} NOT ${second}`),
        ]
      : []),
    ...(first && second && third ? [text('group', `${first} (${second} OR ${third})`)] : []),
    ...(first
      ? [
          text('prefix', `${first.slice(0, PREFIX_CHARACTERS)}*`),
          text('title', `title:${first}`),
          ...(surname ? [text('author', `author:${surname}`)] : []),
          ...(year ? [text('years', `${first} year:${year}..`)] : []),
        ]
      : []),
    ...(doi ? [{ rule: 'identifier' as const, typed: doi, query: withKeyword(EMPTY_QUERY, doi) }] : []),
  ];
};
