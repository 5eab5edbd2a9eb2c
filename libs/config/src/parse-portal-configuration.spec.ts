import { describe, expect, test } from '@jest/globals';
import { parsePortalConfiguration, SHIPPED_PORTAL } from './portal.ts';

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
  ])('%s', (field, file) => {
    const parsed = parsePortalConfiguration(file);
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.field)).toContain(field);
  });
});
