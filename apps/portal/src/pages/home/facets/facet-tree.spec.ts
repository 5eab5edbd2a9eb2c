import { expect, test } from '@jest/globals';
import { facetFields, withFilter, EMPTY_QUERY } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { branchesOf, childrenOf, rootsOf, underParents, withDepths } from './facet-tree.ts';

const value = (id: string) => ({ value: id, label: id, count: 1 });

test.each<[string, string, readonly string[], string | null]>([
  ['fundingLevel0', 'ec__________::EC::FP7', ['NSF', 'EC'], 'EC'],
  ['fundingLevel0', 'nsf_________::NSF::DMR', ['EC'], null],
  [
    'fundingLevel1',
    'ec__________::EC::FP7::SP4',
    ['ec__________::EC::HE', 'ec__________::EC::FP7'],
    'ec__________::EC::FP7',
  ],
  ['fundingLevel1', 'ec__________::EC::FP70::SP4', ['ec__________::EC::FP7'], null],
  [
    'fundingLevel2',
    'ec__________::EC::FP7::SP4::INFRA',
    ['ec__________::EC::FP7::SP4'],
    'ec__________::EC::FP7::SP4',
  ],
  ['project', 'corda_______::1', ['EC'], null],
])('%s %s under %j → %s', (field, id, parents, parent) =>
  expect([...underParents(field, [value(id)], parents)]).toEqual([[parent, [value(id)]]]),
);

test('program and project depend on the funder, stream on the program; all others are at the top level', () => {
  const level = 'ec__________::EC::FP7';
  const query = withFilter(withFilter(EMPTY_QUERY, 'funder', 'EC', true), 'fundingLevel0', level, true);
  const fields = facetFields('product', query);
  const names = (of: string) =>
    childrenOf(fields, fields.find(({ name }) => name === of) ?? fail()).map(({ name }) => name);
  expect(names('funder')).toEqual(['fundingLevel0', 'project']);
  expect(names('fundingLevel0')).toEqual(['fundingLevel1']);
  expect(rootsOf(fields).map(({ name }) => name)).toEqual(
    facetFields('product', EMPTY_QUERY).map(({ name }) => name),
  );
});

test.each<[string, string, readonly string[], string]>([
  [
    'fields of science',
    'fos',
    ['01 natural sciences', '0102 computer science', '02 engineering', '010101 algebra', '0101 mathematics'],
    '01 natural sciences · 0102 computer science 1 · 0101 mathematics 1 · 010101 algebra 2 · 02 engineering',
  ],
  [
    'a field of science without those above it',
    'fos',
    ['010101 algebra', '02 engineering'],
    '010101 algebra · 02 engineering',
  ],
  ['one that has no code', 'fos', ['01 natural sciences', 'alchemy'], '01 natural sciences · alchemy'],
  ['values of other fields', 'publisher', ['01', '0101'], '01 · 0101'],
])('%s: %s %j → %s', (_what, name, values, expected) => {
  const drawn = withDepths(branchesOf(name, values.map(value)));
  expect(
    drawn.map(({ item, depth }) => (depth > 0 ? `${item.value} ${depth}` : item.value)).join(' · '),
  ).toBe(expected);
});

test('a tree has every value once', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[01]{0,6} ?[a-b]?$/)), (values) => {
      const drawn = withDepths(branchesOf('fos', values.map(value))).map(({ item }) => item.value);
      expect([...drawn].sort()).toEqual([...values].sort());
    }),
  ));

const fail = (): never => {
  throw new Error('no such field');
};
