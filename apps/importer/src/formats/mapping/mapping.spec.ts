import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRor } from '@open-discovery/identifiers';
import { dateOfParts } from './dates.ts';
import { funderName, grantReference } from './grants.ts';
import { authorInOrder, authorOf, authorOfText } from './names.ts';
import { mapFields, valuesAt } from './row.ts';
import type { Row } from './row.ts';
import { parseWorkType } from './work-types.ts';

interface Draft {
  readonly texts: readonly unknown[];
}

const row = (field: string, parts?: string[]): Row<Draft> => ({
  field,
  section: '1',
  to: 'texts',
  ...(parts ? { parts } : {}),
  read: (texts) => ({ texts }),
});

describe('a table', () => {
  const source = {
    title: 'T',
    author: [{ name: 'A', rank: 1 }, { name: 'B' }],
    note: null,
    extra: { deep: [1] },
  };
  test('passes through lists, in the order of its rows', () => {
    expect(mapFields([row('author.name'), row('title')], source, { texts: [] }).draft.texts).toEqual([
      'A',
      'B',
      'T',
    ]);
  });
  test.each<[string, Row<Draft>[], string[]]>([
    ['no row', [], ['author.name', 'author.rank', 'extra.deep', 'title']],
    ['a whole field', [row('author'), row('title')], ['extra.deep']],
    ['parts of a field', [row('author', ['name'])], ['author.rank', 'extra.deep', 'title']],
    ['texts of a field', [{ ...row('extra'), isText: true }, row('author'), row('title')], ['extra.deep']],
    [
      'kinds of values',
      [{ ...row('author'), lost: () => ['role'] }, row('extra'), row('title')],
      ['author (role)'],
    ],
  ])('with %s names what is left out', (_rule, rows, expected) => {
    expect(mapFields(rows, source, { texts: [] }).leftOut).toEqual(expected);
  });
  test('every value is either read or left out', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue()), (fields) => {
        const { leftOut } = mapFields([row('a')], fields, { texts: [] });
        expect(leftOut.filter((path) => path === 'a' || path.startsWith('a.'))).toEqual([]);
        for (const path of leftOut.filter((one) => !one.includes('.') && one !== ''))
          expect(valuesAt(fields, path)).not.toEqual([]);
      }),
    );
  });
});

test.each([
  [{ given: 'Hans', family: 'Berg', particle: 'van der' }, 'van der Berg, Hans'],
  [{ given: 'Hans', family: 'Berg', suffix: 'Jr.' }, 'Berg, Hans, Jr.'],
  [{ family: 'Berg' }, 'Berg'],
  [{ literal: 'Sea Institute' }, 'Sea Institute'],
  [{ given: '太郎', family: '山田' }, '山田, 太郎'],
  [{}, undefined],
])('the name %j is written %j', (parts, expected) => {
  expect(authorOf(parts)?.fullName).toBe(expected);
});

test.each([
  ['Hans van der Berg', 'van der Berg, Hans'],
  ['van der Berg, Hans', 'van der Berg, Hans'],
  ['Berg, Jr., Hans', 'Berg, Hans, Jr.'],
  ['Hans Peter Berg', 'Berg, Hans Peter'],
  ['Plato', 'Plato'],
  ['', undefined],
])('in the order of BibTeX, %j is written %j', (text, expected) => {
  expect(authorInOrder(text)?.fullName).toBe(expected);
});

test.each([
  ['Berg, Hans', 'Berg'],
  ['Department of Physics, University of Sea', undefined],
  ['Hans Berg', undefined],
])('the surname of %j is %j', (text, expected) => {
  expect(authorOfText(text)?.surname ?? undefined).toBe(expected);
});

test.each([
  [[2020, 5, 3], '2020-05-03'],
  [[[2020, 5]], '2020-05'],
  [['2020'], '2020'],
  [[null], null],
  [[[0]], null],
  ['2020', null],
])('the parts %j are the date %j', (parts, expected) => {
  expect(dateOfParts(parts)).toBe(expected);
});

test.each([
  ['https://doi.org/10.13039/501100001659', 'Deutsche Forschungsgemeinschaft'],
  ['100000001', 'National Science Foundation'],
  ['https://ror.org/018mejw64', 'Deutsche Forschungsgemeinschaft'],
  ['10.13039/1', 'Given'],
])('the funder with the id %j is %j', (funderId, expected) => {
  expect(funderName({ funder: 'Given', funderId })).toBe(expected);
});

test('one grant has one project in all formats; without a number there is none', () => {
  const byId = grantReference({ code: '777541', funder: 'H2020', funderId: '10.13039/501100000780' });
  const byName = grantReference({ code: '777541', funder: 'European Commission', funderId: null });
  expect(byId?.id).toBe(byName?.id);
  expect(grantReference({ code: null, funder: 'European Commission', funderId: null })).toBeNull();
});

test.each([
  ['journal-article', 'Article', 'publication'],
  ['JournalArticle', 'Article', 'publication'],
  ['http://purl.org/coar/resource_type/c_db06', 'Doctoral thesis', 'publication'],
  ['info:eu-repo/semantics/bachelorThesis', 'Bachelor thesis', 'publication'],
  ['book-chapter', 'Part of book or chapter of book', 'publication'],
  ['phdthesis', 'Doctoral thesis', 'publication'],
  ['Dataset', 'Dataset', 'dataset'],
  ['SoftwareSourceCode', 'Software', 'software'],
  ['Workflow', 'Workflow', 'other'],
  ['JOUR', 'Article', 'publication'],
])('the word %j is the type %j', (word, resource, type) => {
  expect(parseWorkType(word)).toEqual({ resource, type });
});

test('a word of no vocabulary is not a type', () => {
  expect(parseWorkType('poem of the sea')).toBeNull();
});

test.each([
  '00k4n6c32',
  '019w4f821',
  '021nxhr62',
  '01cwqze88',
  '029chgv08',
  '001aqnf71',
  '04jsz6e67',
  '00yjd3n13',
  '013tf3c58',
  '00rbzpz17',
  '00snfqn58',
  '05mmh0f86',
  '011kf5r70',
  '05k73zm37',
  '0271asj38',
  '01h531d29',
  '01gavpb45',
  '03n51vw80',
  '04w9kkr77',
])('the ROR id %s is well-formed', (ror) => {
  expect(parseRor(ror)?.checkDigits).toBe('valid');
});
