import { readFlag, readNumber, readText } from '@open-discovery/http';
import {
  COMMUNITY_JOINING,
  HELP_POSITIONS,
  PAGE_ROBOTS,
  PAGE_TYPES,
  PORTAL_FONTS,
  PORTAL_LANGUAGES,
  PORTAL_TYPES,
} from '@open-discovery/model';
import type { PortalContent, PortalExport } from '@open-discovery/model';
import { ENABLED, MENU_SETTINGS, readDashboardFields, readIds, readStatistics } from './answers.ts';
import { readExamples } from './read-examples.ts';
import { listOf, maybe, oneOf, orNull, recordOf, shapeOf } from './read-shape.ts';

type Exported<List extends keyof PortalExport> = PortalExport[List] extends readonly (infer Item)[]
  ? Item
  : never;

const text = maybe(readText);
const flag = maybe(readFlag);
const textOrNull = maybe(orNull(readText));
const texts = maybe(listOf(readText));

const layout = shapeOf<NonNullable<PortalExport['portal']['layout']>>({
  menuId: text,
  title: text,
  logoUrl: text,
  isUpload: flag,
  fieldName: text,
  queryFieldName: text,
  valueId: text,
  valueName: text,
  graphSectionTitle: text,
  graphSectionText: text,
  enableLogin: flag,
  showHeaderAlways: flag,
  customCss: text,
  accent: text,
  font: maybe(oneOf(PORTAL_FONTS)),
  examples: maybe(readExamples),
  languages: maybe(listOf(oneOf(PORTAL_LANGUAGES))),
});

const page = shapeOf<Exported<'pages'>>({
  ...ENABLED,
  _id: readText,
  name: readText,
  route: readText,
  type: maybe(oneOf(PAGE_TYPES)),
  portalType: oneOf(PORTAL_TYPES),
  portalPid: textOrNull,
  positions: maybe(listOf(oneOf(HELP_POSITIONS))),
  entities: maybe(readIds),
  content: text,
  title: text,
  description: text,
  canonical: text,
  robots: maybe(oneOf(PAGE_ROBOTS)),
});

const pageHelp = shapeOf<Exported<'pageHelpContents'>>({
  page: readText,
  placement: oneOf(HELP_POSITIONS),
  order: maybe(readNumber),
  isPriorTo: flag,
  content: text,
  isActive: flag,
});

const menuItem = shapeOf<Exported<'menuItems'>>({
  _id: readText,
  title: readText,
  url: text,
  route: text,
  routeActive: textOrNull,
  needsAuthorization: flag,
  entitiesRequired: texts,
  routeRequired: texts,
  params: maybe(recordOf(readText)),
  icon: textOrNull,
  fragment: textOrNull,
  customClass: textOrNull,
  target: maybe(oneOf(['_blank', '_self'])),
  type: maybe(oneOf(['internal', 'external', 'noAction'])),
  isFeatured: flag,
  parentItemId: textOrNull,
});

const CONTENT = {
  portal: shapeOf<PortalExport['portal']>({
    pid: readText,
    name: readText,
    type: oneOf(PORTAL_TYPES),
    layout: maybe(layout),
    dashboard: maybe(readDashboardFields),
    joining: maybe(oneOf(COMMUNITY_JOINING)),
  }),
  entities: listOf(
    shapeOf<Exported<'entities'>>({ ...ENABLED, _id: readText, pid: readText, name: readText }),
  ),
  pages: listOf(page),
  divIds: listOf(
    shapeOf<Exported<'divIds'>>({
      _id: readText,
      name: readText,
      portalType: oneOf(PORTAL_TYPES),
      pages: maybe(readIds),
    }),
  ),
  divHelpContents: listOf(
    shapeOf<Exported<'divHelpContents'>>({ divId: readText, content: text, isActive: flag }),
  ),
  pageHelpContents: listOf(pageHelp),
  menuItems: listOf(menuItem),
  menu: shapeOf<PortalExport['menu']>(MENU_SETTINGS),
  statistics: readStatistics,
} satisfies Parameters<typeof shapeOf<PortalContent>>[0];

/**
 * Parses a portal in one file. As in requests, fields with an empty value may be missing.
 * @throws {Error} that names the field, for anything else.
 * @example readPortalExport(JSON.parse(text), 'file').portal.name
 */
export const readPortalExport = shapeOf<PortalExport>({
  ...CONTENT,
  format: oneOf(['open-discovery-portal']),
  formatVersion: oneOf([1]),
  stakeholders: maybe(listOf(shapeOf<PortalContent>(CONTENT))),
});
