import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitTitle, wrapTitle } from './fit-title.ts';
import { foldNode, growNetwork, startNetwork } from './grow-network.ts';
import type { Network, NetworkNode, NetworkStep } from './network.ts';
import { placeNodes } from './place-nodes.ts';
import { visiblePart } from './visible-part.ts';

const node = (id: string): NetworkNode => ({ id, kind: 'publication', title: id, address: `/${id}` });
const steps = (...lines: readonly string[]): NetworkStep[] =>
  lines.map((line) => {
    const [relation = '', id = ''] = line.split(' ');
    return { node: node(id), relation, name: relation };
  });
const START = growNetwork(startNetwork(node('a')), 'a', steps('cites b', 'has c'), 9);
const idsOf = ({ nodes }: Network) => nodes.map(({ id }) => id).join(' ');
const linesOf = ({ edges }: Network) => edges.map(({ from, to }) => `${from}-${to}`).join(' ');

test.each([
  ['new records', ['cites d'], 'a b c d', 'a-b a-c b-d'],
  ['a line to a record that is shown already', ['cites c'], 'a b c', 'a-b a-c b-c'],
  ['no second line between two records', ['has a', 'has c', 'cites c'], 'a b c', 'a-b a-c b-c'],
  ['no line to itself', ['cites b'], 'a b c', 'a-b a-c'],
  [
    'as many new records as the limit says',
    ['has d', 'has e', 'has f', 'has c'],
    'a b c d e',
    'a-b a-c b-d b-e b-c',
  ],
])('unfolding adds %s', (_what, added, ids, lines) => {
  const grown = growNetwork(START, 'b', steps(...added), 2);
  expect([idsOf(grown), linesOf(grown)]).toEqual([ids, lines]);
});

test('folding removes what was unfolded from a record, and what was unfolded from that', () => {
  const grown = growNetwork(growNetwork(START, 'b', steps('has d', 'has c'), 9), 'd', steps('has e'), 9);
  const folded = foldNode(grown, 'b');
  expect([idsOf(folded), linesOf(folded)]).toEqual(['a b c', 'a-b a-c b-c']);
});

test('a hidden relation takes along the records that only it leads to', () => {
  const grown = growNetwork(START, 'b', steps('has d', 'knows c'), 9);
  const part = visiblePart(grown, new Set(['cites']));
  expect([idsOf(part), linesOf(part)]).toEqual(['a c b d', 'a-c b-d b-c']);
  expect(part.nodes.map(({ parent }) => parent)).toEqual([null, 'a', 'c', 'b']);
  expect(idsOf(visiblePart(grown, new Set(['cites', 'knows'])))).toBe('a c');
});

const networks = fc
  .array(fc.tuple(fc.nat(9), fc.uniqueArray(fc.nat(40), { maxLength: 9 })), { maxLength: 6 })
  .map((rows) =>
    rows.reduce(
      (network, [at, ids]) =>
        growNetwork(network, network.nodes[at]?.id ?? 'a', steps(...ids.map((id) => `has n${id}`)), 8),
      START,
    ),
  );

test.each([
  ['on a wide page', 1100],
  ['on a phone', 328],
])('no title covers another one %s, and all are within the drawing', (_where, widthPx) => {
  fc.assert(
    fc.property(networks, (network) => {
      const { places, heightPx } = placeNodes(network, widthPx);
      expect(places.size).toBe(network.nodes.length);
      // The title of the center is below its shape, between the two sides.
      const rows = [...places]
        .filter(([id]) => id !== 'a')
        .map(([, { x, y, direction, roomPx }]) => {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(widthPx);
          expect(y).toBeLessThanOrEqual(heightPx);
          const end = x + direction * roomPx;
          return { y, left: Math.min(x, end), right: Math.max(x, end) };
        });
      for (const [at, one] of rows.entries())
        for (const other of rows.slice(at + 1))
          if (Math.abs(one.y - other.y) < 16)
            expect(one.right < other.left || other.right < one.left).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('titles are wrapped between words, and lose no word', () => {
  fc.assert(
    fc.property(fc.lorem(), fc.integer({ min: 20, max: 300 }), (title, roomPx) => {
      expect(wrapTitle(title, roomPx).join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
      expect(fitTitle(title, roomPx).length).toBeLessThanOrEqual(title.length);
    }),
  );
});
