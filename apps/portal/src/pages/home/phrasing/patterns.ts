import type { ProductType, SearchedKind } from '@open-discovery/model';
import type { Language } from '../../../messages/languages.ts';

/** The records that the word for a kind of result selects. */
export interface NamedKind {
  readonly kind: SearchedKind;
  readonly types: readonly ProductType[];
}

/** Years, as a phrase limits them; `null` leaves that end open. */
export interface Years {
  readonly from: number | null;
  readonly to: number | null;
}

type Row<Value> = readonly [words: string, value: Value];
type YearsOf = (first: number, second: number) => Years;

/** The wording of one language, in lower case. `#` is a year; a word with several forms lists them with `|`. */
export interface Patterns {
  readonly kinds: readonly Row<NamedKind>[];
  /** Words before a kind: anyone can read the works. */
  readonly open: readonly string[];
  /** Words after a kind, before the topic. */
  readonly about: readonly string[];
  /** Words before the topic of software only: “data for” begins many titles. */
  readonly aboutSoftware: readonly string[];
  /** Words before the name of who made the works. */
  readonly by: readonly string[];
  /** Words before such a name, directly after the kind. Within a topic they are part of it: “history of Rome”. */
  readonly of: readonly string[];
  readonly years: readonly Row<YearsOf>[];
  /** Years directly after the kind: “papers from 2015”, but not “the elections in 2016”. */
  readonly yearsOfKind: readonly Row<YearsOf>[];
  /** Words before a name that are not part of it. */
  readonly articles: readonly string[];
}

const PUBLICATIONS: NamedKind = { kind: 'product', types: ['publication'] };
const DATA: NamedKind = { kind: 'product', types: ['dataset'] };
const SOFTWARE: NamedKind = { kind: 'product', types: ['software'] };
const PROJECTS: NamedKind = { kind: 'project', types: [] };

const AFTER: YearsOf = (year) => ({ from: year + 1, to: null });
const SINCE: YearsOf = (year) => ({ from: year, to: null });
const BEFORE: YearsOf = (year) => ({ from: null, to: year - 1 });
const UNTIL: YearsOf = (year) => ({ from: null, to: year });
const BETWEEN: YearsOf = (from, to) => ({ from, to });
const DURING: YearsOf = (year) => ({ from: year, to: year });

const ENGLISH: Patterns = {
  kinds: [
    ['paper|papers|article|articles|publication|publications', PUBLICATIONS],
    ['journal|research|scientific article|articles|paper|papers', PUBLICATIONS],
    ['data|dataset|datasets', DATA],
    ['data set|sets', DATA],
    ['research data', DATA],
    ['software', SOFTWARE],
    ['research software', SOFTWARE],
    ['projects', PROJECTS],
    ['research projects', PROJECTS],
  ],
  open: ['open', 'open access', 'open-access', 'open source', 'open-source'],
  about: ['on', 'about', 'regarding', 'concerning', 'on the topic|subject of'],
  aboutSoftware: ['for'],
  by: ['by', 'published by', 'written by'],
  of: ['of', 'from', 'at'],
  years: [
    ['after #', AFTER],
    ['since #', SINCE],
    ['before #', BEFORE],
    ['until|till #', UNTIL],
    ['up to #', UNTIL],
    ['between # and #', BETWEEN],
    ['from # to|until|till #', BETWEEN],
    ['published after #', AFTER],
    ['published since #', SINCE],
    ['published before #', BEFORE],
    ['published until #', UNTIL],
    ['published between # and #', BETWEEN],
    ['published in #', DURING],
  ],
  yearsOfKind: [['from|of|in #', DURING]],
  articles: ['the'],
};

const GERMAN: Patterns = {
  kinds: [
    ['artikel|aufsatz|aufsätze|publikation|publikationen|veröffentlichungen|fachartikel', PUBLICATIONS],
    ['wissenschaftliche|wissenschaftlichen artikel|aufsätze|publikationen|veröffentlichungen', PUBLICATIONS],
    ['daten|datensatz|datensätze|forschungsdaten', DATA],
    ['software|forschungssoftware', SOFTWARE],
    ['projekte|forschungsprojekte', PROJECTS],
  ],
  open: [
    'offene|offener|offenen|offenes',
    'frei zugängliche|zugänglicher|zugänglichen',
    'open access',
    'quelloffene',
  ],
  about: ['über', 'zu', 'zum', 'zur', 'zum|zu thema', 'zum thema der|des', 'rund um'],
  aboutSoftware: ['für'],
  by: ['von', 'vom', 'von der|dem|den', 'veröffentlicht von', 'veröffentlicht von der|dem'],
  of: ['der', 'des', 'aus', 'aus der|dem|den', 'an der|dem', 'am'],
  years: [
    ['nach #', AFTER],
    ['seit|ab #', SINCE],
    ['vor #', BEFORE],
    ['bis #', UNTIL],
    ['zwischen # und #', BETWEEN],
    ['von # bis #', BETWEEN],
    ['veröffentlicht|erschienen nach #', AFTER],
    ['veröffentlicht|erschienen seit #', SINCE],
    ['veröffentlicht|erschienen vor #', BEFORE],
    ['veröffentlicht|erschienen bis #', UNTIL],
  ],
  yearsOfKind: [
    ['aus|von #', DURING],
    ['aus dem jahr #', DURING],
    ['aus den jahren # bis #', BETWEEN],
  ],
  articles: ['der', 'die', 'das', 'dem', 'den', 'des'],
};

/** The wording of every language in which phrases are read. */
export const PATTERNS: Readonly<Partial<Record<Language, Patterns>>> = { en: ENGLISH, de: GERMAN };
