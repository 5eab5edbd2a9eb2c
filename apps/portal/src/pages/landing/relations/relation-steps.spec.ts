import { expect, test } from '@jest/globals';
import type { RelatedGroup } from '@open-discovery/graph-client';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { relationSteps } from './relation-steps.ts';

const group = (relation: RelatedGroup['relation'], ...numbers: number[]): RelatedGroup => ({
  relation,
  kind: 'product',
  total: numbers.length,
  results: numbers.map((number) => ({ kind: 'product', record: aProduct({ id: idOf('test', number) }) })),
});

test('every relation shows its first record before any shows its second', () => {
  const steps = relationSteps([group('Cites', 1, 2), group('References', 3, 4)], ({ relation }) => relation);
  expect(steps.map(({ node, name }) => [Number(node.id.slice(-8)), name])).toEqual([
    [1, 'Cites'],
    [3, 'References'],
    [2, 'Cites'],
    [4, 'References'],
  ]);
});
