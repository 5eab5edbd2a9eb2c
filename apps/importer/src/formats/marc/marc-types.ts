import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work, WorkType } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';
import { marcSection } from './marc-row.ts';

const TYPE_POSITION = 6;
const LEVEL_POSITION = 7;

/** Types of texts, by their bibliographic level. */
const TEXTS: Readonly<Record<string, string>> = {
  a: 'book chapter',
  b: 'article',
  i: 'website',
  m: 'book',
  s: 'journal',
};
/** Types of other records, by the letter of their type; also those of UNIMARC. */
export const OTHER_TYPES: Readonly<Record<string, string>> = {
  c: 'music',
  d: 'music',
  e: 'map',
  f: 'map',
  g: 'film',
  i: 'sound',
  j: 'music',
  k: 'image',
  r: 'physical object',
};
/** Types of computer files, by position 26 of field 008. */
const COMPUTER_FILES: Readonly<Record<string, string>> = { a: 'dataset', b: 'software', c: 'image' };
const FILE_POSITION = 26;

const wordOfLeader = (leader: string, control: string): string | null => {
  const type = leader[TYPE_POSITION] ?? '';
  if (type === 'm') return COMPUTER_FILES[control[FILE_POSITION] ?? ''] ?? 'dataset';
  return type === 'a' || type === 't'
    ? (TEXTS[leader[LEVEL_POSITION] ?? ''] ?? null)
    : (OTHER_TYPES[type] ?? null);
};

const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\bph\.? ?d|doctor|doktor|dottor|dissertation/i, 'doctoral thesis'],
  [/master|magister|\bm\. ?(?:a|sc)\b|\bmsc\b/i, 'master thesis'],
  [/bachelor|\bb\. ?(?:a|sc)\b|\bbsc\b/i, 'bachelor thesis'],
];

const isArticle = ({ resource }: WorkType): number => Number(resource === 'Article');

/** The words of local fields name types among others; those that name none are no loss. A conference paper is also an article. */
const knownTypes = (words: readonly string[]): Partial<Work> => ({
  types: typesOf(words).types.toSorted((one, other) => isArticle(one) - isArticle(other)),
});

/** The fields that say what a work is, the most specific first. */
export const MARC_TYPE_ROWS: readonly Row<Work>[] = [
  {
    field: '502',
    section: marcSection('Dissertation Note'),
    to: 'type, instances.type, publisher, publicationDate',
    parts: ['a', 'b', 'c', 'd'],
    read: (values) => {
      const words = values.flatMap((value) => [...textsAt(value, 'b'), ...textsAt(value, 'a')]);
      const known = DEGREES.find(([sign]) => words.some((word) => sign.test(word)));
      return {
        ...knownTypes([known?.[1] ?? 'thesis']),
        publishers: values.flatMap((value) => textsAt(value, 'c')),
        dates: values.flatMap((value) => textsAt(value, 'd')),
      };
    },
  },
  {
    field: '655',
    section: marcSection('Index Term-Genre/Form'),
    to: 'type, instances.type, subjects',
    parts: ['a'],
    read: (values) => {
      const words = values.flatMap((value) => textsAt(value, 'a')).map((word) => word.replace(/\.$/, ''));
      return {
        ...knownTypes(words),
        subjects: words
          .filter((word) => typesOf([word]).types.length === 0)
          .map((value) => ({ scheme: 'keyword', value })),
      };
    },
  },
  {
    field: '980',
    section: 'Invenio, collection (local)',
    to: 'type, instances.type',
    parts: ['a'],
    read: (values) => knownTypes(values.flatMap((value) => textsAt(value, 'a'))),
  },
  row('leader', marcSection('Leader'), 'type, instances.type', (values, source) => {
    const [leader = ''] = wordsOfControl(values);
    const [control = ''] = wordsOfControl([source['008']].flat());
    const word = wordOfLeader(leader, control);
    return word === null ? {} : typesOf([word]);
  }),
];

/** Control fields as they are: positions count from their first character, which may be a space. */
const wordsOfControl = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string');
