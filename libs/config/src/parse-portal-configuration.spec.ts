import { describe, expect, test } from '@jest/globals';
import {
  formatProblems,
  parseConfigurationText,
  parsePortalConfiguration,
} from './parse-portal-configuration.ts';
import { SHIPPED_PORTAL } from './shipped-portal.ts';

describe('the shipped portal', () => {
  const parsed = parsePortalConfiguration(SHIPPED_PORTAL);
  const portal = parsed.ok ? parsed.value : null;

  test('is a valid configuration with its defaults filled in', () => {
    expect(portal).toMatchObject({
      pid: 'open-discovery',
      enableLogin: false,
      afterLoginRoute: '/myCommunities',
    });
    expect(portal?.addresses.graph).toBe('/api/graph/v3');
    expect(portal?.switches).toEqual({ longCache: true, helpTexts: false, tracking: true });
    expect(portal?.lastIndexUpdate).toBe('2020-06-15');
  });

  test.each([
    ['/', true],
    ['/search/publication', true],
    ['/search/find/communities', true],
    ['/participate/claim', false],
    ['/search/find/datasources', false],
    ['/myclaims', false],
  ])('page %s is enabled: %s', (route, isEnabled) => {
    expect(portal?.pages.find((page) => page.route === route)).toEqual({ route, isEnabled });
  });

  test.each([
    ['datasource', false],
    ['publication', true],
    ['orp', true],
  ])('entity %s is enabled: %s', (pid, isEnabled) => {
    expect(portal?.entities.find((entity) => entity.pid === pid)).toEqual({ pid, isEnabled });
  });
});

const page = (route: string) => ({ route, isEnabled: true });
const entity = (pid: string) => ({ pid, isEnabled: true });
const item = (fields: object) => ({ id: 'item', title: 'Item', ...fields });
const nested = (levels: number): object =>
  item({ id: `item-${levels}`, items: levels === 1 ? [] : [nested(levels - 1)] });

test('a menu may have five levels', () => {
  expect(parsePortalConfiguration({ ...SHIPPED_PORTAL, menu: [nested(5)] }).ok).toBe(true);
});

test('10,000 levels are a problem of the menu', () => {
  let deepest = item({ id: 'item-0' });
  for (let level = 1; level < 10_000; level += 1) deepest = item({ id: `item-${level}`, items: [deepest] });
  const parsed = parsePortalConfiguration({ ...SHIPPED_PORTAL, menu: [deepest] });
  expect(parsed).toMatchObject({
    problems: [{ field: 'menu', message: 'a menu has at most 5 levels' }],
  });
});

test('fields with a default can be left out', () => {
  const { pid, name, type, title, pages, entities } = SHIPPED_PORTAL;
  const parsed = parsePortalConfiguration({ pid, name, type, title, pages, entities });
  expect(parsed).toMatchObject({
    ok: true,
    value: { static: true, menu: [], addresses: { graph: '/api/graph/v3' }, switches: { tracking: true } },
  });
});

describe('an invalid file is refused with its invalid fields', () => {
  test.each([
    ['title', { ...SHIPPED_PORTAL, title: '' }],
    ['type', { ...SHIPPED_PORTAL, type: 'shop' }],
    ['(the file)', { ...SHIPPED_PORTAL, titel: 'x' }],
    ['pages.0.route', { ...SHIPPED_PORTAL, pages: [{ route: 'no-slash', isEnabled: true }] }],
    ['accent', { ...SHIPPED_PORTAL, accent: 'red}html{display:none' }],
    ['quickContact', { ...SHIPPED_PORTAL, quickContact: 'javascript:alert(1)' }],
    ['tracking.address', { ...SHIPPED_PORTAL, tracking: { address: 'ftp://a.org', siteId: '1' } }],
    ['addresses.graph', { ...SHIPPED_PORTAL, addresses: { graph: 'javascript:alert(1)' } }],
    ['(the file)', null],
    ['pid', { ...SHIPPED_PORTAL, pid: 'my portal' }],
    ['pid', { ...SHIPPED_PORTAL, pid: 'save' }],
    ['pid', { ...SHIPPED_PORTAL, pid: 'egi_MANAGER' }],
    ['name', { ...SHIPPED_PORTAL, name: ' ' }],
    ['title', { ...SHIPPED_PORTAL, title: 'T'.repeat(201) }],
    ['menuId', { ...SHIPPED_PORTAL, menuId: 'm'.repeat(2_001) }],
    ['logo.logoUrl', { ...SHIPPED_PORTAL, logo: { logoUrl: '../logo.png', isUpload: true } }],
    ['pages.0.route', { ...SHIPPED_PORTAL, pages: [{ route: '/under_score', isEnabled: true }] }],
    ['pages.0.route', { ...SHIPPED_PORTAL, pages: [{ route: '/double//slash', isEnabled: true }] }],
    ['pages.0.route', { ...SHIPPED_PORTAL, pages: [{ route: '/end/', isEnabled: true }] }],
    ['pages.0.route', { ...SHIPPED_PORTAL, pages: [{ route: `/${'a'.repeat(200)}`, isEnabled: true }] }],
    ['pages.1.route', { ...SHIPPED_PORTAL, pages: [page('/about'), page('/About')] }],
    ['entities.0.pid', { ...SHIPPED_PORTAL, entities: [{ pid: 'a b', isEnabled: true }] }],
    ['entities.1.pid', { ...SHIPPED_PORTAL, entities: [entity('dataset'), entity('Dataset')] }],
    ['afterLoginRoute', { ...SHIPPED_PORTAL, afterLoginRoute: '/my_page' }],
    ['menu.0.title', { ...SHIPPED_PORTAL, menu: [item({ title: '' })] }],
    ['menu.0.url', { ...SHIPPED_PORTAL, menu: [item({ url: 'javascript:alert(1)' })] }],
    ['menu.0.route', { ...SHIPPED_PORTAL, menu: [item({ route: '//evil.example' })] }],
    ['menu.0.target', { ...SHIPPED_PORTAL, menu: [item({ target: '_top' })] }],
    ['menu.0.customClass', { ...SHIPPED_PORTAL, menu: [item({ customClass: 'a"b' })] }],
    [
      'menu.0.items.0.entitiesRequired.0',
      { ...SHIPPED_PORTAL, menu: [item({ items: [item({ entitiesRequired: ['a b'] })] })] },
    ],
    ['menu', { ...SHIPPED_PORTAL, menu: [nested(6)] }],
    ['userMenu', { ...SHIPPED_PORTAL, userMenu: [nested(6)] }],
    ['menu', { ...SHIPPED_PORTAL, menu: [item({ id: 'a', items: [item({})] }), item({})] }],
    ['userMenu', { ...SHIPPED_PORTAL, userMenu: [item({}), item({})] }],
  ])('%s', (field, file) => {
    const parsed = parsePortalConfiguration(file);
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.field)).toContain(field);
  });
});

test.each([
  ['{"pid":', '(the file): is not JSON: '],
  ['', '(the file): is not JSON: '],
  [JSON.stringify({ ...SHIPPED_PORTAL, titel: 'x' }), '(the file): Unrecognized key: "titel"'],
  [
    JSON.stringify({ ...SHIPPED_PORTAL, pages: [page('/under_score')], afterLoginRoute: 7 }),
    'pages.0.route="/under_score": a route starts with / and does not end with it, and has letters, digits, / and - only, like /about/our-team\n' +
      'afterLoginRoute=7: Invalid input: expected string, received number',
  ],
  [JSON.stringify({ ...SHIPPED_PORTAL, accent: `${'x'.repeat(200)}}` }), `accent="${'x'.repeat(79)}…: `],
])('%s → %s', (text, problems) => {
  const parsed = parseConfigurationText(text);
  expect(parsed.ok ? '' : formatProblems(parsed.problems)).toContain(problems);
});

test('titles in several lines, which earlier versions accepted, become one line', () => {
  const title = 'Sea\nlevel \u202Erise';
  expect(parsePortalConfiguration({ ...SHIPPED_PORTAL, title, menu: [item({ title })] })).toMatchObject({
    ok: true,
    value: { title: 'Sea level rise', menu: [{ title: 'Sea level rise' }] },
  });
});

test('a file may begin with a byte order mark', () => {
  expect(parseConfigurationText(`\uFEFF${JSON.stringify(SHIPPED_PORTAL)}`).ok).toBe(true);
});
