import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aMenuItem } from '../../../../testing/a-menu-item.ts';
import { canMove, dropped, flattened, forestOf, moved, movedTo, orderOf, placeOf } from './menu-order.ts';
import type { DropPlace, MenuNode, Move } from './menu-order.ts';

const item = (id: string, parentItemId: string | null = null) =>
  aMenuItem({ _id: id, title: id, parentItemId });
/** a, b (c, d (e)), f */
const FOREST = forestOf([item('a'), item('b'), item('c', 'b'), item('d', 'b'), item('e', 'd'), item('f')]);

const shown = (forest: readonly MenuNode[]): string =>
  forest.map(({ item: { _id }, below }) => (below.length > 0 ? `${_id}(${shown(below)})` : _id)).join(' ');

describe('an item is moved', () => {
  test.each<[string, Move, string | null]>([
    ['a', 'up', null],
    ['a', 'down', 'b(c d(e)) a f'],
    ['b', 'up', 'b(c d(e)) a f'],
    ['f', 'down', null],
    ['d', 'up', 'a b(d(e) c) f'],
    ['c', 'up', null],
    ['f', 'in', 'a b(c d(e) f)'],
    ['a', 'in', null],
    ['d', 'in', 'a b(c(d(e))) f'],
    ['c', 'out', 'a b(d(e)) c f'],
    ['e', 'out', 'a b(c d e) f'],
    ['a', 'out', null],
    ['unknown', 'up', null],
  ])('%s %s → %s', (id, move, expected) => {
    const forest = moved(FOREST, id, move);
    expect(forest && shown(forest)).toBe(expected);
  });
});

describe('an item is moved to a position', () => {
  test.each<[string, number, string | null]>([
    ['f', 1, 'f a b(c d(e))'],
    ['a', 3, 'b(c d(e)) f a'],
    ['a', 2, 'b(c d(e)) a f'],
    ['d', 1, 'a b(d(e) c) f'],
    ['a', 1, null],
    ['a', 99, 'b(c d(e)) f a'],
    ['unknown', 1, null],
  ])('%s to %i → %s', (id, position, expected) => {
    const forest = movedTo(FOREST, id, position);
    expect(forest && shown(forest)).toBe(expected);
  });
});

describe('an item is dropped', () => {
  test.each<[string, DropPlace, string, string | null]>([
    ['f', 'before', 'a', 'f a b(c d(e))'],
    ['a', 'after', 'f', 'b(c d(e)) f a'],
    ['a', 'inside', 'f', 'b(c d(e)) f(a)'],
    ['e', 'before', 'c', 'a b(e c d) f'],
    ['b', 'inside', 'e', null],
    ['b', 'before', 'b', null],
    ['a', 'before', 'b', null],
    ['unknown', 'before', 'b', null],
  ])('%s %s %s → %s', (id, place, on, expected) => {
    const forest = dropped(FOREST, id, { on, place });
    expect(forest && shown(forest)).toBe(expected);
  });
});

test('the place of an item is described with its parent', () => {
  expect(placeOf(FOREST, 'd')).toMatchObject({ position: 2, count: 2, parent: { _id: 'b' } });
  expect(placeOf(FOREST, 'f')).toEqual({ position: 3, count: 3, parent: null });
  expect(placeOf(FOREST, 'x')).toBeNull();
});

test('an order names every item of both menus once, with its parent', () =>
  expect(orderOf({ menuItems: flattened(FOREST).slice(0, 3), featuredItems: [item('z')] })).toEqual([
    { _id: 'a', parentItemId: null },
    { _id: 'b', parentItemId: null },
    { _id: 'c', parentItemId: 'b' },
    { _id: 'z', parentItemId: null },
  ]));

test('whatever is moved, no item is lost and parents come before their sub-items', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
          fc.constantFrom<Move>('up', 'down', 'in', 'out'),
        ),
        { maxLength: 20 },
      ),
      (moves) => {
        const forest = moves.reduce((tree, [id, move]) => moved(tree, id, move) ?? tree, FOREST);
        const items = flattened(forest);
        expect(items.map(({ _id }) => _id).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
        expect(flattened(forestOf(items))).toEqual(items);
      },
    ),
  ));

test('the possible moves of a row are known before it is moved', () => {
  const titles = fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 9 });
  const places = (
    nodes: readonly MenuNode[],
    level = 1,
  ): readonly { node: MenuNode; place: { index: number; count: number; level: number } }[] =>
    nodes.flatMap((node, index) => [
      { node, place: { index, count: nodes.length, level } },
      ...places(node.below, level + 1),
    ]);
  fc.assert(
    fc.property(titles, (parents) => {
      const items = parents.map((parent, at) =>
        item(`i${at}`, at === 0 || parent % (at + 1) === at ? null : `i${parent % at}`),
      );
      const flat = forestOf(items);
      const forest = Math.max(...places(flat).map(({ place }) => place.level)) > 3 ? FOREST : flat;
      for (const { node, place } of places(forest))
        for (const move of ['up', 'down', 'in', 'out'] as const)
          expect([node.item._id, move, canMove(node, place, move)]).toEqual([
            node.item._id,
            move,
            moved(forest, node.item._id, move) !== null,
          ]);
    }),
  );
});
