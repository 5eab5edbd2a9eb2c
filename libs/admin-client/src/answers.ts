import { readFlag, readNumber, readText } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';
import { HELP_POSITIONS, MENU_ALIGNMENTS, PAGE_TYPES, PORTAL_TYPES } from '@open-discovery/model';
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
  FullDivId,
  FullMenu,
  FullPage,
  FullPortal,
  GroupedPageHelp,
  HelpPosition,
  PageHelpContent,
  PageReference,
  PortalExport,
  PortalLayout,
  Statistics,
  Stored,
} from '@open-discovery/model';
import { listOf, oneOf, orNull, recordOf, shapeOf } from './read-shape.ts';

/*
 * What of each answer is checked: ids and versions, lists, and the fields that decide what a thing is. Fields that are
 * only shown are not: a text that is missing is seen where it is missing.
 */

const STORED = { _id: readText, version: readNumber };
const ENABLED = { isEnabled: readFlag };
const ENTITY = { ...STORED, pid: readText, name: readText };
const PAGE = { ...STORED, name: readText, route: readText, type: oneOf(PAGE_TYPES) };
const PORTAL = { ...STORED, pid: readText, type: oneOf(PORTAL_TYPES), layout: shapeOf<PortalLayout>({}) };

export const readStored = shapeOf<Stored>(STORED);
export const readIds = listOf(readText);

export const readEntity = shapeOf<AdminEntity>(ENTITY);
export const readEnabledEntity = shapeOf<Enabled<AdminEntity>>({ ...ENTITY, ...ENABLED });

export const readPage = shapeOf<AdminPage>({ ...PAGE, entities: readIds });
export const readEnabledPage = shapeOf<Enabled<AdminPage>>({ ...PAGE, ...ENABLED, entities: readIds });
export const readFullPage = shapeOf<FullPage>({ ...PAGE, entities: listOf(readEntity) });
export const readPageReference = shapeOf<PageReference>({ _id: readText, name: readText, route: readText });

export const readDivId = shapeOf<DivId>({ ...STORED, name: readText, pages: readIds });
export const readFullDivId = shapeOf<FullDivId>({
  ...STORED,
  name: readText,
  pages: listOf(readPageReference),
});

export const readDivHelp = shapeOf<DivHelpContent>({
  ...STORED,
  divId: readText,
  content: readText,
  isActive: readFlag,
});
export const readPageHelp = shapeOf<PageHelpContent>({
  ...STORED,
  page: readText,
  placement: oneOf(HELP_POSITIONS),
  content: readText,
  isActive: readFlag,
});
export const readPageCounts = recordOf(readNumber);
export const readGroupedDivHelp = recordOf(listOf(readDivHelp));
const readPageHelps = listOf(readPageHelp);
const HELP_BY_POSITION = {
  top: readPageHelps,
  bottom: readPageHelps,
  left: readPageHelps,
  right: readPageHelps,
} satisfies Record<HelpPosition, Reader<PageHelpContent[]>>;
export const readGroupedPageHelp = shapeOf<GroupedPageHelp>(HELP_BY_POSITION);

export const readMenuItem = shapeOf<AdminMenuItem>({
  ...STORED,
  title: readText,
  url: readText,
  route: readText,
  type: oneOf(['internal', 'external', 'noAction']),
  entitiesRequired: listOf(readText),
  routeRequired: listOf(readText),
  params: recordOf(readText),
  parentItemId: orNull(readText),
});
export const readMenu = shapeOf<FullMenu>({
  portalPid: readText,
  portalType: oneOf(PORTAL_TYPES),
  isMenuEnabled: readFlag,
  isFeaturedMenuEnabled: readFlag,
  featuredAlignment: oneOf(MENU_ALIGNMENTS),
  menuItems: listOf(readMenuItem),
  featuredItems: listOf(readMenuItem),
});

export const readPortal = shapeOf<AdminPortal>(PORTAL);
export const readFullPortal = shapeOf<FullPortal>({
  ...PORTAL,
  pages: listOf(readEnabledPage),
  entities: listOf(readEnabledEntity),
});

export const readStatistics = shapeOf<Statistics>({
  pid: readText,
  isEnabled: readFlag,
  choices: recordOf(recordOf(shapeOf({ status: readFlag, monitor: readFlag }))),
});
export const readCommunityStatistics = shapeOf<Pick<CommunityStatistics, 'statistics'>>({
  statistics: readStatistics,
});

export const readChange = shapeOf<AdminChange>({
  _id: readText,
  at: readText,
  by: orNull(readText),
  action: oneOf(['create', 'update', 'delete', 'restore', 'toggle', 'import']),
  collection: readText,
  itemId: readText,
});

type Exported<List extends keyof PortalExport> = PortalExport[List] extends readonly (infer Item)[]
  ? Item
  : never;

export const readPortalExport = shapeOf<PortalExport>({
  format: oneOf(['open-discovery-portal']),
  formatVersion: oneOf([1]),
  portal: shapeOf<PortalExport['portal']>({ pid: readText, type: oneOf(PORTAL_TYPES) }),
  entities: listOf(shapeOf<Exported<'entities'>>({ _id: readText, ...ENABLED })),
  pages: listOf(shapeOf<Exported<'pages'>>({ _id: readText, ...ENABLED })),
  divIds: listOf(shapeOf<Exported<'divIds'>>({ _id: readText })),
  divHelpContents: listOf(shapeOf<Exported<'divHelpContents'>>({ divId: readText })),
  pageHelpContents: listOf(shapeOf<Exported<'pageHelpContents'>>({ page: readText })),
  menuItems: listOf(shapeOf<Exported<'menuItems'>>({ _id: readText })),
  menu: shapeOf<PortalExport['menu']>({ isMenuEnabled: readFlag }),
  statistics: readStatistics,
});
