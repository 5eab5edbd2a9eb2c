import { ownValue } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import type { Form } from '../facts.ts';

/** Forms by the Graph's types of copies. Sources mix up the types of one form. */
const FORMS: Readonly<Record<string, Form>> = {
  Article: 'article',
  'Conference object': 'article',
  'Data Paper': 'article',
  'Software Paper': 'article',
  Preprint: 'preprint',
  Book: 'book',
  'Part of book or chapter of book': 'chapter',
  Thesis: 'thesis',
  'Doctoral thesis': 'thesis',
  'Master thesis': 'thesis',
  'Bachelor thesis': 'thesis',
  Review: 'review',
  Report: 'report',
  'Project deliverable': 'report',
  Patent: 'patent',
  Presentation: 'other',
  Lecture: 'other',
};

/** Prefixes of DOIs that only preprint servers give: bioRxiv, medRxiv, Research Square, Preprints.org, OSF, SSRN, ChemRxiv … */
const PREPRINT_DOI =
  /^doi 10\.(?:1101\/(?:\d{6}$|20\d\d\.)|21203\/|20944\/|31234\/|31219\/|31223\/|31235\/|26434\/|2139\/ssrn|36227\/|22541\/|12688\/)/;

/**
 * Discussion papers of Copernicus: the journal's letters with a `d` (`cpd-7-3049-2011`), later its letters, the year and a
 * number (`cp-2020-95`). Four journals end with a `d` themselves.
 */
const DISCUSSION_DOI = /^doi 10\.5194\/(?:(?!(?:esd|essd|gmd|wcd)-)[a-z]+d-\d+-\d+-\d{4}|[a-z]+-20\d\d-\d+)$/;

const isPreprintIdentifier = (key: string): boolean =>
  key.startsWith('arxiv ') || PREPRINT_DOI.test(key) || DISCUSSION_DOI.test(key);

/** Forms of which a work with several copies is: a preprint that is also an article is the article. */
const BY_STRENGTH: readonly Form[] = [
  'article',
  'chapter',
  'book',
  'thesis',
  'patent',
  'report',
  'review',
  'preprint',
  'other',
];

const namesAWork = (key: string): boolean => /^(?:doi|arxiv|pmid) /.test(key);

/** Returns the form of a work by the types of its copies and its identifiers. */
export const formOf = ({ type, instances }: ResearchProduct, own: readonly string[]): Form => {
  if (type !== 'publication') return '';
  const names = own.filter(namesAWork);
  if (names.length > 0 && names.every(isPreprintIdentifier)) return 'preprint';
  const found = new Set((instances ?? []).map((copy) => ownValue(FORMS, copy.type ?? '')));
  return BY_STRENGTH.find((form) => found.has(form)) ?? '';
};
