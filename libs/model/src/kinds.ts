/** What a record is about. The four product types are {@link PRODUCT_TYPES}. */
export type Kind = 'product' | 'project' | 'organization' | 'dataSource' | 'service' | 'community' | 'person';
/** A research product is one of these. Spec §1. */
export type ProductType = 'publication' | 'dataset' | 'software' | 'other';
/** What a landing page shows: a kind, or a product by its type. */
export type RecordKind = Exclude<Kind, 'person'> | ProductType;

/** The product types in the order of the page. */
export const PRODUCT_TYPES = [
  'publication',
  'dataset',
  'software',
  'other',
] as const satisfies readonly ProductType[];

/** One row of {@link KINDS}: how the outside world spells one kind or product type. */
export interface KindRow {
  /** Collection in the Graph API's paths; the product types share one. */
  readonly collection: string;
  /** Landing page and the parameter that carries the id. Spec §2, "Link path shapes". */
  readonly landingPath: string;
  readonly idParam: string;
  /** Word of the `type` parameter in the portal's addresses, and the last segment of its search address. */
  readonly typeWord: string;
  /** Other spellings of the type word that addresses may carry. */
  readonly typeAliases: readonly string[];
  /** Name in exported files. Spec §2, "Entity file-name slugs". */
  readonly slug: string;
  /** Entity pid in the portal's entity list; a kind without one is governed by those of its parts. Spec §3. */
  readonly entityPid: string | null;
  /** Two-digit prefix of ids in the index and in older dumps. */
  readonly idPrefix: string;
}

const PRODUCT = { collection: 'research-products', idPrefix: '50' } as const;

/** Every spelling of every kind, in one place. */
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

/** The kinds that have a search of their own, in the order in which they are shown. */
export const SEARCHED_KINDS = [
  'product',
  'project',
  'dataSource',
  'service',
  'organization',
  'community',
] as const satisfies readonly Kind[];
/** A kind that has a search of its own. */
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** Every kind and product type that has a landing page. */
export const RECORD_KINDS = Object.keys(KINDS) as RecordKind[];

/** Whether a word is a product type as the code spells it. */
export const isProductType = (word: string): word is ProductType =>
  (PRODUCT_TYPES as readonly string[]).includes(word);

/** The kind that a product type or a kind belongs to. */
export const kindOf = (record: RecordKind): SearchedKind => (isProductType(record) ? 'product' : record);

/**
 * The kind or product type that a word of an address means.
 * @example parseTypeWord('orps') // 'other'
 */
export const parseTypeWord = (word: string): RecordKind | null =>
  RECORD_KINDS.find((kind) => KINDS[kind].typeWord === word || matches(KINDS[kind].typeAliases, word)) ??
  null;

const matches = (words: readonly string[], word: string): boolean => words.includes(word);
