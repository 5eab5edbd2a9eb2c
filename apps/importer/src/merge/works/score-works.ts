import type { Form, WorkFacts } from '../facts.ts';
import { compareAuthors } from './compare-authors.ts';
import type { AuthorMatch } from './compare-authors.ts';
import { closestTitles } from './compare-titles.ts';
import type { TitleMatch } from './compare-titles.ts';
import { relationInTitle, allNumbers, isGeneric } from './title-signs.ts';

/** Points of each fact; `null` rules the pair out. */
const TITLE = {
  equal: 60,
  close: 55,
  similar: 50,
  part: 45,
  other: null,
  contradiction: null,
} as const satisfies Record<TitleMatch, number | null>;
const AUTHORS = { all: 35, first: 25, some: 10, none: null, unknown: 0 } as const satisfies Record<
  AuthorMatch,
  number | null
>;
const YEAR = { same: 10, next: 5, unknown: 0, other: null } as const;
const PAGES = { same: 10, unknown: 0, other: null } as const;
const LONG_TITLE = { words: 6, points: 5 };
const SHORT_TITLE = { words: 3, points: -15 };
const SHARED_IDENTIFIER = 20;

/** Works with this score are the same. */
export const SAME_SCORE = 85;

/** Compares two years; works appear online in the year before. */
export const yearMatch = (a: number | null, b: number | null): keyof typeof YEAR => {
  if (a === null || b === null) return 'unknown';
  if (a === b) return 'same';
  return Math.abs(a - b) === 1 ? 'next' : 'other';
};

const pagesMatch = (a: string, b: string): keyof typeof PAGES => {
  if (a === '' || b === '') return 'unknown';
  return a === b ? 'same' : 'other';
};

/** Titles in scripts without spaces say more with fewer letters. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const LONG_SPACELESS = 6;
/** Titles of compounds, as in German, are long in letters only. */
const LONG_LETTERS = 20;

const lengthPoints = (title: string): number => {
  const { length } = title.split(' ');
  if (length >= LONG_TITLE.words) return LONG_TITLE.points;
  const isShort =
    length <= SHORT_TITLE.words && title.length < (SPACELESS.test(title) ? LONG_SPACELESS : LONG_LETTERS);
  return isShort ? SHORT_TITLE.points : 0;
};
/** Namespaces of lists that people keep, in which the same work occurs again and again. */
const PERSONAL =
  /^(?:orcid|bibtex|ris|csl|endnote|citeproc|doi|pmid|pmc|arxiv|handle|openalex|crossref|pubmed|europepmc|jats|schema)/;
const NAMESPACE_CHARS = 12;

const isLong = (title: string | undefined): boolean => (title?.split(' ').length ?? 0) >= LONG_TITLE.words;

/**
 * Reports whether one source lists two works separately: it describes a photograph or a letter once, but may list a
 * publication with a long title twice.
 */
export const isListedApart = (a: WorkFacts, b: WorkFacts): boolean =>
  !PERSONAL.test(a.id) &&
  a.id.slice(0, NAMESPACE_CHARS) === b.id.slice(0, NAMESPACE_CHARS) &&
  !(a.type === 'publication' && isLong(a.titles[0]));

const PUBLISHED: ReadonlySet<Form> = new Set<Form>(['article', 'chapter', 'book', 'report']);

export const isPublished = (form: Form): boolean => PUBLISHED.has(form);

/** Reports whether one of two works is a preprint and the other is published. */
export const isPreprintPair = (a: WorkFacts, b: WorkFacts): boolean =>
  (a.form === 'preprint' && isPublished(b.form)) || (b.form === 'preprint' && isPublished(a.form));

/** Reports whether two works have one form, as far as their sources say. */
export const isSameForm = (a: WorkFacts, b: WorkFacts): boolean =>
  a.type === b.type &&
  (a.form === '' ||
    b.form === '' ||
    a.form === b.form ||
    isPreprintPair(a, b) ||
    (a.pages !== '' && a.pages === b.pages));

/** Reports whether neither of two titles is about the other, or another part of the same. */
const isSameThing = (first: string, second: string): boolean =>
  relationInTitle(first) === relationInTitle(second) && allNumbers(first) === allNumbers(second);

/** Returns the points of each fact of two works whose titles match like this; `null` for one that rules out that they are the same. */
export const pointsOf = (
  a: WorkFacts,
  b: WorkFacts,
  {
    title,
    hasSharedIdentifier,
  }: { readonly title: TitleMatch | null; readonly hasSharedIdentifier: boolean },
): Readonly<Record<'title' | 'authors' | 'year' | 'pages' | 'length' | 'identifier', number | null>> => {
  const [first = '', second = ''] = [a.titles[0], b.titles[0]];
  return {
    title: title === null ? null : TITLE[title],
    authors: AUTHORS[compareAuthors(a.authors, b.authors)],
    year: YEAR[yearMatch(a.year, b.year)],
    pages: PAGES[pagesMatch(a.pages, b.pages)],
    length: lengthPoints(first.length < second.length ? first : second),
    identifier: hasSharedIdentifier ? SHARED_IDENTIFIER : 0,
  };
};

/**
 * Returns the points that title, first authors, year, pages and shared identifiers give two works; `null` if one of
 * these or the form of the works rules out that they are the same.
 */
export const scoreWorks = (a: WorkFacts, b: WorkFacts, hasSharedIdentifier: boolean): number | null => {
  const [first = '', second = ''] = [a.titles[0], b.titles[0]];
  if (!isSameForm(a, b) || isListedApart(a, b) || isGeneric(first) || isGeneric(second)) return null;
  if (first !== second && !isSameThing(first, second)) return null;
  const title = closestTitles(a.titles, b.titles);
  return Object.values(pointsOf(a, b, { title, hasSharedIdentifier })).reduce<number | null>(
    (sum, point) => (sum === null || point === null ? null : sum + point),
    0,
  );
};
