import { HELP_POSITIONS, PORTAL_TYPES } from '@open-discovery/model';
import {
  dashboardFieldsSchema,
  divHelpContentFieldsSchema,
  divIdFieldsSchema,
  entityFieldsSchema,
  menuItemFieldsSchema,
  menuSettingsSchema,
  pageFieldsSchema,
  pageHelpContentFieldsSchema,
  portalFieldsSchema,
  statisticsSchema,
} from '@open-discovery/model/schemas';
import { z } from 'zod';
import { LINKING_COLLECTIONS } from '../content/links-in.ts';

const STORED = {
  _id: z.string(),
  version: z.int().describe('Required in an update; an outdated version is rejected with 409'),
};
const ENABLED = { isEnabled: z.boolean() };

const entity = entityFieldsSchema.extend(STORED);
const page = pageFieldsSchema.extend(STORED);
const portal = portalFieldsSchema.extend(STORED);
const divHelp = divHelpContentFieldsSchema.extend(STORED);
const pageHelp = pageHelpContentFieldsSchema.extend(STORED);
const menuItem = menuItemFieldsSchema.extend(STORED);
const pageReference = page.pick({ _id: true, name: true, route: true });
const enabledEntity = entity.extend(ENABLED);
const enabledPage = page.extend(ENABLED);
const listedDashboard = dashboardFieldsSchema
  .omit({ figures: true })
  .extend({ name: z.string(), type: z.enum(PORTAL_TYPES) });
const pageOutline = enabledPage
  .omit({ content: true })
  .extend({ hasContent: z.boolean().describe('Whether it is a custom page') });
const counts = z.record(z.string(), z.int());

/** The response bodies of the admin tool, for the documentation. Their types are in libs/model. */
export const ANSWERS = {
  ids: z.array(z.string()),
  entity,
  enabledEntity,
  page,
  enabledPage,
  fullPage: page.extend({ entities: z.array(entity) }),
  pageOutline,
  pageReference,
  linkingText: z.object({
    _id: z.string(),
    collection: z.enum(LINKING_COLLECTIONS),
    routes: z.array(z.string()).describe('Paths of this site, without what follows ? or #'),
  }),
  divId: divIdFieldsSchema.extend(STORED),
  fullDivId: divIdFieldsSchema.extend({ ...STORED, pages: z.array(pageReference) }),
  divHelp,
  pageHelp,
  groupedDivHelp: z.record(z.string(), z.array(divHelp)),
  groupedPageHelp: z.object(
    Object.fromEntries(HELP_POSITIONS.map((position) => [position, z.array(pageHelp)])),
  ),
  counts,
  menuItem,
  fullMenu: menuSettingsSchema.extend({
    portalPid: z.string(),
    portalType: z.enum(PORTAL_TYPES),
    menuItems: z.array(menuItem),
    featuredItems: z.array(menuItem),
  }),
  portal,
  portalOutline: portal
    .pick({ _id: true, pid: true, name: true, type: true })
    .extend({ dashboard: dashboardFieldsSchema.pick({ alias: true, visibility: true }).optional() }),
  fullPortal: portal.extend({ pages: z.array(pageOutline), entities: z.array(enabledEntity) }),
  statistics: statisticsSchema,
  communityStatistics: portal.extend({ statistics: statisticsSchema }),
  listedDashboard,
  fullDashboard: listedDashboard.extend({
    pid: z.string(),
    figures: dashboardFieldsSchema.shape.figures,
    field: z.string().describe('The search field that selects the works'),
    value: z.string().describe('The value of the field'),
    valueName: z.string(),
    mayEdit: z.boolean().describe('Whether the caller may change the dashboard'),
  }),
  change: z.object({
    _id: z.string(),
    at: z.iso.datetime(),
    by: z.string().nullable().describe('Subject of the user'),
    byName: z.string().nullable().describe('Their name in lists; null for a user without a known name'),
    action: z.string(),
    collection: z.string(),
    itemId: z.string(),
    portalPid: z.string().nullable().describe('Pid of the portal; null for shared content'),
    before: z.unknown(),
    after: z.unknown(),
  }),
  stored: z.looseObject(STORED),
} as const;
