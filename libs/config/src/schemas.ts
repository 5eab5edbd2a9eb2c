import { PORTAL_LANGUAGES } from '@open-discovery/model';
import {
  menuItemFieldsSchema,
  menuSettingsSchema,
  portalFieldsSchema,
  portalLayoutSchema,
} from '@open-discovery/model/schemas';
import { z } from 'zod';
import { isLogo, isReservedPid, pageRoute, portalPath, webAddress } from './fields.ts';
import { MOST_MENU_LEVELS } from './business-constants.ts';
import { scopeCss } from './scope-css.ts';

/** The most characters of a text in the admin tool, which stores the same fields. */
const MOST_TEXT_CHARS = 2_000;

/** Any CSS color. The pattern excludes everything that could end the declaration. */
const color = z.string().regex(/^[\w#%.,()\s/+-]+$/, 'a color as CSS writes it');
const address = z.string().regex(/^(https?:\/\/|\/)/, 'an address starts with http://, https:// or /');

const portalFields = portalFieldsSchema.shape;
const layoutFields = portalLayoutSchema.shape;
/** The text of a layout field; null means that it is empty. */
const layoutText = z.string().max(MOST_TEXT_CHARS).nullable().default(null);
const itemFields = menuItemFieldsSchema.shape;

/** A menu item as configuration files write it. Spec §3, "Menu item". */
const menuItem = z.strictObject({
  id: z.string().min(1),
  title: itemFields.title,
  url: webAddress,
  route: portalPath,
  routeActive: itemFields.routeActive,
  needsAuthorization: itemFields.needsAuthorization,
  entitiesRequired: itemFields.entitiesRequired,
  routeRequired: itemFields.routeRequired,
  params: itemFields.params,
  icon: itemFields.icon,
  fragment: itemFields.fragment,
  customClass: itemFields.customClass,
  target: z
    .string()
    .regex(/^_(?:blank|self)$/, 'must be _blank or _self')
    .default('_blank'),
  type: itemFields.type,
  isFeatured: itemFields.isFeatured,
  get items(): z.ZodDefault<z.ZodArray<typeof menuItem>> {
    return z.array(menuItem).default([]);
  },
});

type MenuItem = z.output<typeof menuItem>;

const subItemsOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'items' in item ? item.items : [];

/** Reports whether items have more levels, without descending further. */
const hasMoreLevels = (items: unknown, levels: number): boolean =>
  Array.isArray(items) &&
  items.some((item: unknown) => levels === 0 || hasMoreLevels(subItemsOf(item), levels - 1));

const idsOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap((item) => [item.id, ...idsOf(item.items)]);

/** Refuses a menu with too many levels before its items are parsed, which descends to the last level. */
const ofFewLevels = (items: unknown, context: z.RefinementCtx): unknown => {
  if (!hasMoreLevels(items, MOST_MENU_LEVELS)) return items;
  context.addIssue(`a menu has at most ${MOST_MENU_LEVELS} levels`);
  return z.NEVER;
};

const menu = z
  .preprocess(
    ofFewLevels,
    z
      .array(menuItem)
      .refine(
        (items) => new Set(idsOf(items)).size === idsOf(items).length,
        'two items of a menu have the same id',
      ),
  )
  .default([]);

/** Refuses a second item with the key of an earlier one. Keys ignore case, as addresses and role names do. */
const withUniqueKeys = <T extends Readonly<Record<string, unknown>>>(
  list: z.ZodArray<z.ZodType<T>>,
  key: keyof T & string,
) =>
  list.superRefine((items, context) => {
    const keys = items.map((item) => String(item[key]).toLowerCase());
    for (const [index, one] of keys.entries())
      if (keys.indexOf(one) < index)
        context.addIssue({ code: 'custom', path: [index, key], message: 'is there already', input: one });
  });

/** A page of a portal. */
const pageState = z.strictObject({
  route: pageRoute,
  isEnabled: z.boolean(),
  /** True if the page was written in the admin tool, which stores its content. */
  isCustom: z.boolean().optional(),
  /** True if search engines may not index the custom page; the sitemap leaves it out. */
  isHidden: z.boolean().optional(),
});

/** The content of a portal's configuration file. Spec §3, "Portal info" and "Portal configuration", and §9. */
export const portalConfigurationSchema = z.strictObject({
  pid: portalFields.pid.refine((pid) => !isReservedPid(pid), 'is reserved'),
  name: portalFields.name,
  type: portalFields.type,
  /** `true`: the pages and entities are those of this file; `false`: the portal loads them from the admin tool. */
  static: z.boolean().default(true),
  pages: withUniqueKeys(z.array(pageState), 'route'),
  entities: withUniqueKeys(z.array(z.strictObject({ pid: portalFields.pid, isEnabled: z.boolean() })), 'pid'),
  menuId: layoutText,
  title: layoutFields.title.unwrap().min(1),
  /** The sentence below the title of the home page; the message of this id by default. */
  lead: z.string().nullable().default(null),
  logo: z
    .strictObject({ logoUrl: z.string().max(MOST_TEXT_CHARS), isUpload: z.boolean() })
    .refine(isLogo, { path: ['logoUrl'], message: 'is neither an uploaded file nor a web address' })
    .nullable()
    .default(null),
  fieldName: layoutText,
  queryFieldName: layoutText,
  valueId: layoutText,
  valueName: layoutText,
  graphSectionTitle: layoutText,
  graphSectionText: layoutText,
  enableLogin: z.boolean().default(false),
  showHeaderAlways: z.boolean().default(false),
  /** The portal's own CSS rules, sanitized and scoped by this schema. */
  customCss: z.string().default('').transform(scopeCss),
  /** Accent color, as any CSS color. */
  accent: color.nullable().default(null),
  /** Font of headings. */
  font: layoutFields.font,
  /** The languages that the portal offers; by default all that it has. */
  languages: z
    .array(z.enum(PORTAL_LANGUAGES))
    .min(1)
    .default([...PORTAL_LANGUAGES]),
  /** Contact of the portal's operators: an e-mail address or a page. */
  quickContact: z.union([z.email(), address]).nullable().default(null),
  /** Searches on the empty home. Those that find nothing are replaced by frequent subjects. */
  examples: layoutFields.examples,
  menu,
  /** Alignment of the featured items of the menu. */
  featuredAlignment: menuSettingsSchema.shape.featuredAlignment.default('CENTER'),
  userMenu: menu,
  addresses: z
    .strictObject({
      graph: address.default('/api/graph/v3'),
      adminTool: address.default('/api/admin-tool'),
      /** The links that users add. */
      claims: address.default('/api/claims-service'),
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
      /** The ORCID service, such as `/api/orcid-service`; without it, users cannot add works to their ORCID records. */
      orcid: address.nullable().default(null),
    })
    .prefault({}),
  switches: z
    .strictObject({
      /** The cache for help texts. A cache on another host must allow the admin tool's host. */
      longCache: z.boolean().default(true),
      helpTexts: z.boolean().default(false),
      /** Statistics. Nothing is tracked unless an address is configured and the visitor has agreed. */
      tracking: z.boolean().default(true),
    })
    .prefault({}),
  /** Address that counts page views and searches by the Matomo protocol; nothing is counted without it. */
  tracking: z
    .strictObject({ address: z.url({ protocol: /^https?$/ }), siteId: z.string().min(1) })
    .nullable()
    .default(null),
  /** The date that is shown if the source of the records gives none. Spec §9. */
  lastIndexUpdate: z.iso.date().default('2020-06-15'),
  afterLoginRoute: pageRoute.default('/myCommunities'),
});
