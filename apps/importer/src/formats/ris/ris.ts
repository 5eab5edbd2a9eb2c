import { contributorNames } from '../mapping/people.ts';
import { issnsIn } from '../mapping/issns.ts';
import { citationFormat } from '../mapping/citation-format.ts';
import { authorOfText } from '../mapping/names.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { eachText, keywords, pids, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';
import { identifiers } from '../mapping/stated-identifiers.ts';

const section = (tag: string): string => `RIS specification, ${tag}`;

/** `2020/05/03/spring`: what follows the day is in words. */
const dayIn = (word: string): string =>
  word
    .split('/')
    .slice(0, 3)
    .filter((part) => /^\d+$/.test(part.trim()))
    .join('-') || word;

/** The number of a book or of a journal. */
const number: Row<Work> = {
  field: 'SN',
  section: section('SN'),
  to: 'container.issnPrinted, container.issnOnline, instances.alternateIdentifiers',
  read: (values) => {
    const words = wordsOf(values).flatMap((word) => word.split(/(?<![\s,;])[\s,;]+(?=[\dX-]{8,})/));
    const isIssn = (word: string): boolean => /^\d{4}-?\d{3}[\dX]\b/i.test(word) && !/^\d{10}/.test(word);
    return {
      container: issnsIn(words.filter(isIssn)),
      alternateIds: words.filter((word) => !isIssn(word)).map((value) => ({ scheme: 'ISBN', value })),
    };
  },
};

/** The types that have versions instead of editions. */
const VERSIONED: ReadonlySet<string> = new Set(['AGGR', 'COMP', 'DATA', 'DBASE', 'MULTI', 'SLIDE']);
const VERSION = /^v?\d+(?:\.\d+)+$/i;

const edition: Row<Work> = row('ET', section('ET'), 'container.edition, version', (values, source) => {
  const [word = ''] = wordsOf(values);
  const isVersion = VERSION.test(word) || wordsOf([source['TY']].flat()).some((type) => VERSIONED.has(type));
  return isVersion ? { versions: wordsOf(values) } : { container: { edition: word } };
});

/** The tags of RIS, and their places in the model. */
export const RIS_ROWS: readonly Row<Work>[] = [
  // The more specific of the two.
  types('M3', section('M3')),
  types('TY', section('TY')),
  texts('TI', section('TI'), 'titles'),
  texts('T1', section('T1'), 'titles'),
  texts('CT', section('CT'), 'titles'),
  texts('BT', section('BT'), 'titles'),
  texts('TT', section('TT'), 'otherTitles'),
  texts('ST', section('ST'), 'otherTitles'),
  ...['AU', 'A1'].map((tag) => eachText(tag, section(tag), 'authors', (name) => authorOfText(name) ?? [])),
  ...['A2', 'A3', 'A4', 'ED'].map((tag) => contributorNames(tag, section(tag))),
  ...['DA', 'PY', 'Y1'].map((tag) => eachText(tag, section(tag), 'dates', dayIn)),
  texts('AB', section('AB'), 'descriptions'),
  texts('N2', section('N2'), 'descriptions'),
  ...['JO', 'JF', 'T2', 'JA', 'J2', 'J1', 'T3'].map((tag) => venue(tag, section(tag), 'name')),
  venue('VL', section('VL'), 'vol'),
  venue('IS', section('IS'), 'iss'),
  venue('SP', section('SP'), 'sp'),
  venue('EP', section('EP'), 'ep'),
  edition,
  number,
  texts('PB', section('PB'), 'publishers'),
  texts('LA', section('LA'), 'languages'),
  keywords('KW', section('KW')),
  pids('DO', section('DO'), 'doi'),
  identifiers('UR', section('UR'), 'pids, instances.urls'),
  ...['L1', 'L2', 'LK'].map((tag) => texts(tag, section(tag), 'urls')),
  texts('ID', section('ID'), 'originalIds'),
];

export const risFormat = citationFormat('RIS', RIS_ROWS, 'ris');
