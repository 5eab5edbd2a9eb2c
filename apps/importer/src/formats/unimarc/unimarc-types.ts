import { OTHER_TYPES } from '../marc/marc-types.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';
import { textsOf, textsIn, unimarcRow, unimarcSection } from './unimarc-row.ts';

const TYPE_POSITION = 6;
const LEVEL_POSITION = 7;

/** Types of texts, by their bibliographic level. */
const TEXTS: Readonly<Record<string, string>> = {
  a: 'article',
  i: 'website',
  m: 'book',
  s: 'journal',
  c: 'collection-book',
};

/** As in MARC 21, except for `m`, which means computer files there. */
const OTHERS: Readonly<Record<string, string>> = { ...OTHER_TYPES, m: 'multimedia' };

const wordOfLeader = (leader: string): string | undefined => {
  const type = leader[TYPE_POSITION] ?? '';
  // Electronic resources are mostly texts; fields of their own say otherwise.
  return ['a', 'b', 'l'].includes(type) ? TEXTS[leader[LEVEL_POSITION] ?? ''] : OTHERS[type];
};

const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/doctora|docteur|dottora|ph\.?\s?d|th[èe]se d['’][ée]tat|doutor/i, 'doctoral thesis'],
  [/master|maîtrise|mestr|laurea magistrale|\bdea\b|\bdess\b/i, 'master thesis'],
  [/licen[cz]|bachelor|laurea triennale/i, 'bachelor thesis'],
];

/** The fields that say what a work is, the most specific first. */
export const UNIMARC_TYPE_ROWS: readonly Row<Work>[] = [
  unimarcRow(
    ['328', 'Dissertation (Thesis) Note'],
    'type, instances.type, publisher, publicationDate',
    ['a', 'b', 'c', 'd', 'e'],
    (fields) => {
      const words = fields.flatMap((field) => textsOf(field, 'b', 'a'));
      const known = DEGREES.find(([sign]) => words.some((word) => sign.test(word)));
      return {
        ...typesOf([known?.[1] ?? 'thesis']),
        publishers: textsIn(fields, 'e'),
        dates: textsIn(fields, 'd'),
      };
    },
  ),
  row('leader', unimarcSection('Record Label'), 'type, instances.type', (values) => {
    const [leader] = values;
    const word = typeof leader === 'string' ? wordOfLeader(leader) : undefined;
    return word === undefined ? {} : typesOf([word]);
  }),
];
