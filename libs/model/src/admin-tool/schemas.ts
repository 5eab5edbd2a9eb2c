import * as z from 'zod';
import { byLanguage, PORTAL_LANGUAGES } from './portal-languages.ts';
import { FIELD_REFUSALS } from './field-refusals.ts';
import { PORTAL_TYPES } from '../vocabularies/portal-types.ts';
import {
  COMMUNITY_JOINING,
  DASHBOARD_FIGURES,
  DASHBOARD_VISIBILITIES,
  HELP_POSITIONS,
  MENU_ALIGNMENTS,
  PAGE_ROBOTS,
  PAGE_TYPES,
  PORTAL_FONTS,
} from './words.ts';

/*
 * The bodies that the admin tool accepts. Spec §7 names the calls and leaves the bodies open; these are ours. A field
 * that a client left out, because empty values are not sent (Spec §5 "Payloads"), has its empty value; other fields that
 * an update lacks stay as they are. A body with a field that is not here is refused by name.
 */

/** White space that would begin another line, or another column. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
/**
 * Characters that cannot be seen. Embeddings, overrides and isolates (from U+202A and U+2066) change the direction of the text
 * around a name; languages written from right to left do without them.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** A single line. Other characters are removed, not refused: stored items and the files of portals can have them. */
const line = z
  .string()
  .overwrite((given) => given.replace(BREAKS, ' ').replace(INVISIBLE, ''))
  .trim()
  .max(200);
const name = line.min(1);
const text = z.string().max(2_000).default('');
const html = z.string().max(100_000).default('');
const reference = z.string().min(1).max(100);
const references = z.array(reference).max(500).default([]);
/** The identifier of portals and entities in addresses. */
const pid = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,99}$/, FIELD_REFUSALS.pid);
/**
 * A key of a table of choices. The pattern excludes names with a meaning in JavaScript objects, such as `__proto__`.
 */
const choiceName = z.string().regex(/^[A-Za-z0-9][\w.:-]{0,99}$/, FIELD_REFUSALS.pid);
const parameters = z.record(z.string().max(100), z.string().max(500)).default({});

/** A kind of record that portals switch on and off. */
export const entityFieldsSchema = z.strictObject({ pid, name });

/** A page. Without `portalPid` it belongs to every portal of its type. */
export const pageFieldsSchema = z.strictObject({
  name,
  route: z.string().min(1).max(200),
  type: z.enum(PAGE_TYPES).default('other'),
  portalType: z.enum(PORTAL_TYPES),
  portalPid: pid.nullable().default(null),
  /** Positions where help texts can be shown. */
  positions: z.array(z.enum(HELP_POSITIONS)).max(HELP_POSITIONS.length).default([]),
  /** `_id`s of the entities that the page requires. */
  entities: references,
  /** HTML of a custom page, sanitized when it is stored and when it is sent; empty for pages of the portal itself. */
  content: html,
  /** Heading of a custom page and title of its document; empty: the name of the page. */
  title: line.default(''),
  /** Description of a custom page for search engines. */
  description: z.string().max(500).default(''),
  /** Address of the original of a custom page, if it is a copy; empty: the page itself. */
  canonical: text,
  /** Rule of a custom page for search engines. */
  robots: z.enum(PAGE_ROBOTS).default('index'),
});

/** A named location within pages that can contain a help text. */
export const divIdFieldsSchema = z.strictObject({
  name,
  portalType: z.enum(PORTAL_TYPES),
  /** `_id`s of the pages that have the location. */
  pages: references,
});

/** A help text at a named location. */
export const divHelpContentFieldsSchema = z.strictObject({
  divId: reference,
  /** HTML, sanitized when it is stored and when it is sent. */
  content: html,
  isActive: z.boolean().default(false),
});

/** A help text at a position of a page. */
export const pageHelpContentFieldsSchema = z.strictObject({
  /** `_id` of the page. */
  page: reference,
  placement: z.enum(HELP_POSITIONS),
  /** Rank among the texts of the same position. */
  order: z.int().min(0).max(10_000).default(0),
  /** True if the text comes before the others at its position, whatever their rank. Spec §7 "before". */
  isPriorTo: z.boolean().default(false),
  content: html,
  isActive: z.boolean().default(false),
});

/** A menu item. Items of one parent are shown in the order of the list. Spec §3 "Menu item". */
export const menuItemFieldsSchema = z.strictObject({
  title: name,
  url: text,
  route: text,
  routeActive: z.string().max(2_000).nullable().default(null),
  needsAuthorization: z.boolean().default(false),
  entitiesRequired: z.array(pid).max(50).default([]),
  routeRequired: z.array(z.string().max(200)).max(50).default([]),
  params: parameters,
  icon: z.string().max(100).nullable().default(null),
  fragment: z.string().max(200).nullable().default(null),
  customClass: z
    .string()
    .regex(/^[\w -]{0,200}$/, FIELD_REFUSALS.class)
    .nullable()
    .default(null),
  target: z.enum(['_blank', '_self']).default('_blank'),
  type: z.enum(['internal', 'external', 'noAction']).default('internal'),
  isFeatured: z.boolean().default(false),
  /** `_id` of the parent item; null on the first level. */
  parentItemId: reference.nullable().default(null),
});

const examplesOfLanguage = z.array(z.string().trim().min(1).max(200)).max(6).default([]);

const examplesByLanguage = z.strictObject(byLanguage(() => examplesOfLanguage));

type GivenExamples = z.input<typeof examplesByLanguage> | readonly string[];

/** Example searches in each language of the portal. One list is meant for all languages. */
// The inferred type is written in a different way for each version of zod 4.
const exampleSearches: z.ZodType<z.output<typeof examplesByLanguage>, GivenExamples> = z.preprocess(
  (given: GivenExamples): unknown => (Array.isArray(given) ? byLanguage((): unknown => given) : given),
  examplesByLanguage,
);

/** The appearance and search scope of a portal. Spec §3 "Portal configuration". */
export const portalLayoutSchema = z.strictObject({
  menuId: text,
  title: line.default(''),
  logoUrl: text,
  isUpload: z.boolean().default(false),
  fieldName: text,
  queryFieldName: text,
  valueId: text,
  valueName: text,
  graphSectionTitle: text,
  graphSectionText: text,
  enableLogin: z.boolean().default(false),
  showHeaderAlways: z.boolean().default(false),
  customCss: z.string().max(50_000).default(''),
  /** Accent color, as any CSS color; empty: that of the portal's configuration. */
  accent: z
    .string()
    .max(100)
    .regex(/^[\w#%.,()\s/+-]*$/, FIELD_REFUSALS.color)
    .default(''),
  /** Font of headings. */
  font: z.enum(PORTAL_FONTS).default('default'),
  /** Searches on the empty home; in a language without any: those of the portal's configuration. */
  examples: exampleSearches.prefault({}),
  /** Languages of the portal; none: all. */
  languages: z.array(z.enum(PORTAL_LANGUAGES)).max(PORTAL_LANGUAGES.length).default([]),
});

/** A figure of a dashboard, with the words of its managers in place of its title and below it. */
const chosenFigureSchema = z.strictObject({
  figure: z.enum(DASHBOARD_FIGURES),
  title: line.default(''),
  text,
});

/** The dashboard of a stakeholder. What it counts is in the portal's layout: `queryFieldName` and `valueId`. Spec §1. */
export const dashboardFieldsSchema = z.strictObject({
  /** The dashboard's name in its address. */
  alias: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/, FIELD_REFUSALS.alias),
  visibility: z.enum(DASHBOARD_VISIBILITIES).default('private'),
  /** Plain text above the figures. */
  intro: text,
  /** The figures in their order. */
  figures: z
    .array(chosenFigureSchema)
    .max(DASHBOARD_FIGURES.length)
    .refine(
      (figures) => new Set(figures.map(({ figure }) => figure)).size === figures.length,
      FIELD_REFUSALS['figure-twice'],
    )
    .default(DASHBOARD_FIGURES.map((figure) => ({ figure, title: '', text: '' }))),
});

/** A portal or community. Spec §3 "Portal info". */
export const portalFieldsSchema = z.strictObject({
  pid,
  name,
  type: z.enum(PORTAL_TYPES),
  layout: portalLayoutSchema.prefault({}),
  /** Only of stakeholders. An update without it keeps the stored one. */
  dashboard: dashboardFieldsSchema.optional(),
  /** Only of communities: how users become members; without it, by invitation. */
  joining: z.enum(COMMUNITY_JOINING).optional(),
});

/** A statistic of a community: whether its page shows it, and whether its monitor does. Spec §7 "Statistics". */
const statisticChoice = z.strictObject({ status: z.boolean(), monitor: z.boolean() });

/** The statistics that a community shows, by entity and chart. */
export const statisticsSchema = z.strictObject({
  pid,
  isEnabled: z.boolean(),
  choices: z.record(choiceName, z.record(choiceName, statisticChoice)),
});

/** The menu's order: every item with the id of its parent. Other fields of the items are ignored. */
export const menuOrderSchema = z
  .array(z.object({ _id: reference, parentItemId: reference.nullable().default(null) }))
  .max(1_000);

/** The body of toggle and delete requests. */
export const idListSchema = z.array(reference).min(1).max(500, 'must have at most 500 ids');

/** Settings of the menu as a whole. */
export const menuSettingsSchema = z.strictObject({
  isMenuEnabled: z.boolean(),
  isFeaturedMenuEnabled: z.boolean(),
  featuredAlignment: z.enum(MENU_ALIGNMENTS),
});
