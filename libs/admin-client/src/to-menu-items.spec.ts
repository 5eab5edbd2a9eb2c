import { expect, test } from '@jest/globals';
import { createMenuItem } from '@open-discovery/menu';
import { toMenuItems } from './index.ts';
import { MENU, menuItem } from './testing/stored-items.ts';

const LISTS = { entitiesRequired: ['dataset'], routeRequired: ['/about'], params: { tab: 'api' } };
const item = (id: string) => createMenuItem({ id, title: id, ...LISTS });

test('sub-items are placed under their parents, followed by featured items', () => {
  expect(toMenuItems(MENU)).toEqual({
    ok: true,
    items: [
      { ...item('a'), items: [item('b')] },
      { ...item('c'), isFeatured: true },
    ],
  });
});

test('a list that is not a tree is refused', () => {
  const menu = { ...MENU, menuItems: [menuItem('a', 'gone')] };
  expect(toMenuItems(menu)).toMatchObject({ ok: false, problem: { kind: 'orphan', parentId: 'gone' } });
});
