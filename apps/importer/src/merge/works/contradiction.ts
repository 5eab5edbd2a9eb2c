import type { WorkFacts } from '../facts.ts';
import { compareAuthors } from './compare-authors.ts';
import { closestTitles } from './compare-titles.ts';
import { relationInTitle, partNumbers } from './title-signs.ts';

const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((item) => b.includes(item));

/** Reports whether the authors and the year agree; a translated title has nothing else in common. */
const agreesOtherwise = (a: WorkFacts, b: WorkFacts): boolean =>
  ['first', 'all'].includes(compareAuthors(a.authors, b.authors)) &&
  a.year !== null &&
  b.year !== null &&
  Math.abs(a.year - b.year) <= 1;

const lettersOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Reports whether most letters are Latin; titles in other scripts have Latin names of species. */
const isLatin = (text: string): boolean => 2 * lettersOf(text, /[a-z]/g) > lettersOf(text, /\p{L}/gu);

/** Reports whether two titles may be translations of each other: declared in two languages or written in two scripts. */
const mayBeTranslated = (a: WorkFacts, b: WorkFacts): boolean =>
  (a.language !== '' && b.language !== '' && a.language !== b.language) ||
  isLatin(a.titles[0] ?? '') !== isLatin(b.titles[0] ?? '');

const isText = ({ type }: WorkFacts): boolean => type === 'publication';

/** A data set and its article: each has an identifier that the other lacks, or other authors. */
const isMaterial = (a: WorkFacts, b: WorkFacts): boolean =>
  isText(a) !== isText(b) &&
  a.type !== 'other' &&
  b.type !== 'other' &&
  ((a.own.some((key) => !b.own.includes(key)) && b.own.some((key) => !a.own.includes(key))) ||
    compareAuthors(a.authors, b.authors) === 'none');

/** Forms of which one contains the other: articles are in a thesis, chapters in a book. */
const isWhole = (a: WorkFacts, b: WorkFacts): boolean =>
  (a.form === 'thesis' && b.form === 'article') || (a.form === 'book' && b.form === 'chapter');

/** “Data from: Tides” is about “Tides” if that is a text; two data sets go by both titles. */
const aboutOf = (title: string, works: readonly WorkFacts[]): string => {
  const about = relationInTitle(title);
  return about === 'data' && !works.some(isText) ? '' : about;
};

const firstTitle = ({ titles }: WorkFacts): string => titles[0] ?? '';

/**
 * Returns why two works cannot be one although they share an identifier; `null` if nothing contradicts. A work that is
 * about the other, such as its correction, and another part of the same whole are separate works.
 */
export const contradictionOf = (a: WorkFacts, b: WorkFacts): string | null => {
  const [first, second] = [firstTitle(a), firstTitle(b)];
  if (first === '' || second === '') return null;
  // Neither is about the other, nor another part of it.
  if (first === second) return isMaterial(a, b) ? 'data and text' : null;
  const [about, aboutOther] = [first, second].map((title) => aboutOf(title, [a, b]));
  if (about !== aboutOther && !shares(a.titles, b.titles)) return `a ${about || aboutOther} of the other`;
  const [part, otherPart] = [partNumbers(first), partNumbers(second)];
  if (part !== '' && otherPart !== '' && part !== otherPart) return 'other part numbers';
  if (isMaterial(a, b)) return 'data and text';
  const match = closestTitles(a.titles, b.titles);
  if (match === 'other' && (isWhole(a, b) || isWhole(b, a))) return 'part and whole';
  if (match !== 'contradiction') return null;
  if (mayBeTranslated(a, b) && agreesOtherwise(a, b)) return null;
  return 'the titles contradict';
};
