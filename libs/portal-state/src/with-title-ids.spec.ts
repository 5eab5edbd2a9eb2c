import { expect, test } from '@jest/globals';
import { createMenuItem } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { withTitleIds } from './with-title-ids.ts';

const RESULTS = createMenuItem({ id: 'search-results', title: 'Results', route: '/search/find' });
const SHIPPED = [
  createMenuItem({ id: 'home', title: 'Home', route: '/' }),
  createMenuItem({ id: 'search', title: 'Search', route: '/search', items: [RESULTS] }),
];

const titleIdOf = (fields: Partial<MenuItem>): string | undefined =>
  withTitleIds([createMenuItem({ id: '64f1', title: 'Home', route: '/', ...fields })], SHIPPED)[0]?.titleId;

test.each<[string, Partial<MenuItem>, string | undefined]>([
  ['unchanged', {}, 'home'],
  ['unchanged, below another one', { title: 'Results', route: '/search/find' }, 'search-results'],
  ['with another class', { customClass: 'wide' }, 'home'],
  ['with its own title', { title: 'Start' }, undefined],
  ['that leads elsewhere', { route: '/about' }, undefined],
  ['of another site', { type: 'external', url: 'https://example.org' }, undefined],
])('a stored item %s: %j has the title of %s', (_what, fields, expected) => {
  expect(titleIdOf(fields)).toBe(expected);
});

test('items below others have theirs, and ids stay', () => {
  const stored = [
    createMenuItem({
      id: 'a',
      title: 'Mine',
      route: '/mine',
      items: [createMenuItem({ id: 'b', title: 'Results', route: '/search/find' })],
    }),
  ];
  const [mine] = withTitleIds(stored, SHIPPED);
  expect([mine?.id, mine?.items[0]?.id, mine?.items[0]?.titleId]).toEqual(['a', 'b', 'search-results']);
});

test('a portal that is read again keeps the titles that it had', () => {
  const once = withTitleIds([createMenuItem({ id: '64f1', title: 'Home', route: '/' })], SHIPPED);
  expect(withTitleIds(once, once)[0]?.titleId).toBe('home');
});
