import type { PortalType } from '@open-discovery/model';
import {
  divHelpContentFieldsSchema,
  divIdFieldsSchema,
  entityFieldsSchema,
  menuItemFieldsSchema,
  menuSettingsSchema,
  pageFieldsSchema,
  pageHelpContentFieldsSchema,
  portalFieldsSchema,
  portalLayoutSchema,
  statisticsSchema,
} from '@open-discovery/model/schemas';
import { validateUrl } from '@open-discovery/validators';
import type { z } from 'zod';
import { html, portalCss, portalPath, UPLOADED_FILE, webAddress } from './checked-fields.ts';

const layout = portalLayoutSchema
  .extend({ customCss: portalCss })
  .refine(
    ({ logoUrl, isUpload }) =>
      logoUrl === '' || (isUpload ? UPLOADED_FILE.test(logoUrl) : validateUrl(logoUrl).ok),
    { path: ['logoUrl'], message: 'is neither an uploaded file nor a web address' },
  );

/** What is kept of each collection's things: the wire's fields with the rules that need our validators. */
export const SCHEMAS = {
  entity: entityFieldsSchema,
  page: pageFieldsSchema,
  divId: divIdFieldsSchema,
  divHelpContent: divHelpContentFieldsSchema.extend({ content: html }),
  pageHelpContent: pageHelpContentFieldsSchema.extend({ content: html }),
  menuItem: menuItemFieldsSchema.extend({ url: webAddress, route: portalPath }),
  portal: portalFieldsSchema.extend({ layout: layout.prefault({}) }),
  menuSettings: menuSettingsSchema,
  statistics: statisticsSchema,
} as const;

export type Collection = keyof typeof SCHEMAS;
export type FieldsOf = { [C in Collection]: z.output<(typeof SCHEMAS)[C]> };

/** Another thing that a thing names by its id. */
export interface Reference {
  readonly field: string;
  readonly collection: Collection;
  readonly id: string;
}

interface CollectionRow<C extends Collection> {
  /** For people, as in "This page …". */
  readonly title: string;
  readonly schema: z.ZodType<FieldsOf[C]>;
  /** What only one present thing can have; null for things that may be alike. */
  readonly naturalKey: (fields: FieldsOf[C], portalPid: string | null) => string | null;
  /** The field that a second thing with the same key gets wrong. */
  readonly keyField: string;
  /** Fields that say to whom a thing belongs, or by what others know it: they never change. */
  readonly fixed: readonly (keyof FieldsOf[C] & string)[];
  /** The type of portal that a thing without a portal is for; null when it is for all. */
  readonly portalType: (fields: FieldsOf[C]) => PortalType | null;
  /** Deleting what is named is refused, unless `goesWith` says otherwise. */
  readonly references: (fields: FieldsOf[C]) => readonly Reference[];
  /** The collection whose things take these with them when they are deleted, and bring them back. */
  readonly goesWith: Collection | null;
}

const none = () => null;
const noReferences = () => [];

/** Letters' case makes no second thing: roles of Spec §6 do not tell ids apart by it. */
const folded = (...parts: readonly (string | null)[]): string =>
  parts.map((part) => part?.toLowerCase() ?? '').join(' ');

/** One row a collection: what holds for its things. A new collection is a row. */
export const COLLECTIONS: { readonly [C in Collection]: CollectionRow<C> } = {
  entity: {
    title: 'entity',
    schema: SCHEMAS.entity,
    naturalKey: ({ pid }) => folded(pid),
    keyField: 'pid',
    fixed: ['pid'],
    portalType: none,
    references: noReferences,
    goesWith: null,
  },
  page: {
    title: 'page',
    schema: SCHEMAS.page,
    naturalKey: ({ portalType, portalPid, route }) => folded(portalType, portalPid, route),
    keyField: 'route',
    fixed: ['portalType', 'portalPid'],
    portalType: ({ portalType }) => portalType,
    references: ({ entities }) => entities.map((id) => ({ field: 'entities', collection: 'entity', id })),
    goesWith: null,
  },
  divId: {
    title: 'div id',
    schema: SCHEMAS.divId,
    naturalKey: ({ portalType, name }) => folded(portalType, name),
    keyField: 'name',
    fixed: ['portalType'],
    portalType: ({ portalType }) => portalType,
    references: ({ pages }) => pages.map((id) => ({ field: 'pages', collection: 'page', id })),
    goesWith: null,
  },
  divHelpContent: {
    title: 'help text',
    schema: SCHEMAS.divHelpContent,
    naturalKey: none,
    keyField: '',
    fixed: [],
    portalType: none,
    references: ({ divId }) => [{ field: 'divId', collection: 'divId', id: divId }],
    goesWith: null,
  },
  pageHelpContent: {
    title: 'help text',
    schema: SCHEMAS.pageHelpContent,
    naturalKey: none,
    keyField: '',
    fixed: [],
    portalType: none,
    references: ({ page }) => [{ field: 'page', collection: 'page', id: page }],
    goesWith: null,
  },
  menuItem: {
    title: 'menu item',
    schema: SCHEMAS.menuItem,
    naturalKey: none,
    keyField: '',
    fixed: [],
    portalType: none,
    references: ({ parentItemId }) =>
      parentItemId === null ? [] : [{ field: 'parentItemId', collection: 'menuItem', id: parentItemId }],
    goesWith: 'menuItem',
  },
  portal: {
    title: 'portal',
    schema: SCHEMAS.portal,
    naturalKey: ({ pid }) => folded(pid),
    keyField: 'pid',
    fixed: ['pid', 'type'],
    portalType: ({ type }) => type,
    references: noReferences,
    goesWith: null,
  },
  menuSettings: {
    title: 'menu',
    schema: SCHEMAS.menuSettings,
    naturalKey: (_fields, portalPid) => folded(portalPid),
    keyField: '',
    fixed: [],
    portalType: none,
    references: noReferences,
    goesWith: null,
  },
  statistics: {
    title: 'choice of statistics',
    schema: SCHEMAS.statistics,
    naturalKey: ({ pid }) => folded(pid),
    keyField: 'pid',
    fixed: ['pid'],
    portalType: none,
    references: noReferences,
    goesWith: null,
  },
};

export const COLLECTION_NAMES: readonly Collection[] = [
  'entity',
  'page',
  'divId',
  'divHelpContent',
  'pageHelpContent',
  'menuItem',
  'portal',
  'menuSettings',
  'statistics',
];

/** Whether a text names a collection. */
export const isCollection = (text: string): text is Collection => Object.hasOwn(COLLECTIONS, text);
