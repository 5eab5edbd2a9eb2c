import type { AdminClient } from '../index.ts';
import { DIV_HELP, DIV_ID, ENTITY, PAGE_HELP, PORTAL_EXPORT, PORTAL_KEY } from './stored-items.ts';

const P = PORTAL_KEY;
const IDS = ['64f1', '64f2'];
const ON = { ids: IDS, status: true };
const NEW_DIV_HELP = { divId: '64d1', content: '' };
const NEW_PAGE_HELP = { page: '64f1', placement: 'top', order: 0, content: '' } as const;
const NEW_PAGE = { name: 'About', route: '/about', portalType: 'explore', portalPid: null } as const;
const ORDER = [
  { _id: 'b', parentItemId: null },
  { _id: 'a', parentItemId: 'b' },
];
const CHOICE = { entity: 'publication', chart: 'timeline', status: true, monitor: false };
const STORED_AS = { _id: '64f1', version: 3 };
const PLACE = { community: 'p', page: '/search' };

/** A call with its arguments and the specified request. */
type Row = {
  [Name in keyof AdminClient]: readonly [
    name: Name,
    input: Parameters<AdminClient[Name]>,
    request: string,
    body?: unknown,
  ];
}[keyof AdminClient];

/** In the order of Spec §7 "Admin tool calls", then "Help content", then our own. */
const ROWS: readonly Row[] = [
  ['getEntities', [], 'GET entity'],
  ['saveEntity', [{ pid: 'dataset', name: 'Data' }], 'POST entity/save', { pid: 'dataset', name: 'Data' }],
  ['saveEntity', [ENTITY], 'POST entity/update', ENTITY],
  ['deleteEntities', [IDS], 'POST entity/delete', IDS],
  ['getPortalEntities', [P], 'GET explore/p/entities'],
  ['toggleEntities', [P, ON], 'POST explore/p/entity/toggle?status=true', IDS],
  [
    'togglePageEntity',
    ['64f1', { entityId: '64e7', status: false }],
    'POST page/64f1/entity/toggle?status=false&entityId=64e7',
  ],
  ['getDivIds', [], 'GET div/full'],
  ['getPortalDivIds', [P], 'GET explore/p/div/full'],
  ['getPortalDivIds', [P, { page: '64f1' }], 'GET explore/p/div/full?page=64f1'],
  ['getDivId', ['64d1'], 'GET div/64d1'],
  ['getPortalDivId', [P, '64d1'], 'GET explore/p/div/64d1/full'],
  [
    'saveDivId',
    [{ name: 'hint', portalType: 'explore' }],
    'POST div/save',
    { name: 'hint', portalType: 'explore' },
  ],
  ['saveDivId', [DIV_ID], 'POST div/update', DIV_ID],
  ['deleteDivIds', [IDS], 'POST div/delete', IDS],
  ['getDivPages', [P], 'GET explore/p/div/pages'],
  ['getDivHelpContents', [P], 'GET explore/p/divhelpcontent'],
  ['getDivHelpContents', [P, { page: '64f1' }], 'GET explore/p/64f1/divhelpcontent'],
  ['getDivHelpContent', [P, '64h1'], 'GET explore/p/divhelpcontent/64h1'],
  ['saveDivHelpContent', [P, NEW_DIV_HELP], 'POST explore/p/divhelpcontent/save', { divId: '64d1' }],
  ['saveDivHelpContent', [P, DIV_HELP], 'POST explore/p/divhelpcontent/update', DIV_HELP],
  ['deleteDivHelpContents', [P, IDS], 'POST explore/p/divhelpcontent/delete', IDS],
  ['toggleDivHelpContents', [P, ON], 'POST explore/p/divhelpcontent/toggle?status=true', IDS],
  ['getAllPageHelpContents', [], 'GET pagehelpcontent'],
  ['getPageHelpContents', [P], 'GET explore/p/pagehelpcontent'],
  ['getPageHelpContents', [P, { page: '64f1' }], 'GET explore/p/64f1/pagehelpcontent'],
  ['getPageHelpContent', [P, '64h1'], 'GET explore/p/pagehelpcontent/64h1'],
  ['getPageHelpCounts', [P], 'GET explore/p/pagehelpcontent/page/count'],
  ['getDivHelpCounts', [P], 'GET explore/p/divhelpcontent/page/count'],
  [
    'savePageHelpContent',
    [P, NEW_PAGE_HELP],
    'POST explore/p/pagehelpcontent/save',
    { page: '64f1', placement: 'top', order: 0 },
  ],
  ['savePageHelpContent', [P, PAGE_HELP], 'POST explore/p/pagehelpcontent/update', PAGE_HELP],
  ['deletePageHelpContents', [P, IDS], 'POST explore/p/pagehelpcontent/delete', IDS],
  [
    'togglePageHelpContents',
    [P, { ids: IDS, status: false }],
    'POST explore/p/pagehelpcontent/toggle?status=false',
    IDS,
  ],
  ['getPortalPages', [P], 'GET explore/p/pages'],
  ['getPortalPages', [P, { div: true }], 'GET explore/p/pages?div=true'],
  ['getPortalPages', [P, { pageType: 'search' }], 'GET explore/p/pages?page_type=search'],
  ['getPortalPages', [P, { withPositions: true }], 'GET explore/p/pages?with_positions=true'],
  ['getPages', [{ pid: 'p' }], 'GET page?pid=p'],
  ['getPages', [], 'GET page'],
  ['getFullPages', [], 'GET page/full'],
  ['getPortalPage', [P, '64f1'], 'GET explore/p/page/64f1'],
  ['getPortalPageOutlines', [P], 'GET explore/p/page/outlines'],
  ['getCustomPage', [P, '/about'], 'GET explore/p/page/custom?page_route=%2Fabout'],
  ['getPortalPageByRoute', [P, '/about'], 'GET explore/p/page/?page_route=%2Fabout'],
  ['savePage', [NEW_PAGE], 'POST page/save', { name: 'About', route: '/about', portalType: 'explore' }],
  [
    'savePage',
    [{ ...NEW_PAGE, ...STORED_AS }],
    'POST page/update',
    { ...STORED_AS, name: 'About', route: '/about', portalType: 'explore' },
  ],
  ['deletePages', [IDS], 'POST page/delete', IDS],
  ['togglePages', [P, ON], 'POST explore/p/page/toggle?status=true', IDS],
  ['getMenu', [P], 'GET explore/p/menu/full'],
  [
    'saveMenuItem',
    [P, { title: 'About', icon: null, url: '' }],
    'POST explore/p/menu/save',
    { title: 'About' },
  ],
  [
    'saveMenuItem',
    [P, { title: 'About', ...STORED_AS }],
    'POST explore/p/menu/update',
    { title: 'About', ...STORED_AS },
  ],
  ['deleteMenuItems', [P, IDS], 'POST explore/p/menu/delete', IDS],
  ['reorderMenu', [P, ORDER], 'POST explore/p/menu/reorder', ORDER],
  [
    'toggleMenu',
    [P, { status: true, featured: false }],
    'POST explore/p/menu/toggle?status=true&featured=false',
  ],
  ['alignMenu', [P, 'CENTER'], 'POST explore/p/menu/align?alignment=CENTER'],
  ['getPortals', ['community'], 'GET community'],
  ['getPortal', [P], 'GET explore/p'],
  ['getFullPortals', ['community'], 'GET community/full'],
  ['getAllFullPortals', [], 'GET portal/full'],
  ['getPortalOutlines', [], 'GET portal'],
  ['getFullPortal', [P], 'GET explore/p/full'],
  ['getPublicPortal', [P], 'GET explore/p/full'],
  [
    'savePortal',
    [{ pid: 'p', name: 'Tides', type: 'community' }],
    'POST community/save',
    { pid: 'p', name: 'Tides', type: 'community' },
  ],
  [
    'savePortal',
    [{ ...STORED_AS, pid: 'p', name: 'Tides', type: 'ri' }],
    'POST ri/update',
    { ...STORED_AS, pid: 'p', name: 'Tides', type: 'ri' },
  ],
  ['deletePortals', ['community', IDS], 'POST community/delete', IDS],
  ['getCommunityStatistics', ['tides'], 'GET communities/tides'],
  ['getCommunity', ['tides'], 'GET communities/tides'],
  ['getStatistics', ['tides'], 'GET statistics/tides'],
  [
    'saveStatistic',
    ['tides', CHOICE],
    'POST statistics/tides/publication/timeline?status=true&monitor=false',
  ],
  ['toggleStatistics', ['a/b'], 'POST statistics/a%2Fb/toggle'],
  ['getDashboards', [], 'GET dashboards'],
  ['getDashboard', ['horizon'], 'GET dashboards/horizon'],
  [
    'getActiveDivHelp',
    [{ ...PLACE, div: 'hint' }],
    'GET divhelpcontent?active=true&community=p&page=%2Fsearch&div=hint',
  ],
  [
    'getActivePageHelp',
    [{ ...PLACE, position: 'top' }],
    'GET pagehelpcontent?active=true&community=p&page=%2Fsearch&position=top',
  ],
  [
    'getActivePageHelp',
    [{ ...PLACE, position: 'left', before: true }],
    'GET pagehelpcontent?active=true&community=p&page=%2Fsearch&position=left&before=true',
  ],
  ['getGroupedPageHelp', [P, '/search'], 'GET explore/p/pagehelpcontent/grouped?active=true&page=%2Fsearch'],
  ['getGroupedDivHelp', [P, '/search'], 'GET explore/p/divhelpcontent/grouped?active=true&page=%2Fsearch'],
  ['getHistory', [P], 'GET explore/p/history'],
  ['getHistory', [P, { limit: 20 }], 'GET explore/p/history?limit=20'],
  ['getHistory', [null], 'GET all/history'],
  [
    'getHistory',
    [P, { until: '2026-11-23T23:59:59.999Z' }],
    'GET explore/p/history?until=2026-11-23T23%3A59%3A59.999Z',
  ],
  ['getOwnHistory', [], 'GET own/history'],
  ['getOwnHistory', [{ limit: 20 }], 'GET own/history?limit=20'],
  ['restoreChange', [P, '64c1'], 'POST explore/p/history/64c1/restore'],
  ['restoreChange', [null, '64c1'], 'POST all/history/64c1/restore'],
  ['getPortalExport', [P], 'GET explore/p/export'],
  ['getImportReport', [], 'GET import-report'],
  ['importPortal', [P, PORTAL_EXPORT], 'POST explore/p/import', PORTAL_EXPORT],
  ['getWithdrawals', [], 'GET withdrawals'],
  ['getWithdrawals', [{ search: 'sea', page: 2 }], 'GET withdrawals?search=sea&page=2'],
  ['findWithdrawable', ['10.1234/tides'], 'GET withdrawals/find?record=10.1234%2Ftides'],
  [
    'withdrawRecord',
    [{ recordId: 'doi_________::1', reason: 'privacy' }],
    'POST withdrawals/save',
    { recordId: 'doi_________::1', reason: 'privacy' },
  ],
  ['restoreRecords', [['64f1', '64f2']], 'POST withdrawals/restore', ['64f1', '64f2']],
  ['getMergeDecisions', [], 'GET merge-decisions'],
  ['getMergeDecisions', [{ search: 'sea', page: 2 }], 'GET merge-decisions?search=sea&page=2'],
  ['getLikelyDuplicates', [], 'GET merge-decisions/likely'],
  ['getLikelyDuplicates', [{ page: 2 }], 'GET merge-decisions/likely?page=2'],
  ['findMergeable', ['10.1234/tides'], 'GET merge-decisions/find?record=10.1234%2Ftides'],
  [
    'decideMerge',
    [{ verdict: 'same', records: ['doi_________::1'], others: ['od______2367::7'] }],
    'POST merge-decisions/save',
    { verdict: 'same', records: ['doi_________::1'], others: ['od______2367::7'] },
  ],
  ['deleteMergeDecisions', [['64f3']], 'POST merge-decisions/delete', ['64f3']],
];

/** Every call at least once. */
export const EVERY_CALL = ROWS.map(([name, input, request, body]) => ({ name, input, request, body }));
