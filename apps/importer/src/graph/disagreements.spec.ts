import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ResearchProduct } from '@open-discovery/model';
import { disagreements, withStatedOriginals } from './disagreements.ts';

type Fields = Partial<ResearchProduct>;
const from = (source: string, fields: Fields): ResearchProduct => ({
  id: source,
  type: 'publication',
  collectedFrom: [{ key: source, value: source }],
  ...fields,
});
const names = (...fullNames: string[]): Fields => ({ authors: fullNames.map((fullName) => ({ fullName })) });
const said = (...products: ResearchProduct[]) =>
  disagreements(products).map(({ field, value, sources }) => `${field}: ${value} (${sources.join(', ')})`);

describe('sources disagree', () => {
  test.each<[string, Fields, Fields, string[]]>([
    [
      'about a title',
      { mainTitle: 'Sea level' },
      { mainTitle: 'Lake level' },
      ['mainTitle: Lake level (B)', 'mainTitle: Sea level (A)'],
    ],
    [
      'about who wrote it',
      names('Doe, Jane'),
      names('Doe, Jane', 'Roe, Richard'),
      ['authors: Doe, Jane (A)', 'authors: Doe, Jane; Roe, Richard (B)'],
    ],
    [
      'about the day',
      { publicationDate: '2020-05-03' },
      { publicationDate: '2020-06-01' },
      ['publicationDate: 2020-05-03 (A)', 'publicationDate: 2020-06-01 (B)'],
    ],
    [
      'about the year, of which only one knows the day',
      { publicationDate: '2020-01-01' },
      { publicationDate: '2021-06-01' },
      ['publicationDate: 2020-01-01 (A)', 'publicationDate: 2021-06-01 (B)'],
    ],
    [
      'about the year, which one writes in another form',
      {
        publicationDate: '2018-02-08',
        originalValues: [{ field: 'publicationDate', value: '2018-2-8' }],
      },
      { publicationDate: '2019-01-01' },
      ['publicationDate: 2018-2-8 (A)', 'publicationDate: 2019-01-01 (B)'],
    ],
    [
      'about the publisher',
      { publisher: 'Tides' },
      { publisher: 'Waves' },
      ['publisher: Tides (A)', 'publisher: Waves (B)'],
    ],
    ['about what it is', {}, { type: 'dataset' }, ['type: dataset (B)', 'type: publication (A)']],
    [
      'about the language',
      { language: { code: 'en' } },
      { language: { code: 'fra' } },
      ['language: eng (A)', 'language: fra/fre (B)'],
    ],
  ])('%s', (_what, first, second, expected) => {
    expect(said(from('A', first), from('B', second))).toEqual(expected);
  });
});

describe('sources agree', () => {
  test.each<[string, Fields, Fields]>([
    ['in another letter case', { mainTitle: 'Sea level' }, { mainTitle: 'SEA LEVEL' }],
    [
      'with other punctuation and space',
      { mainTitle: 'Sea-level: rise' },
      { mainTitle: 'Sea level \u2013 rise' },
    ],
    ['with marks', { mainTitle: 'H<sub>2</sub>O' }, { mainTitle: 'H2O' }],
    ['with the first name first', names('Doe, J. R.'), names('J.R. Doe')],
    [
      'when one knows the year and the other the day',
      { publicationDate: '2020-01-01' },
      { publicationDate: '2020-05-03' },
    ],
    ['by another code of the language', { language: { code: 'deu' } }, { language: { code: 'ger' } }],
    ['when one is silent', { publisher: 'Tides' }, {}],
    ['when one says that it does not know', { language: { code: 'eng' } }, { language: { code: 'und' } }],
    [
      'when one does not say where it comes from',
      { publisher: 'Tides' },
      { publisher: 'Waves', collectedFrom: [] },
    ],
  ])('%s', (_why, first, second) => {
    expect(said(from('A', first), from('B', second))).toEqual([]);
  });
});

test('sources with one value are listed together, in its better spelling', () => {
  const products = ['Sea level', 'SEA LEVEL', 'Lake level'].map((mainTitle, at) =>
    from('ABC'.charAt(at), { mainTitle }),
  );
  expect(said(...products)).toEqual(['mainTitle: Sea level (A, B)', 'mainTitle: Lake level (C)']);
});

test('a record without its own sources has those of its copies', () => {
  const copy = { hostedBy: { key: 'b', value: 'Archive' } };
  const other = from('B', { publisher: 'Waves', collectedFrom: [], instances: [copy] });
  expect(said(from('A', { publisher: 'Tides' }), other)).toEqual([
    'publisher: Tides (A)',
    'publisher: Waves (Archive)',
  ]);
});

test('the disagreements of a record that was merged before are kept', () => {
  const before = disagreements([from('A', { publisher: 'Tides' }), from('B', { publisher: 'Waves' })]);
  const merged = from('A', { publisher: 'Tides', statements: before });
  expect(said(merged, from('C', { publisher: 'Waves' }))).toEqual([
    'publisher: Waves (B, C)',
    'publisher: Tides (A)',
  ]);
});

test('records merged in any order have the same disagreements', () => {
  const product = fc
    .record({
      source: fc.constantFrom('A', 'B', 'C', 'D'),
      mainTitle: fc.constantFrom('Sea', 'SEA', 'Lake', null),
      publicationDate: fc.constantFrom('2020-01-01', '2020-05-03', '2021-01-01', null),
    })
    .map(({ source, ...fields }) => from(source, fields));
  fc.assert(
    fc.property(fc.array(product, { maxLength: 6 }), fc.func(fc.integer()), (products, rank) => {
      const shuffled = products.toSorted((a, b) => rank(JSON.stringify(a)) - rank(JSON.stringify(b)));
      expect(disagreements(shuffled)).toEqual(disagreements(products));
      expect(disagreements(products.toReversed())).toEqual(disagreements(products));
    }),
  );
});

const inOwnForm = (day: string, own: string): Fields => ({
  publicationDate: day,
  originalValues: [{ field: 'publicationDate', value: own }],
});

test.each<[string, Fields, Fields]>([
  ['the same day', inOwnForm('2018-02-08', '2018-2-8'), { publicationDate: '2018-02-08' }],
  ['a month and its day', inOwnForm('2018-02-01', '2018-2'), { publicationDate: '2018-02-08' }],
  [
    'an impossible day and its month',
    inOwnForm('2018-02-01', '2018-02-30'),
    inOwnForm('2018-02-01', '2018/02'),
  ],
])('sources agree on %s in other forms', (_what, first, second) => {
  expect(said(from('A', first), from('B', second))).toEqual([]);
});

test.each<[string, Fields, unknown]>([
  [
    'in another form is a statement of the source',
    inOwnForm('2018-02-08', '2018-2-8'),
    [{ field: 'publicationDate', value: '2018-2-8', sources: ['A'] }],
  ],
  ['in the usual form is none', { publicationDate: '2018-02-08' }, undefined],
  ['without a source is none', { ...inOwnForm('2018-02-08', '2018-2-8'), collectedFrom: [] }, undefined],
])('a date of publication %s', (_what, fields, statements) => {
  const { record } = withStatedOriginals({ kind: 'product', record: from('A', fields) });
  expect('statements' in record ? record.statements : undefined).toEqual(statements);
});
