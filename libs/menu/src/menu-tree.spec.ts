import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createMenuItem, type MenuItem } from './menu-item.ts';
import { buildMenuTree, flattenMenu, type FlatMenuItem } from './menu-tree.ts';

const flatItem = (id: string, parentId: string | null): FlatMenuItem => {
  const { items: _, ...item } = createMenuItem({ id, title: id.toUpperCase() });
  return { ...item, parentId };
};
const flatItems = (text: string): FlatMenuItem[] =>
  text.split(' ').map((pair) => {
    const [id = '', parentId = null] = pair.split('<');
    return flatItem(id, parentId);
  });
const outline = (items: readonly MenuItem[]): string =>
  items.map(({ id, items: sub }) => (sub.length > 0 ? `${id}(${outline(sub)})` : id)).join(' ');

describe('a flat list becomes a tree', () => {
  test.each([
    ['a b c', 'a b c'],
    ['a b<a c<a d', 'a(b c) d'],
    ['c<a b<a a', 'a(c b)'],
    ['d<b b<a a e<b c', 'a(b(d e)) c'],
  ])('%s → %s', (text, expected) => {
    const tree = buildMenuTree(flatItems(text));
    expect(tree.ok && outline(tree.items)).toBe(expected);
  });

  test('an empty list is an empty tree', () => expect(buildMenuTree([])).toEqual({ ok: true, items: [] }));

  test('every field stays except the parent id', () =>
    expect(buildMenuTree([flatItem('a', null)])).toEqual({
      ok: true,
      items: [createMenuItem({ id: 'a', title: 'A' })],
    }));
});

describe('or is refused', () => {
  test.each([
    ['a b a', { kind: 'duplicate', id: 'a', message: 'Two menu items have the id "a".' }],
    [
      'a b<x',
      {
        kind: 'orphan',
        id: 'b',
        parentId: 'x',
        message: 'The menu item "b" belongs to "x", which is not in the list.',
      },
    ],
    ['a<a', { kind: 'cycle', ids: ['a'], message: 'Menu items contain each other: a → a.' }],
    [
      'r a<b b<c c<a',
      { kind: 'cycle', ids: ['a', 'b', 'c'], message: 'Menu items contain each other: a → b → c → a.' },
    ],
    ['d<a a<b b<a', { kind: 'cycle', ids: ['a', 'b'], message: 'Menu items contain each other: a → b → a.' }],
  ])('%s → %j', (text, problem) => expect(buildMenuTree(flatItems(text))).toEqual({ ok: false, problem }));

  test('the list is not modified', () => {
    const flat = flatItems('a b<a');
    const before = flat.map((item) => ({ ...item }));
    buildMenuTree(flat);
    expect(flat).toEqual(before);
  });
});

test('a tree becomes a list, parents first', () => {
  const menu = [
    createMenuItem({ id: 'a', title: 'A', items: [createMenuItem({ id: 'b', title: 'B' })] }),
    createMenuItem({ id: 'c', title: 'C' }),
  ];
  expect(flattenMenu(menu)).toEqual([flatItem('a', null), flatItem('b', 'a'), flatItem('c', null)]);
});

describe('properties', () => {
  const anyForest = fc
    .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 })
    .chain((ids) =>
      fc.tuple(fc.constant(ids), fc.array(fc.nat(), { minLength: ids.length, maxLength: ids.length })),
    )
    .map(([ids, picks]) =>
      ids.map((id, index) => flatItem(id, ids[(picks[index] ?? 0) % (index + 1)] ?? null)),
    )
    .map((flat) => flat.map((item) => (item.parentId === item.id ? { ...item, parentId: null } : item)));

  test('tree → list → tree is the same tree, whatever the order of the list', () => {
    fc.assert(
      fc.property(anyForest, fc.boolean(), (flat, isReversed) => {
        const tree = buildMenuTree(isReversed ? flat.toReversed() : flat);
        expect(tree.ok).toBe(true);
        if (tree.ok) expect(buildMenuTree(flattenMenu(tree.items))).toEqual(tree);
      }),
    );
  });

  test('any parents give a tree with every item once, or a problem, and never a throw or an endless loop', () => {
    const letters = [...'abcdefgh'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...letters), fc.option(fc.constantFrom(...letters))), {
          maxLength: 10,
        }),
        (pairs) => {
          const tree = buildMenuTree(pairs.map(([id, parentId]) => flatItem(id, parentId)));
          if (tree.ok) expect(flattenMenu(tree.items)).toHaveLength(pairs.length);
          else expect(tree.problem.message).toMatch(/\.$/);
        },
      ),
    );
  });
});
