import { expect, test } from '@jest/globals';
import type { RelatedGroup } from '@open-discovery/graph-client';
import { aProduct, idOf } from '@open-discovery/model/testing';
import fc from 'fast-check';
import { firstStep, growGraph, LIMITS } from './grow-graph.ts';
import { placeNodes } from './place-nodes.ts';

const CENTER = { id: idOf('test', 0), kind: 'publication', title: 'Sea level', address: '/' } as const;
const group = (relation: RelatedGroup['relation'], ...numbers: number[]): RelatedGroup => ({
  relation,
  kind: 'product',
  total: numbers.length,
  results: numbers.map((number) => ({ kind: 'product', record: aProduct({ id: idOf('test', number) }) })),
});
const numbersOf = (nodes: readonly { readonly id: string }[]) => nodes.map(({ id }) => Number(id.slice(-8)));

test('every relation shows its first record before any shows its second', () => {
  const { first } = firstStep(CENTER, [group('Cites', 1, 2), group('References', 3, 4)]);
  expect(numbersOf(first)).toEqual([1, 3, 2, 4]);
});

test('a record with two relations is drawn once', () => {
  expect(numbersOf(firstStep(CENTER, [group('Cites', 1), group('References', 1)]).first)).toEqual([1]);
});

test('the second step adds new records and links existing ones', () => {
  const graph = firstStep(CENTER, [group('Cites', 1, 2)]);
  const grown = growGraph(graph, idOf('test', 1), [group('Cites', 2, 3), group('IsCitedBy', 0)]);
  expect(numbersOf(grown.second)).toEqual([3]);
  expect(grown.edges.map(({ from, to }) => numbersOf([{ id: from }, { id: to }]))).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
  ]);
});

test('every record of a graph has its own position', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 9 }), { maxLength: 9 }),
      (rows) => {
        let graph = firstStep(CENTER, [group('Cites', ...(rows[0] ?? []))]);
        for (const [index, { id }] of graph.first.entries())
          graph = growGraph(graph, id, [group('Cites', ...(rows[index + 1] ?? []))]);
        const places = placeNodes(graph);
        const nodes = [graph.center, ...graph.first, ...graph.second];
        expect(nodes.every(({ id }) => places.has(id))).toBe(true);
        expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
        expect(graph.first.length).toBeLessThanOrEqual(LIMITS.first);
      },
    ),
  );
});
