import { PORTAL_TYPES } from '@open-discovery/model';
import { z } from 'zod';
import { scopeCss } from './scope-css.ts';

const route = z.string().regex(/^\/[\w/-]*$/, 'a route starts with / and has letters, digits, / and - only');
/** Any CSS color. The pattern excludes everything that could end the declaration. */
const color = z.string().regex(/^[\w#%.,()\s/+-]+$/, 'a color as CSS writes it');
const address = z.string().regex(/^(https?:\/\/|\/)/, 'an address starts with http://, https:// or /');

/** A menu item as configuration files and the admin tool write it. Spec §3, "Menu item". */
const menuItem = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  url: z.string().default(''),
  route: z.string().default(''),
  routeActive: z.string().nullable().default(null),
  needsAuthorization: z.boolean().default(false),
  entitiesRequired: z.array(z.string()).default([]),
  routeRequired: z.array(z.string()).default([]),
  params: z.record(z.string(), z.string()).default({}),
  icon: z.string().nullable().default(null),
  fragment: z.string().nullable().default(null),
  customClass: z.string().nullable().default(null),
  target: z.string().default('_blank'),
  type: z.enum(['internal', 'external', 'noAction']).default('internal'),
  isFeatured: z.boolean().default(false),
  get items(): z.ZodDefault<z.ZodArray<typeof menuItem>> {
    return z.array(menuItem).default([]);
  },
});

/** The content of a portal's configuration file. Spec §3, "Portal info" and "Portal configuration", and §9. */
export const portalConfigurationSchema = z.strictObject({
  pid: z.string().min(1),
  name: z.string().min(1),
  type: z.enum(PORTAL_TYPES),
  /** `true`: the pages and entities are those of this file; `false`: the portal loads them from the admin tool. */
  static: z.boolean().default(true),
  pages: z.array(z.strictObject({ route, isEnabled: z.boolean() })),
  entities: z.array(z.strictObject({ pid: z.string().min(1), isEnabled: z.boolean() })),
  menuId: z.string().nullable().default(null),
  title: z.string().min(1),
  /** The sentence below the title of the home page; the message of this id by default. */
  lead: z.string().nullable().default(null),
  logo: z.strictObject({ logoUrl: z.string(), isUpload: z.boolean() }).nullable().default(null),
  fieldName: z.string().nullable().default(null),
  queryFieldName: z.string().nullable().default(null),
  valueId: z.string().nullable().default(null),
  valueName: z.string().nullable().default(null),
  graphSectionTitle: z.string().nullable().default(null),
  graphSectionText: z.string().nullable().default(null),
  enableLogin: z.boolean().default(false),
  showHeaderAlways: z.boolean().default(false),
  /** The portal's own CSS rules, sanitized and scoped by this schema. */
  customCss: z.string().default('').transform(scopeCss),
  /** Accent color, as any CSS color. */
  accent: color.nullable().default(null),
  /** Contact of the portal's operators: an e-mail address or a page. */
  quickContact: z.union([z.email(), address]).nullable().default(null),
  examples: z.array(z.string()).max(6).default([]),
  menu: z.array(menuItem).default([]),
  userMenu: z.array(menuItem).default([]),
  addresses: z.strictObject({
    graph: address.default('/api/graph/v3'),
    adminTool: address.default('/api/admin-tool'),
    userInfo: address.default('/api/login-service/userInfo'),
    login: address.default('/api/login-service/login'),
    logout: address.default('/api/login-service/logout'),
    upload: address.default('/api/utils-service/upload'),
    download: address.default('/api/utils-service/download'),
    cache: address.default('/api/cache/get'),
    apiDocs: address.default('/api/docs'),
    /** Target of the error page's link to another search, for one of several portals. Spec §2. */
    explore: address.nullable().default(null),
    /** The admin console, which pages with an admin menu offer to administrators. */
    console: address.nullable().default(null),
    /** The data-transfer API. Files of records can be sent only if it is set. Spec §9. */
    dataTransfer: address.nullable().default(null),
  }),
  switches: z.strictObject({
    /** The cache for help texts. A cache on another host must allow the admin tool's host. */
    longCache: z.boolean().default(true),
    helpTexts: z.boolean().default(false),
    /** Statistics. Nothing is tracked unless an address is configured and the visitor has agreed. */
    tracking: z.boolean().default(true),
  }),
  /** Address that counts page views and searches by the Matomo protocol; nothing is counted without it. */
  tracking: z
    .strictObject({ address: z.url({ protocol: /^https?$/ }), siteId: z.string().min(1) })
    .nullable()
    .default(null),
  /** The date that is shown if the source of the records gives none. Spec §9. */
  lastIndexUpdate: z.iso.date().default('2020-06-15'),
  afterLoginRoute: route.default('/myCommunities'),
});
