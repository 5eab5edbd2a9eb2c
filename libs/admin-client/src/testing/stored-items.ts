import { createMenuItem } from '@open-discovery/menu';
import { aPortalLayout } from '@open-discovery/model/testing';
import type {
  AdminChange,
  AdminEntity,
  AdminMenuItem,
  AdminPage,
  AdminPortal,
  CommunityStatistics,
  DivHelpContent,
  DivId,
  Enabled,
  FullDashboard,
  FullDivId,
  FullMenu,
  FullPage,
  FullPortal,
  GroupedDivHelp,
  GroupedPageHelp,
  ListedDashboard,
  PageHelpContent,
  PageReference,
  PortalExport,
  PortalOutline,
  PublicPortal,
  PublishedImport,
  WithdrawableRecord,
  Withdrawal,
  Statistics,
} from '@open-discovery/model';

/* One item of each kind that the admin tool answers with. */

export const PORTAL_KEY = { type: 'explore', pid: 'p' } as const;
const STORED = { _id: '64f1', version: 3 };

export const ENTITY: AdminEntity = { ...STORED, pid: 'dataset', name: 'Research data' };
export const ENABLED_ENTITY: Enabled<AdminEntity> = { ...ENTITY, isEnabled: true };

export const PAGE: AdminPage = {
  ...STORED,
  name: 'About',
  route: '/about',
  type: 'other',
  portalType: 'explore',
  portalPid: null,
  positions: ['top'],
  entities: ['64e7'],
  content: '<p>Who we are</p>',
  title: 'About us',
  description: 'Who runs this portal.',
  canonical: '',
  robots: 'index',
};
const { content: _, ...OUTLINE } = PAGE;
export const ENABLED_PAGE: Enabled<AdminPage> = { ...PAGE, isEnabled: false };
export const FULL_PAGE: FullPage = { ...PAGE, entities: [ENTITY] };
export const PAGE_REFERENCE: PageReference = { _id: '64f1', name: 'About', route: '/about' };

export const DIV_ID: DivId = { ...STORED, name: 'hint', portalType: 'explore', pages: ['64f1'] };
export const FULL_DIV_ID: FullDivId = { ...DIV_ID, pages: [PAGE_REFERENCE] };

export const DIV_HELP: DivHelpContent = { ...STORED, divId: '64d1', content: '<p>Hint</p>', isActive: true };
export const PAGE_HELP: PageHelpContent = {
  ...STORED,
  page: '64f1',
  placement: 'top',
  order: 0,
  isPriorTo: false,
  content: '<p>Hint</p>',
  isActive: true,
};
export const GROUPED_DIV_HELP: GroupedDivHelp = { hint: [DIV_HELP] };
export const GROUPED_PAGE_HELP: GroupedPageHelp = {
  top: [PAGE_HELP],
  bottom: [],
  left: [],
  right: [],
  before: [],
  after: [],
};

export const menuItem = (_id: string, parentItemId: string | null = null): AdminMenuItem => {
  const { id: _, items: _items, target: _target, ...fields } = createMenuItem({ id: _id, title: _id });
  const lists = { entitiesRequired: ['dataset'], routeRequired: ['/about'], params: { tab: 'api' } };
  return { ...fields, ...lists, _id, version: 1, target: '_blank', parentItemId };
};
export const MENU: FullMenu = {
  portalPid: 'p',
  portalType: 'explore',
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'CENTER',
  menuItems: [menuItem('a'), menuItem('b', 'a')],
  featuredItems: [{ ...menuItem('c'), isFeatured: true }],
};

export const PORTAL: AdminPortal = {
  ...STORED,
  pid: 'p',
  name: 'Tides',
  type: 'explore',
  layout: aPortalLayout({ title: 'Tides' }),
  dashboard: {
    alias: 'tides',
    visibility: 'private',
    intro: '',
    figures: [{ figure: 'outputs', title: '', text: '' }],
  },
  joining: 'open',
};
export const PORTAL_OUTLINE: PortalOutline = {
  _id: PORTAL._id,
  pid: 'p',
  name: 'Tides',
  type: 'explore',
  dashboard: { alias: 'tides', visibility: 'private' },
};
export const FULL_PORTAL: FullPortal = {
  ...PORTAL,
  pages: [{ ...OUTLINE, hasContent: true, isEnabled: false }],
  entities: [ENABLED_ENTITY],
};

export const PUBLIC_PORTAL: PublicPortal = {
  name: PORTAL.name,
  layout: PORTAL.layout,
  pages: [{ route: '/about', isEnabled: false, hasContent: true, robots: 'index', portalPid: null }],
  entities: [{ pid: 'dataset', isEnabled: true }],
};

export const STATISTICS: Statistics = {
  pid: 'tides',
  isEnabled: true,
  choices: { publication: { timeline: { status: true, monitor: false } } },
};
export const COMMUNITY: CommunityStatistics = { ...PORTAL, statistics: STATISTICS };

export const LISTED_DASHBOARD: ListedDashboard = {
  alias: 'tides',
  name: 'Tides',
  type: 'funder',
  visibility: 'public',
  intro: '',
};
export const FULL_DASHBOARD: FullDashboard = {
  ...LISTED_DASHBOARD,
  pid: 'p',
  figures: [{ figure: 'outputs', title: '', text: 'Since 2020' }],
  field: 'funder',
  value: 'EC',
  valueName: 'European Commission',
  mayEdit: false,
};

export const CHANGE: AdminChange = {
  _id: '64c1',
  at: '2026-05-01T12:00:00.000Z',
  by: null,
  byName: null,
  action: 'update',
  collection: 'pages',
  itemId: '64f1',
  portalPid: 'p',
  before: { name: 'About' },
  after: { name: 'About us' },
};

export const PORTAL_EXPORT: PortalExport = {
  format: 'open-discovery-portal',
  formatVersion: 1,
  portal: { pid: 'p', name: 'Tides', type: 'explore' },
  entities: [{ _id: 'e', pid: 'dataset', name: 'Research data', isEnabled: true }],
  pages: [{ _id: 'a', name: 'About', route: '/about', portalType: 'explore', isEnabled: true }],
  divIds: [{ _id: 'd', name: 'hint', portalType: 'explore', pages: ['a'] }],
  divHelpContents: [{ divId: 'd', content: '<p>Hint</p>' }],
  pageHelpContents: [{ page: 'a', placement: 'top' }],
  menuItems: [{ _id: 'm', title: 'About', route: '/about' }],
  menu: { isMenuEnabled: true, isFeaturedMenuEnabled: false, featuredAlignment: 'LEFT' },
  statistics: STATISTICS,
};

export const WITHDRAWAL: Withdrawal = {
  _id: '64f1',
  version: 1,
  recordId: 'doi_________::1',
  kind: 'publication',
  reason: 'privacy',
  explanation: 'It named patients.',
  withdrawnBy: 'ada',
  withdrawnByName: 'Ada Lovelace',
  withdrawnAt: '2026-05-01T12:00:00.000Z',
  title: 'Tides',
};

export const WITHDRAWABLE: WithdrawableRecord = {
  id: 'doi_________::1',
  kind: 'publication',
  title: 'Tides',
  sources: ['Tidal archive'],
  withdrawal: null,
};

export const PUBLISHED_IMPORT: PublishedImport = {
  generation: 'generation-000002',
  report: {
    startedAt: '2026-05-01T12:00:00.000Z',
    durationMs: 61_000,
    inputs: {
      total: 1,
      files: [{ name: 'dump.tar', format: 'record', read: 9, kept: 7, merged: 1, skipped: 1 }],
    },
    records: { product: 7 },
    derived: {},
    skipped: { total: 1, reasons: [{ reason: 'not JSON', count: 1 }] },
    fields: {
      total: 1,
      shown: [
        {
          kind: 'product',
          field: 'publicationDate',
          partly: 1,
          refused: 0,
          unknown: 0,
          example: '2018-02-30',
        },
      ],
    },
    links: { kept: 3, unresolved: 0 },
  },
};
