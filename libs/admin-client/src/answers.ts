import {
  listOf,
  objectOf,
  oneOf,
  optional,
  orDefault,
  orNull,
  readFlag,
  readNumber,
  readText,
  recordOf,
} from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';
import {
  COMMUNITY_JOINING,
  DASHBOARD_FIGURES,
  DASHBOARD_VISIBILITIES,
  HELP_POSITIONS,
  MENU_ALIGNMENTS,
  PAGE_ROBOTS,
  PAGE_TYPES,
  PORTAL_FONTS,
  PORTAL_LANGUAGES,
  PORTAL_TYPES,
  byLanguage,
} from '@open-discovery/model';
import type {
  AdminEntity,
  AdminMenuItem,
  AdminPage,
  AdminPortal,
  CommunityStatistics,
  DashboardFields,
  DivHelpContent,
  DivId,
  Enabled,
  FullDashboard,
  FullDivId,
  FullMenu,
  FullPage,
  FullPortal,
  GroupedPageHelp,
  HelpPosition,
  ListedDashboard,
  PageHelpContent,
  PageOutline,
  PageReference,
  PageRobots,
  PortalOutline,
  PortalFont,
  PortalLayout,
  Statistics,
  Stored,
} from '@open-discovery/model';
import { readExamples } from './read-examples.ts';

/*
 * Readers of the responses. Ids, versions, lists and the fields that determine behavior are required; fields that are only
 * shown have an empty value if they are missing.
 */

const shownText = orDefault(readText, '');
const shownFlag = orDefault(readFlag, false);
const textOrNull = orDefault(orNull(readText), null);

const STORED = { _id: readText, version: readNumber };
export const ENABLED = { isEnabled: readFlag };
const ENTITY = { ...STORED, pid: readText, name: readText };
const PAGE = {
  ...STORED,
  name: readText,
  route: readText,
  type: oneOf(PAGE_TYPES),
  portalType: oneOf(PORTAL_TYPES),
  portalPid: textOrNull,
  positions: orDefault(listOf(oneOf(HELP_POSITIONS)), []),
  title: shownText,
  description: shownText,
  canonical: shownText,
  robots: orDefault<PageRobots>(oneOf(PAGE_ROBOTS), 'index'),
};
const CONTENT = { content: shownText };
export const LAYOUT = {
  menuId: shownText,
  title: shownText,
  logoUrl: shownText,
  isUpload: shownFlag,
  fieldName: shownText,
  queryFieldName: shownText,
  valueId: shownText,
  valueName: shownText,
  graphSectionTitle: shownText,
  graphSectionText: shownText,
  enableLogin: shownFlag,
  showHeaderAlways: shownFlag,
  customCss: shownText,
  accent: shownText,
  font: orDefault<PortalFont>(oneOf(PORTAL_FONTS), 'default'),
  examples: orDefault(
    readExamples,
    byLanguage(() => []),
  ),
  languages: orDefault(listOf(oneOf(PORTAL_LANGUAGES)), []),
};
const FIGURES = listOf(
  objectOf<DashboardFields['figures'][number]>({
    figure: oneOf(DASHBOARD_FIGURES),
    title: shownText,
    text: shownText,
  }),
);
const DASHBOARD = { alias: readText, visibility: oneOf(DASHBOARD_VISIBILITIES), intro: shownText };
export const readDashboardFields = objectOf<DashboardFields>({ ...DASHBOARD, figures: FIGURES });
const LISTED_DASHBOARD = { ...DASHBOARD, name: shownText, type: oneOf(PORTAL_TYPES) };
export const readListedDashboard = objectOf<ListedDashboard>(LISTED_DASHBOARD);
export const readFullDashboard = objectOf<FullDashboard>({
  ...LISTED_DASHBOARD,
  pid: readText,
  figures: FIGURES,
  field: readText,
  value: readText,
  valueName: shownText,
  mayEdit: shownFlag,
});

const PORTAL = {
  ...STORED,
  pid: readText,
  name: shownText,
  type: oneOf(PORTAL_TYPES),
  layout: objectOf<PortalLayout>(LAYOUT),
  dashboard: optional(readDashboardFields),
  joining: optional(oneOf(COMMUNITY_JOINING)),
};
const MENU_ITEM = {
  title: readText,
  url: readText,
  route: readText,
  routeActive: textOrNull,
  needsAuthorization: shownFlag,
  entitiesRequired: listOf(readText),
  routeRequired: listOf(readText),
  params: recordOf(readText),
  icon: textOrNull,
  fragment: textOrNull,
  customClass: textOrNull,
  target: orDefault<'_blank' | '_self'>(oneOf(['_blank', '_self']), '_blank'),
  type: oneOf(['internal', 'external', 'noAction']),
  isFeatured: shownFlag,
  parentItemId: orNull(readText),
};
export const MENU_SETTINGS = {
  isMenuEnabled: readFlag,
  isFeaturedMenuEnabled: readFlag,
  featuredAlignment: oneOf(MENU_ALIGNMENTS),
};

export const readStored = objectOf<Stored>(STORED);
export const readIds = listOf(readText);

export const readEntity = objectOf<AdminEntity>(ENTITY);
export const readEnabledEntity = objectOf<Enabled<AdminEntity>>({ ...ENTITY, ...ENABLED });

export const readPage = objectOf<AdminPage>({ ...PAGE, ...CONTENT, entities: readIds });
export const readEnabledPage = objectOf<Enabled<AdminPage>>({
  ...PAGE,
  ...CONTENT,
  ...ENABLED,
  entities: readIds,
});
export const readPageOutline = objectOf<Enabled<PageOutline>>({
  ...PAGE,
  ...ENABLED,
  entities: readIds,
  hasContent: shownFlag,
});
export const readFullPage = objectOf<FullPage>({ ...PAGE, ...CONTENT, entities: listOf(readEntity) });
export const readPageReference = objectOf<PageReference>({ _id: readText, name: readText, route: readText });

const DIV_ID = { ...STORED, name: readText, portalType: oneOf(PORTAL_TYPES) };
export const readDivId = objectOf<DivId>({ ...DIV_ID, pages: readIds });
export const readFullDivId = objectOf<FullDivId>({ ...DIV_ID, pages: listOf(readPageReference) });

export const readDivHelp = objectOf<DivHelpContent>({
  ...STORED,
  divId: readText,
  content: readText,
  isActive: readFlag,
});
export const readPageHelp = objectOf<PageHelpContent>({
  ...STORED,
  page: readText,
  placement: oneOf(HELP_POSITIONS),
  order: orDefault(readNumber, 0),
  isPriorTo: shownFlag,
  content: readText,
  isActive: readFlag,
});
export const readPageCounts = recordOf(readNumber);
export const readGroupedDivHelp = recordOf(listOf(readDivHelp));
const readPageHelps = listOf(readPageHelp);
/** Of an older admin tool, which has no such position. */
const readNewPageHelps = orDefault(readPageHelps, []);
const HELP_BY_POSITION = {
  top: readPageHelps,
  bottom: readPageHelps,
  left: readPageHelps,
  right: readPageHelps,
  before: readNewPageHelps,
  after: readNewPageHelps,
} satisfies Record<HelpPosition, Reader<PageHelpContent[]>>;
export const readGroupedPageHelp = objectOf<GroupedPageHelp>(HELP_BY_POSITION);

export const readMenuItem = objectOf<AdminMenuItem>({ ...STORED, ...MENU_ITEM });
export const readMenu = objectOf<FullMenu>({
  ...MENU_SETTINGS,
  portalPid: readText,
  portalType: oneOf(PORTAL_TYPES),
  menuItems: listOf(readMenuItem),
  featuredItems: listOf(readMenuItem),
});

export const readPortal = objectOf<AdminPortal>(PORTAL);
export const readPortalOutline = objectOf<PortalOutline>({
  _id: readText,
  pid: readText,
  name: shownText,
  type: oneOf(PORTAL_TYPES),
  dashboard: optional(
    objectOf<NonNullable<PortalOutline['dashboard']>>({
      alias: readText,
      visibility: oneOf(DASHBOARD_VISIBILITIES),
    }),
  ),
});
export const readFullPortal = objectOf<FullPortal>({
  ...PORTAL,
  pages: listOf(readPageOutline),
  entities: listOf(readEnabledEntity),
});

export const readStatistics = objectOf<Statistics>({
  pid: readText,
  isEnabled: readFlag,
  choices: recordOf(recordOf(objectOf({ status: readFlag, monitor: readFlag }))),
});
export const readCommunity = objectOf<CommunityStatistics>({ ...PORTAL, statistics: readStatistics });
export const readCommunityStatistics = objectOf<Pick<CommunityStatistics, 'statistics'>>({
  statistics: readStatistics,
});
