import { expect, test } from '@jest/globals';
import { buildMenuTree, createMenuItem, isActive, menuItemLink, visibleItems } from './index.ts';

const menu = [
  createMenuItem({ id: 'home', title: 'Home', route: '/' }),
  createMenuItem({ id: 'my-links', title: 'My links', route: '/myclaims', needsAuthorization: true }),
];
const portal = {
  pages: [
    { route: '/', isEnabled: true },
    { route: '/myclaims', isEnabled: true },
  ],
  entities: [],
};

test('the items that a visitor sees', () => {
  expect(visibleItems(menu, { portal, user: null }).map(({ id }) => id)).toEqual(['home']);
  expect(visibleItems(menu, { portal, user: { id: 'ada' } }).map(({ id }) => id)).toEqual([
    'home',
    'my-links',
  ]);
  expect(visibleItems(menu, { portal: null, user: null })).toEqual([]);
});

test('the link of an item, and whether it is active', () => {
  const item = createMenuItem({ id: 'develop', title: 'Develop', route: '/develop', params: { tab: 'api' } });
  expect(menuItemLink(item)).toEqual({ kind: 'internal', href: '/develop?tab=api' });
  expect(isActive(item, { pathname: '/develop/', hash: '' }, null)).toBe(true);
});

test('from a flat list', () => {
  const { items: _, ...orphan } = createMenuItem({ id: 'a', title: 'A' });
  const tree = buildMenuTree([{ ...orphan, parentId: 'b' }]);
  expect(!tree.ok && tree.problem.message).toBe(
    'The menu item "a" belongs to "b", which is not in the list.',
  );
});
