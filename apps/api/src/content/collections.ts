import { createHash } from 'node:crypto';
import { isLogo, portalPath, webAddress } from '@open-discovery/config/portal';
import { inverseRelation, REFUSAL_SENTENCES } from '@open-discovery/model';
import type { PortalType } from '@open-discovery/model';
import {
  claimFieldsSchema,
  divHelpContentFieldsSchema,
  divIdFieldsSchema,
  entityFieldsSchema,
  menuItemFieldsSchema,
  menuSettingsSchema,
  mergeDecisionFieldsSchema,
  pageFieldsSchema,
  pageHelpContentFieldsSchema,
  portalFieldsSchema,
  portalLayoutSchema,
  statisticsSchema,
  withdrawalFieldsSchema,
} from '@open-discovery/model/schemas';
import type { z } from 'zod';
import { canonicalAddress, html, portalCss } from './checked-fields.ts';
import { uploadFieldsSchema } from './upload-fields.ts';

const layout = portalLayoutSchema
  .extend({ customCss: portalCss })
  .refine(isLogo, { path: ['logoUrl'], message: REFUSAL_SENTENCES.logo });

/** The fields of each collection: those of the wire format, with stricter rules. */
export const SCHEMAS = {
  entity: entityFieldsSchema,
  page: pageFieldsSchema.extend({ content: html, canonical: canonicalAddress }),
  divId: divIdFieldsSchema,
  divHelpContent: divHelpContentFieldsSchema.extend({ content: html }),
  pageHelpContent: pageHelpContentFieldsSchema.extend({ content: html }),
  menuItem: menuItemFieldsSchema.extend({ url: webAddress, route: portalPath }),
  portal: portalFieldsSchema.extend({ layout: layout.prefault({}) }),
  menuSettings: menuSettingsSchema,
  statistics: statisticsSchema,
  claim: claimFieldsSchema,
  upload: uploadFieldsSchema,
  withdrawal: withdrawalFieldsSchema,
  mergeDecision: mergeDecisionFieldsSchema,
} as const;

export type Collection = keyof typeof SCHEMAS;
export type FieldsOf = { [C in Collection]: z.output<(typeof SCHEMAS)[C]> };

/** A reference of an item to another one by its id. */
export interface Reference {
  readonly field: string;
  readonly collection: Collection;
  readonly id: string;
}

interface CollectionRow<C extends Collection> {
  /** Name of an item in messages, as in "This page …". */
  readonly title: string;
  readonly schema: z.ZodType<FieldsOf[C]>;
  /** Returns the unique key of an item; null if items may be equal. */
  readonly naturalKey: (fields: FieldsOf[C], portalPid: string | null) => string | null;
  /** The field that an error message about a duplicate key names. */
  readonly keyField: string;
  /** Fields that cannot change: they identify the item or its portal. */
  readonly immutable: readonly (keyof FieldsOf[C] & string)[];
  /** Returns the type of portal that a shared item is for; null if it is for all types. */
  readonly portalType: (fields: FieldsOf[C]) => PortalType | null;
  /** Returns the references of an item. A referenced item cannot be deleted, except by `deletedWith`. */
  readonly references: (fields: FieldsOf[C]) => readonly Reference[];
  /** The collection whose items are deleted and restored together with the items that refer to them. */
  readonly deletedWith: Collection | null;
}

/** The rules of most collections; their rows have the exceptions. */
const COMMON = {
  naturalKey: () => null,
  keyField: '',
  immutable: [],
  portalType: () => null,
  references: () => [],
  deletedWith: null,
} as const;

/** Ignores case: the role names of Spec §6 do so, too. */
const foldCase = (...parts: readonly (string | null)[]): string =>
  parts.map((part) => part?.toLowerCase() ?? '').join(' ');

/** Returns the key of a link: the same for both directions, once for each user. */
const claimKey = ({ source, target, relation, createdBy }: FieldsOf['claim']): string =>
  source.id < target.id
    ? JSON.stringify([createdBy, source.id, relation, target.id])
    : JSON.stringify([createdBy, target.id, inverseRelation(relation), source.id]);

/** Returns the key of a decision: the same for the same two lists of records in any order. A hash, because they may be long. */
export const decisionKey = ({
  records,
  others,
}: Pick<FieldsOf['mergeDecision'], 'records' | 'others'>): string =>
  createHash('sha256')
    .update(JSON.stringify([records.toSorted(), others.toSorted()].toSorted()))
    .digest('base64url');

/** The rules of each collection. A new collection is a new row. */
export const COLLECTIONS: { readonly [C in Collection]: CollectionRow<C> } = {
  entity: {
    ...COMMON,
    title: 'entity',
    schema: SCHEMAS.entity,
    naturalKey: ({ pid }) => foldCase(pid),
    keyField: 'pid',
    immutable: ['pid'],
  },
  page: {
    ...COMMON,
    title: 'page',
    schema: SCHEMAS.page,
    naturalKey: ({ portalType, portalPid, route }) => foldCase(portalType, portalPid, route),
    keyField: 'route',
    immutable: ['portalType', 'portalPid'],
    portalType: ({ portalType }) => portalType,
    references: ({ entities }) => entities.map((id) => ({ field: 'entities', collection: 'entity', id })),
  },
  divId: {
    ...COMMON,
    title: 'div id',
    schema: SCHEMAS.divId,
    naturalKey: ({ portalType, name }) => foldCase(portalType, name),
    keyField: 'name',
    immutable: ['portalType'],
    portalType: ({ portalType }) => portalType,
    references: ({ pages }) => pages.map((id) => ({ field: 'pages', collection: 'page', id })),
  },
  divHelpContent: {
    ...COMMON,
    title: 'help text',
    schema: SCHEMAS.divHelpContent,
    references: ({ divId }) => [{ field: 'divId', collection: 'divId', id: divId }],
  },
  pageHelpContent: {
    ...COMMON,
    title: 'help text',
    schema: SCHEMAS.pageHelpContent,
    references: ({ page }) => [{ field: 'page', collection: 'page', id: page }],
  },
  menuItem: {
    ...COMMON,
    title: 'menu item',
    schema: SCHEMAS.menuItem,
    references: ({ parentItemId }) =>
      parentItemId === null ? [] : [{ field: 'parentItemId', collection: 'menuItem', id: parentItemId }],
    deletedWith: 'menuItem',
  },
  portal: {
    ...COMMON,
    title: 'portal',
    schema: SCHEMAS.portal,
    naturalKey: ({ pid }) => foldCase(pid),
    keyField: 'pid',
    immutable: ['pid', 'type'],
    portalType: ({ type }) => type,
  },
  menuSettings: {
    ...COMMON,
    title: 'menu',
    schema: SCHEMAS.menuSettings,
    naturalKey: (_fields, portalPid) => foldCase(portalPid),
  },
  statistics: {
    ...COMMON,
    title: 'choice of statistics',
    schema: SCHEMAS.statistics,
    naturalKey: ({ pid }) => foldCase(pid),
    keyField: 'pid',
    immutable: ['pid'],
  },
  claim: {
    ...COMMON,
    title: 'link',
    schema: SCHEMAS.claim,
    naturalKey: claimKey,
    keyField: 'target',
    immutable: ['relation', 'createdBy', 'createdAt'],
  },
  upload: {
    ...COMMON,
    title: 'image',
    schema: SCHEMAS.upload,
    naturalKey: ({ name }) => name,
    keyField: 'name',
    immutable: ['name', 'size', 'uploadedAt'],
  },
  withdrawal: {
    ...COMMON,
    title: 'withdrawal',
    schema: SCHEMAS.withdrawal,
    naturalKey: ({ recordId }) => recordId,
    keyField: 'recordId',
    immutable: ['recordId'],
  },
  mergeDecision: {
    ...COMMON,
    title: 'decision about records',
    schema: SCHEMAS.mergeDecision,
    naturalKey: decisionKey,
    keyField: 'others',
    immutable: ['records', 'others'],
  },
};

export const isCollection = (text: string): text is Collection => Object.hasOwn(COLLECTIONS, text);
