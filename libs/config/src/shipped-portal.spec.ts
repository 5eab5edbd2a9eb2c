import { describe, expect, test } from '@jest/globals';
import { byLanguage } from '@open-discovery/model';
import { shippedConfiguration } from './create-configuration.ts';
import { parsePortalConfiguration } from './parse-portal-configuration.ts';
import { SHIPPED_PORTAL } from './shipped-portal.ts';

const portal = shippedConfiguration();

test('one list of example searches applies to all languages', () => {
  const parsed = parsePortalConfiguration({ ...SHIPPED_PORTAL, examples: ['tides'] });
  expect(parsed.ok && parsed.value.examples).toEqual(byLanguage(() => ['tides']));
});

describe('the top menu (Spec §2)', () => {
  const topLevel = new Map(portal.menu.map((item) => [item.title, item]));

  test('has its items in order', () => {
    expect([...topLevel.keys()]).toEqual(['Home', 'Search', 'Deposit', 'Link', 'Develop']);
  });

  test.each([
    ['Home', '/'],
    ['Search', '/search/find'],
    ['Deposit', '/participate/deposit/learn-how'],
    ['Link', '/participate/claim'],
    ['Develop', '/develop'],
  ])('%s leads to %s', (title, route) => expect(topLevel.get(title)?.route).toBe(route));

  test.each([
    ['Results', '/search/find/research-outcomes', []],
    ['Projects', '/search/find/projects', ['project']],
    ['Data sources', '/search/find/dataproviders', ['datasource']],
    ['Services', '/search/find/services', ['service']],
    ['Organizations', '/search/find/organizations', ['organization']],
  ])('under Search: %s at %s, needs the entities %j', (title, route, entitiesRequired) =>
    expect(topLevel.get('Search')?.items).toContainEqual(
      expect.objectContaining({ title, route, entitiesRequired }),
    ),
  );

  test('under Link: Start linking, and Learn more on another site', () =>
    expect(topLevel.get('Link')?.items).toMatchObject([
      { title: 'Start linking', route: '/participate/claim', type: 'internal' },
      { title: 'Learn more', url: expect.stringMatching(/^https:/), type: 'external' },
    ]));

  test('My links is in the user menu, for logged-in users', () =>
    expect(portal.userMenu).toMatchObject([
      { title: 'My links', route: '/myclaims', needsAuthorization: true },
    ]));
});

test('disabled are exactly the pages that the specification names (Spec §2)', () =>
  expect(portal.pages.filter(({ isEnabled }) => !isEnabled).map(({ route }) => route)).toEqual([
    '/participate/deposit/search',
    '/participate/deposit/learn-how',
    '/participate/claim',
    '/participate/direct-claim',
    '/myclaims',
    '/claims',
    '/develop',
    '/search/find/datasources',
  ]));

test('has each entity, all of them enabled but the data source (Spec §2, §3)', () => {
  expect(portal.entities.map(({ pid }) => pid).sort()).toEqual(
    ['publication', 'dataset', 'software', 'project', 'organization', 'datasource', 'service', 'orp'].sort(),
  );
  expect(portal.entities.filter(({ isEnabled }) => !isEnabled).map(({ pid }) => pid)).toEqual(['datasource']);
});

test('is one static portal of the explore kind, without login button and not always with a header (Spec §1)', () =>
  expect(portal).toMatchObject({
    type: 'explore',
    static: true,
    title: 'Open Discovery',
    enableLogin: false,
    showHeaderAlways: false,
  }));

test('a portal may set every field of its configuration (Spec §3)', () => {
  const fields = {
    menuId: 'm',
    title: 'T',
    logo: { logoUrl: 'logo.png', isUpload: true },
    fieldName: 'f',
    queryFieldName: 'q',
    valueId: 'v',
    valueName: 'V',
    graphSectionTitle: 'G',
    graphSectionText: 'Text',
    enableLogin: true,
    showHeaderAlways: true,
  };
  const parsed = parsePortalConfiguration({ ...SHIPPED_PORTAL, ...fields });
  expect(parsed.ok ? parsed.value : parsed.problems).toMatchObject(fields);
});
