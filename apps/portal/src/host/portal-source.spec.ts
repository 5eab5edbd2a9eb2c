import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { aPortalLayout } from '@open-discovery/model/testing';
import type { AdminMenuItem, FullMenu, FullPortal, PageOutline } from '@open-discovery/model';
import { createServer } from 'node:http';
import { createPortalSource } from './portal-source.ts';
import { aMenuItem } from '../testing/a-menu-item.ts';

const page = (route: string): PageOutline => ({
  _id: route,
  version: 1,
  name: route,
  route,
  type: 'other',
  portalType: 'explore',
  portalPid: null,
  positions: [],
  entities: [],
  title: '',
  description: '',
  canonical: '',
  robots: 'index',
  hasContent: false,
});
const HOME = { ...page('/'), isEnabled: true };
const DEVELOP = { ...page('/develop'), isEnabled: false };
const PORTAL: FullPortal = {
  _id: 'p',
  version: 1,
  pid: 'open-discovery',
  name: 'Managed',
  type: 'explore',
  layout: aPortalLayout({
    title: 'Managed portal',
    logoUrl: 'logo.png',
    isUpload: true,
    enableLogin: true,
    customCss: 'a { color: red } } html { top: 0 }',
  }),
  pages: [HOME, DEVELOP],
  entities: [{ _id: 'e', version: 1, pid: 'project', name: 'Project', isEnabled: true }],
};
const item = (_id: string, parentItemId: string | null): AdminMenuItem =>
  aMenuItem({ _id, parentItemId, title: _id, route: `/${_id}`, target: '_blank' });
const MENU: FullMenu = {
  portalPid: 'open-discovery',
  portalType: 'explore',
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'LEFT',
  menuItems: [item('search', null), item('projects', 'search')],
  featuredItems: [item('featured', null)],
};

let answers: Record<string, unknown> = {};
let asked: string[] = [];
let service: ListeningServer;
let now = 0;
let logged: string[] = [];

beforeEach(async () => {
  [answers, asked, logged, now] = [
    { '/explore/open-discovery/full': PORTAL, '/explore/open-discovery/menu/full': MENU },
    [],
    [],
    0,
  ];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url in answers ? 200 : 500).end(JSON.stringify(answers[url] ?? {}));
  });
  service = await listen(server);
});
afterEach(() => service.close());

const source = (isStatic: boolean) =>
  createPortalSource({
    configuration: shippedConfiguration({ static: isStatic, examples: { en: ['climate'], de: ['Klima'] } }),
    adminToolUrl: service.url,
    fetch,
    production: true,
    refreshMs: 30_000,
    clock: () => now,
    log: (line) => logged.push(line),
  });

test('a static portal comes from its file, without a request', async () => {
  const { configuration, isMissing } = await source(true)();
  expect([configuration.title, isMissing, asked]).toEqual(['Open Discovery', false, []]);
});

describe('a managed portal', () => {
  test.each([
    [{ en: ['tides'], de: ['Gezeiten'] }, ['tides'], ['Gezeiten']],
    [{ en: ['tides'], de: [] }, ['tides'], ['Klima']],
    [['of an older admin tool'], ['of an older admin tool'], ['of an older admin tool']],
  ])('with the examples %j has %j in English and %j in German', async (examples, en, de) => {
    answers['/explore/open-discovery/full'] = { ...PORTAL, layout: { ...PORTAL.layout, examples } };
    const { configuration } = await source(false)();
    expect(configuration.examples).toMatchObject({ en, de });
  });

  test('comes from the admin tool, together with settings of the file', async () => {
    const { configuration, isMissing } = await source(false)();
    expect(isMissing).toBe(false);
    expect(configuration).toMatchObject({
      title: 'Managed portal',
      name: 'Managed',
      enableLogin: true,
      logo: { logoUrl: 'logo.png', isUpload: true },
      menuId: null,
      pages: [
        { route: '/', isEnabled: true },
        { route: '/develop', isEnabled: false },
      ],
      entities: [{ pid: 'project', isEnabled: true }],
      addresses: { graph: '/api/graph/v3' },
    });
    expect(configuration.customCss).toBe('@scope (body) {a { color: red }  html { top: 0 }}');
    expect(configuration.menu).toMatchObject([{ id: 'search', items: [{ id: 'projects', items: [] }] }]);
  });

  test('is fetched once for all concurrent readers, and again after half a minute', async () => {
    const portalNow = source(false);
    await Promise.all([portalNow(), portalNow(), portalNow()]);
    now = 29_999;
    await portalNow();
    expect(asked).toHaveLength(2);
    now = 30_000;
    await portalNow();
    expect(asked).toHaveLength(4);
  });

  test('that cannot be fetched is null: every page is disabled, and it is fetched again soon (Spec §8)', async () => {
    const portal = answers['/explore/open-discovery/full'];
    delete answers['/explore/open-discovery/full'];
    const portalNow = source(false);
    const { configuration, isMissing } = await portalNow();
    expect([isMissing, configuration.pages, configuration.entities, configuration.menu]).toEqual([
      true,
      [],
      [],
      [],
    ]);
    expect(logged).toEqual([expect.stringMatching(/explore\/open-discovery\/full: Status 500$/)]);
    answers['/explore/open-discovery/full'] = portal;
    now = 5_000;
    expect((await portalNow()).isMissing).toBe(false);
  });

  test('has no menu if only the menu fails', async () => {
    delete answers['/explore/open-discovery/menu/full'];
    const { configuration, isMissing } = await source(false)();
    expect([isMissing, configuration.menu, configuration.title]).toEqual([false, [], 'Managed portal']);
  });

  test('needs of its admin tool no more than the pages with their switches (Spec §7)', async () => {
    answers = {
      '/explore/open-discovery/full': {
        pages: [
          { route: '/', isEnabled: true },
          { route: '/develop', isEnabled: false },
        ],
      },
    };
    const { configuration, isMissing } = await source(false)();
    const { title, name, font, enableLogin } = shippedConfiguration();
    expect(isMissing).toBe(false);
    expect(configuration).toMatchObject({ title, name, font, enableLogin, entities: [], menu: [] });
    expect(configuration.pages).toEqual([
      { route: '/', isEnabled: true },
      { route: '/develop', isEnabled: false },
    ]);
  });

  test.each([
    [true, false],
    [false, true],
  ])('has a page that is listed twice, on: %s and %s, as one that is on (Spec §4)', async (one, other) => {
    const pages = [one, other].map((isEnabled) => ({ ...HOME, isEnabled }));
    answers['/explore/open-discovery/full'] = { ...PORTAL, pages };
    expect((await source(false)()).configuration.pages).toEqual([{ route: '/', isEnabled: true }]);
  });

  test.each([
    ['a page of a new type', { pages: [{ ...HOME, type: 'collection' }, DEVELOP] }, null],
    ['a page with a new position', { pages: [{ ...HOME, positions: ['inside'] }, DEVELOP] }, null],
    ['a new font', { layout: { ...PORTAL.layout, font: 'round' } }, 'Left out layout.font: '],
    ['a new language', { layout: { ...PORTAL.layout, languages: ['it'] } }, 'Left out layout.languages: '],
    ['a switch that is a text', { pages: [HOME, { ...DEVELOP, isEnabled: 'true' }] }, 'Left out pages[1]: '],
    ['an entity that is null', { entities: [null] }, 'Left out entities[0]: '],
  ])('is not disabled by %s', async (_title, fields, line) => {
    answers['/explore/open-discovery/full'] = { ...PORTAL, ...fields };
    const { configuration, isMissing } = await source(false)();
    expect([isMissing, configuration.title, configuration.pages[0]]).toEqual([
      false,
      'Managed portal',
      { route: '/', isEnabled: true },
    ]);
    expect(configuration.pages.some(({ route, isEnabled }) => route === '/develop' && isEnabled)).toBe(false);
    expect(logged).toEqual(line === null ? [] : [expect.stringContaining(line)]);
  });

  test.each([null, [], 'text', {}, { pages: null }, { pages: {} }])('that is %j is null', async (answer) => {
    answers['/explore/open-discovery/full'] = answer;
    expect((await source(false)()).isMissing).toBe(true);
  });
});
