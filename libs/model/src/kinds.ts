import { PRODUCT_TYPES, RECORD_KINDS } from './record-kinds.ts';
import type { ProductType, RecordKind } from './record-kinds.ts';

/** The kind of a record. The four product types are {@link PRODUCT_TYPES}. */
export type Kind = 'product' | 'project' | 'organization' | 'dataSource' | 'service' | 'community' | 'person';

/** One row of {@link KINDS}: the public names of a kind or product type. */
export interface KindRow {
  /** Collection in the Graph API's paths. The product types share one. */
  readonly collection: string;
  /** Path of the landing page; `idParam` is its parameter for the id. Spec §2, "Link path shapes". */
  readonly landingPath: string;
  readonly idParam: string;
  /** Value of the `type` parameter in the portal's addresses, and the last segment of its search address. */
  readonly typeWord: string;
  /** Other spellings of the type word that addresses may have. */
  readonly typeAliases: readonly string[];
  /** Name in exported files. Spec §2, "Entity file-name slugs". */
  readonly slug: string;
  /** Entity pid in the portal's entity list. A kind without one depends on the entities of its parts. Spec §3. */
  readonly entityPid: string | null;
  /** Two-digit prefix of ids in the index and in older dumps. */
  readonly idPrefix: string;
}

const PRODUCT = { collection: 'research-products', idPrefix: '50' } as const;

/** The public names of all kinds and product types. */
export const KINDS = {
  product: {
    ...PRODUCT,
    landingPath: '/search/result',
    idParam: 'id',
    typeWord: 'research-outcomes',
    typeAliases: ['results', 'products', 'research-products'],
    slug: 'research-products',
    entityPid: null,
  },
  publication: {
    ...PRODUCT,
    landingPath: '/search/publication',
    idParam: 'articleId',
    typeWord: 'publications',
    typeAliases: ['publication'],
    slug: 'publications',
    entityPid: 'publication',
  },
  dataset: {
    ...PRODUCT,
    landingPath: '/search/dataset',
    idParam: 'datasetId',
    typeWord: 'datasets',
    typeAliases: ['dataset', 'research-data'],
    slug: 'research-data',
    entityPid: 'dataset',
  },
  software: {
    ...PRODUCT,
    landingPath: '/search/software',
    idParam: 'softwareId',
    typeWord: 'software',
    typeAliases: ['research-software'],
    slug: 'research-software',
    entityPid: 'software',
  },
  other: {
    ...PRODUCT,
    landingPath: '/search/other',
    idParam: 'orpId',
    typeWord: 'other',
    typeAliases: ['orps', 'orp', 'other-research-products'],
    slug: 'other-research-products',
    entityPid: 'orp',
  },
  project: {
    collection: 'projects',
    landingPath: '/search/project',
    idParam: 'projectId',
    typeWord: 'projects',
    typeAliases: ['project'],
    slug: 'projects',
    entityPid: 'project',
    idPrefix: '40',
  },
  organization: {
    collection: 'organizations',
    landingPath: '/search/organization',
    idParam: 'organizationId',
    typeWord: 'organizations',
    typeAliases: ['organization'],
    slug: 'organizations',
    entityPid: 'organization',
    idPrefix: '20',
  },
  dataSource: {
    collection: 'datasources',
    landingPath: '/search/dataprovider',
    idParam: 'datasourceId',
    typeWord: 'dataproviders',
    typeAliases: ['dataprovider', 'datasources', 'datasource', 'data-sources'],
    slug: 'data-sources',
    entityPid: 'datasource',
    idPrefix: '10',
  },
  service: {
    collection: 'services',
    landingPath: '/search/service',
    idParam: 'serviceId',
    typeWord: 'services',
    typeAliases: ['service'],
    slug: 'services',
    entityPid: 'service',
    idPrefix: '10',
  },
  community: {
    collection: 'communities',
    landingPath: '/search/community',
    idParam: 'communityId',
    typeWord: 'communities',
    typeAliases: ['community'],
    slug: 'communities',
    entityPid: null,
    idPrefix: '00',
  },
} as const satisfies Record<RecordKind, KindRow>;

/** The kinds that have their own search, in the order of the page. */
export const SEARCHED_KINDS = [
  'product',
  'project',
  'dataSource',
  'service',
  'organization',
  'community',
] as const satisfies readonly Kind[];
/** A kind that has its own search. */
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/**
 * Reports whether a word is a product type as the code spells it.
 * @example isProductType('dataset') // true
 */
export const isProductType = (word: string): word is ProductType =>
  (PRODUCT_TYPES as readonly string[]).includes(word);

/**
 * Returns the kind of a product type, or the kind itself.
 * @example kindOf('dataset') // 'product'
 */
export const kindOf = (record: RecordKind): SearchedKind => (isProductType(record) ? 'product' : record);

/**
 * Parses the word for a kind or product type in an address.
 * @example parseTypeWord('orps') // 'other'
 */
export const parseTypeWord = (word: string): RecordKind | null =>
  RECORD_KINDS.find((kind) => KINDS[kind].typeWord === word || matches(KINDS[kind].typeAliases, word)) ??
  null;

const matches = (words: readonly string[], word: string): boolean => words.includes(word);
