import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reasonsFor } from '../testing/read-record.ts';
import { cleanRecord } from './clean-record.ts';
import { cutText, isLongerThan, mostChars, MOST_ITEMS, MOST_RECORD_CHARS, MOST_FIELDS } from './longest.ts';

const clean = (fields: object) => {
  const result = cleanRecord('product', { id: 'a', type: 'dataset', ...fields });
  if (!('item' in result)) throw new Error(result.problem.sentence);
  const { item, findings } = result;
  return { record: item.record, found: findings.map(({ outcome, field }) => `${outcome} ${field}`) };
};

test.each<[string, number, string]>([
  ['sea level', 9, 'sea level'],
  ['the sea level', 9, 'the sea…'],
  ['sealevel', 6, 'seale…'],
  ['sea😀😀😀', 5, 'sea…'],
])('%j in %d characters: %j', (text, most, expected) => expect(cutText(text, most)).toBe(expected));

test('a text that is cut is as long as allowed and begins like the whole one', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(Math.max(most, 1));
      expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
    }),
  ));

describe('texts that are too long', () => {
  test.each<[string, string, object, (text: string) => object]>([
    ['a title', 'mainTitle', {}, (mainTitle) => ({ mainTitle })],
    ['an abstract', 'descriptions', {}, (text) => ({ descriptions: [text] })],
    ['a name', 'authors.fullName', {}, (fullName) => ({ authors: [{ fullName }] })],
    [
      'a subject',
      'subjects.subject.value',
      {},
      (value) => ({ subjects: [{ subject: { scheme: 'keyword', value } }] }),
    ],
  ])('%s is cut, which is reported as %s', (_what, field, _none, toFields) => {
    const most = mostChars(field.split('.').at(-1) ?? '');
    expect(clean(toFields('ab '.repeat(most / 5))).found).toEqual([]);
    const { record, found } = clean(toFields('ab '.repeat(most)));
    expect(found).toEqual([`shortened ${field}`]);
    expect(JSON.stringify(record).length).toBeLessThan(most + 2000);
    expect(JSON.stringify(record)).toContain('ab…');
    expect(record.originalValues).toEqual([]);
  });

  test('a mark that is cut is closed', () =>
    expect(clean({ mainTitle: `<i>${'ab '.repeat(3000)}</i>` }).record).toMatchObject({
      mainTitle: expect.stringMatching(/ab…<\/i>$/),
    }));

  test.each<[string, string, (text: string) => object]>([
    ['an identifier', 'pids', (text) => ({ pids: [{ scheme: 'doi', value: `10.1/${text}` }] })],
    ['an address', 'instances.urls', (text) => ({ instances: [{ urls: [`https://a.org/${text}`] }] })],
    ['an id of the source', 'originalIds', (text) => ({ originalIds: [text] })],
  ])('%s is refused, because a part of it is another one', (_what, field, toFields) => {
    const { record, found } = clean(toFields('a'.repeat(3000)));
    expect(found).toEqual([`refused ${field}`]);
    expect(JSON.stringify({ ...record, originalValues: [] })).not.toContain('aaa');
  });
});

test.each<[string, (count: number) => object]>([
  ['authors', (length) => ({ authors: Array.from({ length }, (_, at) => ({ fullName: `Author ${at}` })) })],
  ['otherTitles', (length) => ({ otherTitles: Array.from({ length }, (_, at) => `Title ${at}`) })],
])('a list of %s keeps the first, which is reported', (field, toFields) => {
  expect(clean(toFields(MOST_ITEMS)).found).toEqual([]);
  const { record, found } = clean(toFields(MOST_ITEMS + 1));
  expect(found).toEqual([`shortened ${field}`]);
  expect(record).toHaveProperty(`${field}.length`, MOST_ITEMS);
});

test('a record of many long texts, each of which is allowed, is refused', () => {
  const record = (count: number) => ({
    id: 'a',
    type: 'dataset',
    descriptions: Array.from({ length: count }, () => 'ab '.repeat(30_000)),
  });
  expect(cleanRecord('product', record(80))).toHaveProperty('item');
  expect(cleanRecord('product', record(700))).toMatchObject({
    problem: { sentence: `product of more than ${MOST_RECORD_CHARS} characters` },
  });
});

test('a record of more fields than any format has is refused, and a part of a record is left out', () => {
  const fields = Object.fromEntries(Array.from({ length: MOST_FIELDS + 1 }, (_, at) => [`field${at}`, 1]));
  const record = { id: 'a', type: 'dataset', mainTitle: 'Tides' };
  expect(reasonsFor({ ...record, ...fields })).toEqual([`more than ${MOST_FIELDS} fields`]);
  expect(cleanRecord('product', { ...record, container: { name: 'Seas', ...fields } })).toMatchObject({
    item: { record: { mainTitle: 'Tides', container: null } },
    findings: [{ field: 'container', outcome: 'refused' }],
  });
});

test.each<[unknown, number, boolean]>([
  [{ a: 'bc', d: ['e', { f: 'g' }] }, 7, false],
  [{ a: 'bc', d: ['e', { f: 'g' }] }, 6, true],
  [null, 0, false],
  [[1, true], 0, false],
])('%j is longer than %i characters: %j', (value, most, isLonger) =>
  expect(isLongerThan(value, most)).toBe(isLonger),
);

/** Pieces of text that a careless pattern reads again from every position. */
test.each([
  'a ',
  'a',
  ' ',
  '<b>',
  '<i>a',
  '</i>',
  '<mi>',
  '<mi></mo>',
  '&amp;',
  '&',
  '<',
  '\\n',
  '\\xe4',
  '.sub.',
  '<b> ',
  '<p>',
  '<!--',
  'unknown, ',
])(
  'an abstract of 20 million times %j takes as long as one of 100,000 characters',
  (piece) => {
    expect(clean({ descriptions: [piece.repeat(20_000_000 / piece.length)] }).found.length).toBeLessThan(2);
  },
  2000,
);
