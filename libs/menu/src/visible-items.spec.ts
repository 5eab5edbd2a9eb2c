import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createMenuItem, type MenuItem } from './menu-item.ts';
import { isSameRoute } from './is-same-route.ts';
import { isEntityEnabled, isPageEnabled, type PortalFlags } from './portal-flags.ts';
import { visibleItems } from './visible-items.ts';

const portal: PortalFlags = {
  pages: [
    { route: '/', isEnabled: true },
    { route: '/search/find', isEnabled: true },
    { route: '/search/find/projects', isEnabled: true },
    { route: '/search/find/dataproviders', isEnabled: true },
    { route: '/participate/claim', isEnabled: false },
    { route: '/myclaims', isEnabled: true },
  ],
  entities: [
    { pid: 'project', isEnabled: true },
    { pid: 'publication', isEnabled: true },
    { pid: 'datasource', isEnabled: false },
  ],
};
const user = { id: 'ada' };
const item = (fields: Partial<MenuItem>): MenuItem =>
  createMenuItem({ id: 'a', title: 'A', route: '/', ...fields });
const ids = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ id, items: sub }) => [id, ...ids(sub)]);

describe('one item', () => {
  test.each([
    ['its page is enabled', {}, true],
    ['its page is disabled', { route: '/participate/claim' }, false],
    ['its page is not listed', { route: '/elsewhere' }, false],
    ['its page is listed in another case', { route: '/Search/Find' }, true],
    ['its page is listed without the final slash', { route: '/search/find/' }, true],
    ['it has no route', { route: '' }, false],
    ['a required entity is enabled', { entitiesRequired: ['project'] }, true],
    ['a required entity is disabled', { entitiesRequired: ['datasource'] }, false],
    ['a required entity is not listed', { entitiesRequired: ['service'] }, false],
    ['one of two required entities is disabled', { entitiesRequired: ['project', 'datasource'] }, false],
    ['a required route is enabled', { routeRequired: ['/search/find'] }, true],
    ['a required route is disabled', { routeRequired: ['/participate/claim'] }, false],
    ['a required route is listed in another case', { routeRequired: ['/MyClaims'] }, true],
    ['a required route is listed without the final slash', { routeRequired: ['/myclaims/'] }, true],
    ['one of two required routes is disabled', { routeRequired: ['/', '/participate/claim'] }, false],
    ['it is external', { type: 'external', route: '', url: 'https://example.org' }, true],
    ['it is external without an address', { type: 'external', url: '' }, false],
    ['its address is unsafe', { type: 'external', url: 'javascript:alert(1)' }, false],
    [
      'it is external and a required route is disabled',
      { type: 'external', url: 'https://example.org', routeRequired: ['/x'] },
      false,
    ],
    ['it does nothing and has nothing under it', { type: 'noAction' }, false],
    ['it does nothing, whatever its address', { type: 'noAction', url: 'https://example.org' }, false],
  ] as const)('%s: %j → %j', (_, fields, expected) =>
    expect(visibleItems([item(fields)], { portal, user: null })).toHaveLength(expected ? 1 : 0),
  );

  test.each([
    [true, null, 0],
    [true, undefined, 0],
    [true, user, 1],
    [false, null, 1],
    [false, user, 1],
  ])('needs authorization %j, user %j → %i', (needsAuthorization, viewer, count) =>
    expect(visibleItems([item({ needsAuthorization })], { portal, user: viewer })).toHaveLength(count),
  );

  // Callers without types can pass the outcome of a condition, and switches as a service sends them.
  test.each([false, true, '', 'ada', 0, 7])('needs authorization: %j is nobody', (viewer) => {
    const menu = [item({ needsAuthorization: true })];
    expect(Reflect.apply(visibleItems, null, [menu, { portal, user: viewer }])).toEqual([]);
  });

  test.each(['true', 'false', 1, {}])('the switch %j enables nothing', (isEnabled) => {
    const switched = { pages: [{ route: '/', isEnabled }], entities: [{ pid: 'project', isEnabled }] };
    expect(Reflect.apply(isPageEnabled, null, [switched, '/'])).toBe(false);
    expect(Reflect.apply(isEntityEnabled, null, [switched, 'project'])).toBe(false);
  });

  test.each([
    [undefined, ['featured', 'plain']],
    [true, ['featured']],
    [false, ['plain']],
  ])('featured %j → %j', (isFeatured, expected) => {
    const menu = [item({ id: 'featured', isFeatured: true }), item({ id: 'plain' })];
    expect(ids(visibleItems(menu, { portal, user: null, isFeatured }))).toEqual(expected);
  });

  test('featured applies to the first level only', () => {
    const menu = [item({ isFeatured: true, items: [item({ id: 'sub' })] })];
    expect(ids(visibleItems(menu, { portal, user: null, isFeatured: true }))).toEqual(['a', 'sub']);
  });

  test('without a portal no page is enabled, and only external items stay', () => {
    const menu = [item({}), item({ id: 'out', type: 'external', url: 'https://example.org' })];
    expect(ids(visibleItems(menu, { portal: null, user }))).toEqual(['out']);
  });
});

describe('sub-items', () => {
  const search = item({
    id: 'search',
    route: '/search/find',
    items: [
      item({ id: 'projects', route: '/search/find/projects', entitiesRequired: ['project'] }),
      item({ id: 'data-sources', route: '/search/find/dataproviders', entitiesRequired: ['datasource'] }),
    ],
  });

  test('hidden ones are left out, the order stays, and the menu is not modified', () => {
    expect(ids(visibleItems([item({ id: 'home' }), search], { portal, user: null }))).toEqual([
      'home',
      'search',
      'projects',
    ]);
    expect(search.items).toHaveLength(2);
  });

  test('a parent without any visible sub-item is hidden', () => {
    const empty = item({ items: [item({ route: '/participate/claim' })] });
    const deep = item({ id: 'b', items: [empty] });
    expect(visibleItems([empty, deep], { portal, user: null })).toEqual([]);
  });

  test.each([
    ['/participate/claim', 'internal', 'noAction'],
    ['/', 'internal', 'internal'],
    ['', 'noAction', 'noAction'],
  ] as const)('a parent at %j of type %s stays as %s above its visible sub-items', (route, type, expected) =>
    expect(visibleItems([item({ route, type, items: [item({ id: 'b' })] })], { portal, user: null })).toEqual(
      [item({ route, type: expected, items: [item({ id: 'b' })] })],
    ),
  );

  test('200,000 of them are filtered in their order', () => {
    const items = Array.from({ length: 200_000 }, (_, index) => item({ id: `${index}` }));
    expect(visibleItems([item({ items })], { portal, user: null })[0]?.items).toEqual(items);
  });

  test('an item without sub-items is returned itself, not as a copy', () => {
    const leaf = item({ id: 'leaf' });
    expect(visibleItems([leaf], { portal, user: null })[0]).toBe(leaf);
    expect(visibleItems([item({ items: [leaf] })], { portal, user: null })[0]?.items[0]).toBe(leaf);
  });

  test('a hidden parent hides its sub-items', () => {
    const parent = item({ needsAuthorization: true, items: [item({ id: 'b' })] });
    expect(visibleItems([parent], { portal, user: null })).toEqual([]);
  });
});

test.each([
  ['/', true],
  ['/participate/claim', false],
  ['/elsewhere', false],
  ['/Search/Find', true],
  ['/search/find/', true],
  ['/participate/claim/', false],
  ['', false],
])('page %j enabled: %j', (route, expected) => {
  expect(isPageEnabled(portal, route)).toBe(expected);
  expect(isPageEnabled(null, route)).toBe(false);
});

// Callers without types may pass no route, and lists of pages may lack some.
test.each([null, undefined, 7])('a route that is %j is that of no page', (route) => {
  const listed = { pages: [{ route, isEnabled: true }], entities: [] };
  expect(Reflect.apply(isPageEnabled, null, [listed, '/'])).toBe(false);
  expect(Reflect.apply(isPageEnabled, null, [listed, route])).toBe(false);
  expect(Reflect.apply(isSameRoute, null, [route, route])).toBe(false);
  const menu = [{ ...item({}), routeRequired: [route] }];
  expect(Reflect.apply(visibleItems, null, [menu, { portal, user }])).toEqual([]);
});

test.each([
  ['project', true],
  ['datasource', false],
  ['service', false],
])('entity %j enabled: %j', (pid, expected) => {
  expect(isEntityEnabled(portal, pid)).toBe(expected);
  expect(isEntityEnabled(null, pid)).toBe(false);
});

test('visible items stay visible when filtered again', () => {
  const level = (items: fc.Arbitrary<MenuItem[]>): fc.Arbitrary<MenuItem> =>
    fc
      .record({
        id: fc.string(),
        route: fc.constantFrom('/', '/participate/claim', ''),
        type: fc.constantFrom('internal' as const, 'external' as const, 'noAction' as const),
        url: fc.constantFrom('', 'https://example.org'),
        needsAuthorization: fc.boolean(),
        entitiesRequired: fc.subarray(['project', 'datasource']),
        items,
      })
      .map(item);
  const leaf = level(fc.constant([]));
  const tree = level(fc.array(fc.oneof(leaf, level(fc.array(leaf, { maxLength: 3 }))), { maxLength: 3 }));
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 3 }), fc.constantFrom(null, user), (menu, viewer) => {
      const visible = visibleItems(menu, { portal, user: viewer });
      expect(visibleItems(visible, { portal, user: viewer })).toEqual(visible);
      expect(ids(visible).length).toBeLessThanOrEqual(ids(menu).length);
    }),
  );
});
