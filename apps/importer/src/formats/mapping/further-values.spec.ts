import { expect, test } from '@jest/globals';
import { furtherValues } from './further-values.ts';
import { mapFields } from './row.ts';
import type { Row } from './row.ts';
import { pages, texts, venue } from './text-rows.ts';
import { types } from './type-rows.ts';
import type { Work } from './work.ts';
import { EMPTY_WORK } from './work.ts';

const related: Row<Work> = {
  field: 'related',
  section: '',
  to: 'relations',
  read: (values) => ({
    relations: values.map((value) => ({ name: 'Cites', target: { scheme: 'doi', value: String(value) } })),
  }),
};

const ROWS: readonly Row<Work>[] = [
  texts('issued', '', 'dates'),
  texts('online', '', 'dates'),
  texts('publisher', '', 'publishers'),
  texts('license', '', 'licenses'),
  texts('language', '', 'languages'),
  types('type', ''),
  venue('journal', '', 'name'),
  venue('event', '', 'name'),
  pages('pages', ''),
  related,
];

test.each<[string, Record<string, unknown>, string[]]>([
  ['a year beside its day', { issued: '2020-05-03', online: '2020' }, []],
  ['the same day in another form', { issued: '2020-05-03', online: '3 May 2020' }, []],
  ['another day', { issued: '2020-05-03', online: '2020-04-01' }, ['online (further values)']],
  ['two publishers', { publisher: ['Sea Press', 'Tide Press'] }, ['publisher (further values)']],
  ['a publisher in two spellings', { publisher: ['Sea Press', 'SEA PRESS.'] }, []],
  [
    'a license by name and by address',
    { license: ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'] },
    [],
  ],
  ['two licenses', { license: ['CC BY 4.0', 'https://example.org/mining'] }, ['license (further values)']],
  ['two languages', { language: ['en', 'de'] }, ['language (further values)']],
  ['a language and a text that is kept as it is', { language: ['en', 'Sea words'] }, []],
  ['a type and a vague one', { type: ['dissertation', 'text'] }, []],
  [
    'a conference beside the proceedings',
    { journal: 'Tides', event: 'Sea 2020' },
    ['event (further values)'],
  ],
  ['two journals', { journal: ['Tides', 'Ebb'] }, ['journal (further values)']],
  ['two ranges of pages', { pages: ['1-3', '7-9'] }, ['pages (further values)']],
  [
    'a work named by no identifier',
    { related: ['10.5555/a', 'https://example.org'] },
    ['related (further values)'],
  ],
])('%s', (_rule, source, expected) => {
  const { draft, added, leftOut } = mapFields(ROWS, source, EMPTY_WORK);
  expect([...new Set([...leftOut, ...furtherValues(draft, added)])].sort()).toEqual(expected);
});
