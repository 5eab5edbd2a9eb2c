import {
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  readFlag,
  readNumber,
  readText,
  recordOf,
} from '@open-discovery/http';
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

type Exported<List extends keyof PortalExport> = PortalExport[List] extends readonly (infer Item)[]
  ? Item
  : never;

const text = optional(readText);
const flag = optional(readFlag);
const textOrNull = optional(orNull(readText));
const texts = optional(listOf(readText));

const layout = objectOf<NonNullable<PortalExport['portal']['layout']>>({
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
  font: optional(oneOf(PORTAL_FONTS)),
  examples: optional(readExamples),
  languages: optional(listOf(oneOf(PORTAL_LANGUAGES))),
});

const page = objectOf<Exported<'pages'>>({
  ...ENABLED,
  _id: readText,
  name: readText,
  route: readText,
  type: optional(oneOf(PAGE_TYPES)),
  portalType: oneOf(PORTAL_TYPES),
  portalPid: textOrNull,
  positions: optional(listOf(oneOf(HELP_POSITIONS))),
  entities: optional(readIds),
  content: text,
  title: text,
  description: text,
  canonical: text,
  robots: optional(oneOf(PAGE_ROBOTS)),
});

const pageHelp = objectOf<Exported<'pageHelpContents'>>({
  page: readText,
  placement: oneOf(HELP_POSITIONS),
  order: optional(readNumber),
  isPriorTo: flag,
  content: text,
  isActive: flag,
});

const menuItem = objectOf<Exported<'menuItems'>>({
  _id: readText,
  title: readText,
  url: text,
  route: text,
  routeActive: textOrNull,
  needsAuthorization: flag,
  entitiesRequired: texts,
  routeRequired: texts,
  params: optional(recordOf(readText)),
  icon: textOrNull,
  fragment: textOrNull,
  customClass: textOrNull,
  target: optional(oneOf(['_blank', '_self'])),
  type: optional(oneOf(['internal', 'external', 'noAction'])),
  isFeatured: flag,
  parentItemId: textOrNull,
});

const CONTENT = {
  portal: objectOf<PortalExport['portal']>({
    pid: readText,
    name: readText,
    type: oneOf(PORTAL_TYPES),
    layout: optional(layout),
    dashboard: optional(readDashboardFields),
    joining: optional(oneOf(COMMUNITY_JOINING)),
  }),
  entities: listOf(
    objectOf<Exported<'entities'>>({ ...ENABLED, _id: readText, pid: readText, name: readText }),
  ),
  pages: listOf(page),
  divIds: listOf(
    objectOf<Exported<'divIds'>>({
      _id: readText,
      name: readText,
      portalType: oneOf(PORTAL_TYPES),
      pages: optional(readIds),
    }),
  ),
  divHelpContents: listOf(
    objectOf<Exported<'divHelpContents'>>({ divId: readText, content: text, isActive: flag }),
  ),
  pageHelpContents: listOf(pageHelp),
  menuItems: listOf(menuItem),
  menu: objectOf<PortalExport['menu']>(MENU_SETTINGS),
  statistics: readStatistics,
} satisfies Parameters<typeof objectOf<PortalContent>>[0];

/**
 * Parses a portal in one file. As in requests, fields with an empty value may be missing.
 * @throws {Error} that names the field, for anything else.
 * @example readPortalExport(JSON.parse(text), 'file').portal.name
 */
export const readPortalExport = objectOf<PortalExport>({
  ...CONTENT,
  format: oneOf(['open-discovery-portal']),
  formatVersion: oneOf([1]),
  stakeholders: optional(listOf(objectOf<PortalContent>(CONTENT))),
});
