import { PORTAL_TYPES } from '@open-discovery/model';
import { z } from 'zod';
import { scopeCss } from './scope-css.ts';

const route = z.string().regex(/^\/[\w/-]*$/, 'a route starts with / and has letters, digits, / and - only');
/** Any CSS colour, and nothing that could end the declaration it stands in. */
const color = z.string().regex(/^[\w#%.,()\s/+-]+$/, 'a colour as CSS writes it');
const address = z.string().regex(/^(https?:\/\/|\/)/, 'an address starts with http://, https:// or /');

/** A menu item as configuration and the admin tool write it. Spec §3, "Menu item". */
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
  get items() {
    return z.array(menuItem).default([]);
  },
});

/** A portal, whole: what a configuration file says. Spec §3, "Portal info" and "Portal configuration", and §9. */
export const portalConfigurationSchema = z.strictObject({
  pid: z.string().min(1),
  name: z.string().min(1),
  type: z.enum(PORTAL_TYPES),
  /** `true`: pages and entities are those of this file; `false`: the admin tool is asked for them. */
  static: z.boolean().default(true),
  pages: z.array(z.strictObject({ route, isEnabled: z.boolean() })),
  entities: z.array(z.strictObject({ pid: z.string().min(1), isEnabled: z.boolean() })),
  menuId: z.string().nullable().default(null),
  title: z.string().min(1),
  /** One sentence under the title of the empty home; a message id of the catalogue when left out. */
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
  /** Rules of the portal's own; safe and scoped from here on. */
  customCss: z.string().default('').transform(scopeCss),
  /** Accent colour, as any CSS colour. */
  accent: color.nullable().default(null),
  /** Where visitors reach the people behind the portal: an e-mail address, or the address of a page. */
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
    /** Where the error page sends for another search when the portal is one of several. Spec §2. */
    explore: address.nullable().default(null),
    /** The admin console; offered to administrators where a page has an admin menu. */
    console: address.nullable().default(null),
    /** The data-transfer API: files of records can be sent on where there is one. Spec §9. */
    dataTransfer: address.nullable().default(null),
  }),
  switches: z.strictObject({
    /** Help texts come through the cache; one of another host must know the admin tool's, too. */
    longCache: z.boolean().default(true),
    helpTexts: z.boolean().default(false),
    /** Nothing is tracked before an address is configured and the visitor has agreed. */
    tracking: z.boolean().default(true),
  }),
  /** Where page views and searches are counted, by the Matomo protocol; nothing is counted without it. */
  tracking: z
    .strictObject({ address: z.url({ protocol: /^https?$/ }), siteId: z.string().min(1) })
    .nullable()
    .default(null),
  /** Shown where the records' source does not say how fresh they are. Spec §9. */
  lastIndexUpdate: z.iso.date().default('2020-06-15'),
  afterLoginRoute: route.default('/myCommunities'),
});
