import { contributorNames } from '../mapping/people.ts';
import { splitList } from '../mapping/split-list.ts';
import { citationFormat } from '../mapping/citation-format.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import {
  alternateIds,
  eachText,
  keywords,
  pids,
  subjects,
  texts,
  venue,
  wordsOf,
} from '../mapping/text-rows.ts';
import { types, typesOf } from '../mapping/type-rows.ts';
import type { Work, WorkGrant } from '../mapping/work.ts';
import { authorsOf } from './web-of-science-people.ts';

const section = (tag: string): string => `Web of Science Core Collection Field Tags, ${tag}`;
const bySemicolon = (text: string): string[] => text.split(';');

const authorsRow = (tag: string, other: string): Row<Work> => ({
  field: tag,
  section: section(tag),
  to: 'authors',
  // Each entry has its authors once, under the whole names if it has these.
  read: (_values, source) => (other in source ? {} : { authors: authorsOf(source) }),
});

/** The letters of PT. */
const KINDS: Readonly<Record<string, string>> = { J: 'article', B: 'book', S: 'book series', P: 'patent' };

/** `FEB 3` of PD and `2011` of PY. A season is no date. */
const dateRow: Row<Work> = row('PY', section('PY'), 'publicationDate', (values, source) => {
  const [year] = wordsOf(values);
  const [part = ''] = wordsOf([source['PD']].flat());
  const [, month, day] = /^([A-Z]{3})(?:\s+(\d{1,2}))?$/i.exec(part) ?? [];
  return { dates: [[day, month, year].filter(Boolean).join(' '), year ?? ''].filter(Boolean) };
});

/** `National Fund [A.1, A.2]; Sea Foundation`: funders, each with its grant numbers. */
const grantsIn = (text: string): WorkGrant[] =>
  bySemicolon(text).flatMap((item) => {
    const [, funder = '', numbers = ''] = /^([^[]*)(?:\[([^\]]*)\])?/.exec(item.trim()) ?? [];
    const codes = numbers.split(',').map((code) => code.trim());
    return codes.map((code) => ({ code: code || null, funder: funder.trim() || null, funderId: null }));
  });

/** The tags of Web of Science, and their places in the model. */
export const WEB_OF_SCIENCE_ROWS: readonly Row<Work>[] = [
  types('DT', section('DT'), (text) => splitList(text, ';').filter((word) => word !== 'Early Access')),
  row('PT', section('PT'), 'type, instances.type', (values) => ({
    types: typesOf(wordsOf(values).flatMap((letter) => KINDS[letter[0] ?? ''] ?? [])).types,
  })),
  texts('TI', section('TI'), 'titles'),
  authorsRow('AF', 'BF'),
  authorsRow('AU', 'AF'),
  authorsRow('BF', 'none'),
  eachText('CA', section('CA'), 'authors', (fullName) => ({ fullName })),
  takenElsewhere('OI', section('OI'), 'authors'),
  takenElsewhere('C1', section('C1'), 'authors.affiliations'),
  ...['BE', 'ED'].map((tag) => contributorNames(tag, section(tag))),
  texts('AB', section('AB'), 'descriptions'),
  dateRow,
  takenElsewhere('PD', section('PD'), 'publicationDate'),
  venue('SO', section('SO'), 'name'),
  venue('SE', section('SE'), 'name'),
  venue('VL', section('VL'), 'vol'),
  venue('IS', section('IS'), 'iss'),
  venue('BP', section('BP'), 'sp'),
  venue('EP', section('EP'), 'ep'),
  venue('AR', section('AR'), 'sp'),
  venue('SN', section('SN'), 'issnPrinted'),
  venue('EI', section('EI'), 'issnOnline'),
  venue('CL', section('CL'), 'conferencePlace'),
  venue('CY', section('CY'), 'conferenceDate'),
  alternateIds('BN', section('BN'), 'ISBN'),
  alternateIds('PN', section('PN'), 'patent'),
  pids('DI', section('DI'), 'doi'),
  pids('PM', section('PM'), 'pmid'),
  texts('PU', section('PU'), 'publishers'),
  texts('LA', section('LA'), 'languages'),
  keywords('DE', section('DE'), bySemicolon),
  keywords('ID', section('ID'), bySemicolon),
  subjects('WC', section('WC'), 'Web of Science', bySemicolon),
  eachText('OA', section('OA'), 'accessRights', () => 'OPEN'),
  eachText('FU', section('FU'), 'grants', grantsIn),
  eachText('CR', section('CR'), 'relations', (reference) => {
    const [, value] = /\bDOI \[?(10\.\d+\/[^\s,\]]+)/.exec(reference) ?? [];
    return value === undefined ? [] : { name: 'Cites', target: { scheme: 'doi', value } };
  }),
  texts('UT', section('UT'), 'originalIds'),
];

/** An entry of Web of Science’s tagged format. */
export const webOfScienceFormat = citationFormat('Web of Science', WEB_OF_SCIENCE_ROWS, 'wos');
