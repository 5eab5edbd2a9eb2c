import { ownValue } from '@open-discovery/model';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';

/** The document types and subtypes of HAL, by words for types of works. */
const WORDS: Readonly<Record<string, string>> = {
  ART: 'article',
  ARTREV: 'review article',
  DATAPAPER: 'data paper',
  BOOKREVIEW: 'book review',
  COMM: 'conference paper',
  POSTER: 'conference poster',
  PRESCONF: 'presentation',
  PROCEEDINGS: 'proceedings',
  ISSUE: 'journal issue',
  OUV: 'book',
  CRIT: 'book',
  MANUAL: 'book',
  SYNTOUV: 'book',
  DICTIONARY: 'book',
  COUV: 'book chapter',
  DOUV: 'edited book',
  NOTICE: 'encyclopedia article',
  TRAD: 'other literature type',
  BLOG: 'blog post',
  PATENT: 'patent',
  OTHER: 'other literature type',
  NOTE: 'other literature type',
  UNDEFINED: 'preprint',
  PREPRINT: 'preprint',
  WORKINGPAPER: 'working paper',
  REPORT: 'report',
  RESREPORT: 'report',
  TECHREPORT: 'technical report',
  FUNDREPORT: 'report',
  EXPERTREPORT: 'report',
  DMP: 'data management plan',
  CREPORT: 'book chapter',
  THESE: 'doctoral thesis',
  HDR: 'thesis',
  MEM: 'master thesis',
  LECTURE: 'lecture',
  IMG: 'image',
  VIDEO: 'film',
  SON: 'sound',
  MAP: 'map',
  SOFTWARE: 'software',
};

/** Returns what codes of document types of HAL add to a work; a code without a word is kept as it is. */
export const halTypes = (codes: readonly string[]): Pick<Work, 'types' | 'otherKinds' | 'originals'> =>
  typesOf(codes.map((code) => ownValue(WORDS, code) ?? code));
