import { parseLanguageCode } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import type { Candidate, WorkFacts } from '../facts.ts';
import { foldText } from '../fold-words.ts';
import { formOf } from './work-form.ts';
import { isGeneric } from './title-signs.ts';
import { alternateIdentifiers, ownIdentifiers } from './work-identifiers.ts';

const MOST_TITLES = 4;
const MOST_AUTHORS = 5;
const YEAR_DIGITS = 4;
/** Records list up to thousands of identifiers, such as those of the parts of a collection. */
const MOST_IDENTIFIERS = 30;

const titlesOf = ({ mainTitle, subTitle, otherTitles }: ResearchProduct): string[] => {
  const whole = subTitle ? [`${mainTitle ?? ''} ${subTitle}`] : [];
  const all = [mainTitle, ...whole, ...(otherTitles ?? [])].map(foldText).filter((title) => title !== '');
  return [...new Set(all)].slice(0, MOST_TITLES);
};

const yearOf = ({ publicationDate }: ResearchProduct): number | null =>
  publicationDate ? Number(publicationDate.slice(0, YEAR_DIGITS)) : null;

const pagesOf = ({ container }: ResearchProduct): string =>
  container?.vol && container.sp ? `${foldText(container.vol)} ${foldText(container.sp)}` : '';

const languageOf = ({ language }: ResearchProduct): string => {
  const code = parseLanguageCode(language?.code ?? '');
  return code === 'und' ? '' : code;
};

/** Returns the facts of a work by which it is compared with others. */
const workFacts = (product: ResearchProduct): WorkFacts => {
  const own = ownIdentifiers(product).slice(0, MOST_IDENTIFIERS);
  return {
    kind: 'product',
    id: product.id,
    type: product.type,
    form: formOf(product, own),
    titles: titlesOf(product),
    authors: (product.authors ?? []).slice(0, MOST_AUTHORS).map(({ fullName }) => foldText(fullName)),
    year: yearOf(product),
    pages: pagesOf(product),
    language: languageOf(product),
    version: foldText(product.version),
    own,
    others: alternateIdentifiers(product)
      .filter((key) => !own.includes(key))
      .slice(0, MOST_IDENTIFIERS),
  };
};

const START_LETTERS = 24;
const LONGEST_WORDS = 3;
/** Shorter titles are too common to look for works with a similar one. */
const MIN_LETTERS = 6;

/** Graph ids end with a digest of the id that the source gave; the same digest under two namespaces is the same source record. */
const LOCAL_DIGEST = /^.{12}::([0-9a-f]{32})$/;

const titleKeys = (title: string, year: number | null): string[] => {
  const letters = title.replaceAll(' ', '');
  if (letters.length < MIN_LETTERS) return [];
  const longest = [...new Set(title.split(' '))]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, LONGEST_WORDS)
    .sort();
  return [`title ${letters.slice(0, START_LETTERS)}`, `words ${year ?? ''} ${longest.join(' ')}`];
};

/** Returns a work under each key under which the same work may be found. */
export const workCandidates = (product: ResearchProduct): Candidate[] => {
  const facts = workFacts(product);
  const [title] = facts.titles;
  const digest = LOCAL_DIGEST.exec(product.id)?.[1];
  const keys = [
    ...facts.own,
    ...facts.others,
    ...(title === undefined || isGeneric(title) ? [] : titleKeys(title, facts.year)),
    ...(digest === undefined ? [] : [`digest ${digest}`]),
  ];
  return [...new Set(keys)].map((key) => ({ key, facts }));
};
