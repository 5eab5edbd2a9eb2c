import { expect, test } from '@jest/globals';
import { createAdminClient } from '@open-discovery/admin-client';
import type { AdminClient } from '@open-discovery/admin-client';
import { addCache } from '../cache/add-cache.ts';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import type { TestDatabase } from '../database/testing/describe-on-databases.ts';
import { ADMIN_TOOL } from './add-admin-tool.ts';
import { fillExamples } from './testing/example-portal.ts';
import type { Examples } from './testing/example-portal.ts';
import { openSandbox } from './testing/sandbox.ts';
import { startAdminTool } from './testing/start-admin-tool.ts';
import { testSettings } from '../testing/test-environment.ts';

const EGI = { type: 'ri', pid: 'egi' } as const;
const LIMIT_MS = 60_000;
/** The four calls that read help texts for visitors, `getFullPortal` and `getPublicPortal`. */
const PUBLIC_CALLS = 6;
const STORED = { _id: expect.any(String), version: 1 };
const on = (ids: string[]) => ({ ids, status: true });
const off = (ids: string[]) => ({ ids, status: false });

interface Given extends Examples {
  readonly client: AdminClient;
  /** The last change of the community. */
  readonly lastChange: () => Promise<string>;
}
/** The arguments and the expected part of the response of every call. A call without a row does not compile. */
type Calls = {
  readonly [Name in keyof AdminClient]: (
    given: Given,
  ) => readonly [sent: ReturnType<AdminClient[Name]>, expected: unknown];
};

const CALLS: Calls = {
  getEntities: ({ client }) => [client.getEntities(), [{ pid: 'dataset' }, { pid: 'software' }]],
  getPortalEntities: ({ client }) => [
    client.getPortalEntities(EGI),
    [{ isEnabled: true }, { isEnabled: false }],
  ],
  saveEntity: ({ client }) => [client.saveEntity({ pid: 'orp', name: 'Other' }), { ...STORED, pid: 'orp' }],
  deleteEntities: ({ client, spareEntity }) => [
    client.deleteEntities([spareEntity.id, 'nothing']),
    [spareEntity.id],
  ],
  toggleEntities: ({ client, entity }) => [
    client.toggleEntities(EGI, off([entity.id])),
    [{ isEnabled: false }],
  ],
  togglePageEntity: ({ client, page, entity }) => [
    client.togglePageEntity(page.id, { entityId: entity.id, status: false }),
    { _id: page.id, version: 2, entities: [] },
  ],
  getDivIds: ({ client }) => [client.getDivIds(), [{ pages: [{ route: '/about' }] }, { pages: [] }]],
  getPortalDivIds: ({ client, page }) => [
    client.getPortalDivIds(EGI, { page: page.id }),
    [{ name: 'intro' }],
  ],
  getDivId: ({ client, divId, page }) => [client.getDivId(divId.id), { name: 'intro', pages: [page.id] }],
  getPortalDivId: ({ client, divId }) => [
    client.getPortalDivId(EGI, divId.id),
    { pages: [{ name: 'About' }] },
  ],
  getDivPages: ({ client, page }) => [
    client.getDivPages(EGI),
    [{ _id: page.id, name: 'About', route: '/about' }],
  ],
  saveDivId: ({ client }) => [client.saveDivId({ name: 'new', portalType: 'ri' }), { ...STORED, pages: [] }],
  deleteDivIds: ({ client, spareDivId }) => [client.deleteDivIds([spareDivId.id]), [spareDivId.id]],
  getDivHelpContents: ({ client }) => [
    client.getDivHelpContents(EGI),
    [{ isActive: true }, { isActive: false }],
  ],
  getDivHelpContent: ({ client, draftDivHelp }) => [
    client.getDivHelpContent(EGI, draftDivHelp.id),
    { content: '<p>Secret</p>' },
  ],
  getDivHelpCounts: ({ client, page }) => [client.getDivHelpCounts(EGI), { [page.id]: 2 }],
  saveDivHelpContent: ({ client, divId }) => [
    client.saveDivHelpContent(EGI, { divId: divId.id, content: '<p onclick="x">New</p>' }),
    { ...STORED, content: '<p>New</p>', isActive: false },
  ],
  deleteDivHelpContents: ({ client, divHelp }) => [
    client.deleteDivHelpContents(EGI, [divHelp.id]),
    [divHelp.id],
  ],
  toggleDivHelpContents: ({ client, draftDivHelp }) => [
    client.toggleDivHelpContents(EGI, on([draftDivHelp.id])),
    [{ isActive: true, content: '<p>Secret</p>' }],
  ],
  getAllPageHelpContents: ({ client }) => [client.getAllPageHelpContents(), [{ order: 0 }, { order: 1 }]],
  getPageHelpContents: ({ client, page }) => [
    client.getPageHelpContents(EGI, { page: page.id }),
    [{ isActive: true }, { isActive: false }],
  ],
  getPageHelpContent: ({ client, pageHelp }) => [
    client.getPageHelpContent(EGI, pageHelp.id),
    { placement: 'top' },
  ],
  getPageHelpCounts: ({ client, page }) => [client.getPageHelpCounts(EGI), { [page.id]: 2 }],
  savePageHelpContent: ({ client, page }) => [
    client.savePageHelpContent(EGI, { page: page.id, placement: 'top', content: '' }),
    { ...STORED, placement: 'top', content: '' },
  ],
  deletePageHelpContents: ({ client, pageHelp }) => [
    client.deletePageHelpContents(EGI, [pageHelp.id]),
    [pageHelp.id],
  ],
  togglePageHelpContents: ({ client, pageHelp }) => [
    client.togglePageHelpContents(EGI, off([pageHelp.id])),
    [{ isActive: false, version: 2 }],
  ],
  getPages: ({ client }) => [client.getPages({ pid: 'ec' }), []],
  getFullPages: ({ client, entity }) => [
    client.getFullPages(),
    [{ entities: [{ _id: entity.id, pid: 'dataset' }] }, { entities: [] }, { portalPid: 'egi' }],
  ],
  getPortalPages: ({ client, page }) => [
    client.getPortalPages(EGI, { div: true }),
    [{ _id: page.id, isEnabled: true }],
  ],
  getPortalPageOutlines: ({ client }) => [
    client.getPortalPageOutlines(EGI),
    [{ route: '/about' }, { route: '/spare' }, { route: '/own', isEnabled: false }],
  ],
  getPortalPage: ({ client, ownPage }) => [
    client.getPortalPage(EGI, ownPage.id),
    { route: '/own', isEnabled: false },
  ],
  getCustomPage: ({ client }) => [
    client.getCustomPage(EGI, '/about'),
    { route: '/about', content: '<p>Who we are</p>' },
  ],
  getPortalPageByRoute: ({ client }) => [client.getPortalPageByRoute(EGI, '/own'), { portalPid: 'egi' }],
  savePage: ({ client, ownPage }) => [
    client.savePage({
      _id: ownPage.id,
      version: 1,
      name: 'Mine',
      route: 'own',
      portalType: 'ri',
      portalPid: 'egi',
    }),
    { _id: ownPage.id, version: 2, name: 'Mine', route: '/own', positions: ['top'] },
  ],
  deletePages: ({ client, ownPage }) => [client.deletePages([ownPage.id]), [ownPage.id]],
  togglePages: ({ client, ownPage }) => [client.togglePages(EGI, on([ownPage.id])), [{ isEnabled: true }]],
  getMenu: ({ client, menuItem }) => [
    client.getMenu(EGI),
    { menuItems: [{ title: 'Parent' }, { title: 'Child', parentItemId: menuItem.id }], featuredItems: [] },
  ],
  saveMenuItem: ({ client, menuItem }) => [
    client.saveMenuItem(EGI, { title: 'New', url: 'www.example.org', parentItemId: menuItem.id }),
    { ...STORED, parentItemId: menuItem.id, target: '_blank' },
  ],
  deleteMenuItems: ({ client, menuItem, subItem }) => [
    client.deleteMenuItems(EGI, [menuItem.id]),
    [menuItem.id, subItem.id],
  ],
  reorderMenu: ({ client, menuItem, subItem }) => [
    client.reorderMenu(EGI, [
      { _id: subItem.id, parentItemId: null },
      { _id: menuItem.id, parentItemId: subItem.id },
    ]),
    {
      menuItems: [
        { title: 'Child', parentItemId: null },
        { title: 'Parent', parentItemId: subItem.id },
      ],
    },
  ],
  toggleMenu: ({ client }) => [
    client.toggleMenu(EGI, { status: false, featured: false }),
    { isMenuEnabled: false, isFeaturedMenuEnabled: false },
  ],
  alignMenu: ({ client }) => [
    client.alignMenu(EGI, 'RIGHT'),
    { featuredAlignment: 'RIGHT', isMenuEnabled: true },
  ],
  getPortals: ({ client }) => [client.getPortals('funder'), [{ pid: 'ec' }]],
  getFullPortals: ({ client }) => [client.getFullPortals('ri'), [{ pid: 'egi', pages: [{}, {}, {}] }]],
  getPortalOutlines: ({ client }) => [client.getPortalOutlines(), [{ pid: 'egi' }, { pid: 'ec' }]],
  getAllFullPortals: ({ client }) => [client.getAllFullPortals(), [{ pid: 'egi' }, { pid: 'ec', pages: [] }]],
  getPortal: ({ client }) => [client.getPortal(EGI), { name: 'EGI', layout: { enableLogin: false } }],
  getFullPortal: ({ client }) => [
    client.getFullPortal(EGI),
    { pages: [{ route: '/about', isEnabled: true }, { isEnabled: false }, { isEnabled: false }] },
  ],
  getPublicPortal: ({ client }) => [
    client.getPublicPortal(EGI),
    {
      name: 'EGI',
      pages: [{ route: '/about', isEnabled: true }, { isEnabled: false }, { isEnabled: false }],
    },
  ],
  savePortal: ({ client }) => [
    client.savePortal({ pid: 'new', name: 'New', type: 'community' }),
    { ...STORED, pid: 'new' },
  ],
  deletePortals: ({ client, other }) => [client.deletePortals('funder', [other.id]), [other.id]],
  getCommunityStatistics: ({ client }) => [
    client.getCommunityStatistics('egi'),
    { pid: 'egi', isEnabled: false },
  ],
  getDashboards: ({ client }) => [client.getDashboards(), [{ alias: 'ec', name: 'EC' }]],
  getDashboard: ({ client }) => [client.getDashboard('ec'), { alias: 'ec', field: 'funder' }],
  getCommunity: ({ client }) => [
    client.getCommunity('egi'),
    { pid: 'egi', layout: { valueId: '' }, statistics: { isEnabled: false } },
  ],
  getStatistics: ({ client }) => [client.getStatistics('egi'), { choices: {} }],
  saveStatistic: ({ client }) => [
    client.saveStatistic('egi', { entity: 'publication', chart: 'timeline', status: true, monitor: false }),
    { choices: { publication: { timeline: { status: true, monitor: false } } } },
  ],
  toggleStatistics: ({ client }) => [client.toggleStatistics('egi'), { isEnabled: true }],
  getActiveDivHelp: ({ client }) => [
    client.getActiveDivHelp({ community: 'egi', page: '/about', div: 'intro' }),
    [{ content: '<p>Intro</p>' }],
  ],
  getActivePageHelp: ({ client }) => [
    client.getActivePageHelp({ community: 'egi', page: '/about', position: 'top', before: false }),
    [{ content: '<p>Hello</p>' }],
  ],
  getGroupedDivHelp: ({ client }) => [
    client.getGroupedDivHelp(EGI, '/about'),
    { intro: [{ isActive: true }] },
  ],
  getGroupedPageHelp: ({ client }) => [
    client.getGroupedPageHelp(EGI, '/about'),
    { top: [{ isActive: true }], bottom: [], left: [], right: [], before: [], after: [] },
  ],
  getHistory: ({ client }) => [client.getHistory(EGI, { limit: 1 }), [{ by: 'seed', action: 'toggle' }]],
  getOwnHistory: ({ client }) => [client.getOwnHistory({ limit: 1 }), [{ portalPid: 'egi' }]],
  restoreChange: ({ client, lastChange, entity }) => [
    lastChange().then((id) => client.restoreChange(EGI, id)),
    { _id: entity.id },
  ],
  getPortalExport: ({ client }) => [
    client.getPortalExport(EGI),
    { portal: { pid: 'egi' }, menuItems: [{}, {}] },
  ],
  getWithdrawals: ({ client, withdrawal }) => [
    client.getWithdrawals({ search: 'doi' }),
    { header: { numFound: 1 }, results: [{ _id: withdrawal.id, reason: 'privacy', title: null }] },
  ],
  findWithdrawable: ({ client }) => [
    client.findWithdrawable('test::1'),
    [{ id: 'test::1', kind: 'publication', withdrawal: null }],
  ],
  withdrawRecord: ({ client }) => [
    client.withdrawRecord({ recordId: 'test::1', reason: 'legal', explanation: 'A court asked for it.' }),
    { ...STORED, recordId: 'test::1', reason: 'legal', withdrawnBy: 'tester' },
  ],
  restoreRecords: ({ client, withdrawal }) => [
    client.restoreRecords([withdrawal.id, withdrawal.id]),
    [withdrawal.id],
  ],
  getMergeDecisions: ({ client, mergeDecision }) => [
    client.getMergeDecisions({ search: 'TEST::2' }),
    {
      header: { numFound: 1 },
      results: [{ _id: mergeDecision.id, verdict: 'same', isApplied: false, others: [{ id: 'test::2' }] }],
    },
  ],
  getLikelyDuplicates: ({ client }) => [
    client.getLikelyDuplicates(),
    {
      header: { numFound: 1 },
      results: [{ reason: 'weak', record: { id: 'test::3' }, other: { id: 'test::4' } }],
    },
  ],
  findMergeable: ({ client }) => [
    client.findMergeable('test::1'),
    [{ id: 'test::1', kind: 'publication', parts: [] }],
  ],
  decideMerge: ({ client }) => [
    client.decideMerge({
      verdict: 'different',
      records: ['test::3'],
      others: ['test::4'],
      note: 'Two talks.',
    }),
    { ...STORED, verdict: 'different', note: 'Two talks.', decidedBy: 'tester', isApplied: true },
  ],
  deleteMergeDecisions: ({ client, mergeDecision }) => [
    client.deleteMergeDecisions([mergeDecision.id]),
    [mergeDecision.id],
  ],
  getImportReport: ({ client }) => [
    client.getImportReport(),
    { generation: 'generation-000001', report: null },
  ],
  importPortal: ({ client }) => [
    client.getPortalExport(EGI).then((file) => {
      if (!file.ok) throw new Error('no export');
      return client.importPortal(EGI, file.value);
    }),
    { pid: 'egi', pages: [{ isEnabled: true }, {}, {}] },
  ],
};

const start = async (given: TestDatabase, isCached: boolean) => {
  const tool = await startAdminTool(given.database());
  addCache(tool.app, { settings: testSettings({}) });
  const examples = await fillExamples(tool.store);
  const origin = await tool.app.listen({ host: '127.0.0.1', port: 0 });
  let fromCache = 0;
  const client = createAdminClient({
    baseUrl: `/api${ADMIN_TOOL}`,
    // The portal's host serves the API below /api, too.
    fetch: (address, init) => {
      if (address.startsWith('/api/cache/')) fromCache += 1;
      return fetch(`${origin}${address.replace(/^\/api/, '')}`, init);
    },
    headers: { 'x-roles': 'PORTAL_ADMINISTRATOR' },
    ...(isCached ? { cache: '/api/cache/get' } : {}),
  });
  const lastChange = async () => {
    const history = await client.getHistory(EGI, { limit: 1 });
    return history.ok ? (history.value[0]?._id ?? '') : '';
  };
  return {
    given: { ...examples, client, lastChange },
    fromCache: () => fromCache,
    stop: () => tool.app.close(),
  };
};

const names = Object.keys(CALLS).filter((name): name is keyof Calls => Object.hasOwn(CALLS, name));

describeOnDatabases('the admin client against this server', (database) => {
  test.each([
    ['directly', false, 0],
    ['over the cache', true, PUBLIC_CALLS],
  ])(
    'every call gets the response that the client expects, %s',
    async (_way, isCached, cached) => {
      const { given, fromCache, stop } = await start(database, isCached);
      const sandbox = await openSandbox(database.database());
      for (const name of names) {
        const [answer, expected] = await sandbox(async () => {
          const [sent, wanted] = CALLS[name](given);
          return [await sent, wanted] as const;
        });
        expect({ name, answer }).toMatchObject({ name, answer: { ok: true, value: expected } });
      }
      expect(fromCache()).toBe(cached);
      await stop();
    },
    LIMIT_MS,
  );
});
