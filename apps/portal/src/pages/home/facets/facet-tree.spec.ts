import { expect, test } from '@jest/globals';
import { facetFields, withFilter, EMPTY_QUERY } from '@open-discovery/search-fields';
import { childrenOf, rootsOf, underParents } from './facet-tree.ts';

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

const fail = (): never => {
  throw new Error('no such field');
};
