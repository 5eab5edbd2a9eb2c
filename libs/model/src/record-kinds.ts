/** The product types in the order of the page. */
export const PRODUCT_TYPES = ['publication', 'dataset', 'software', 'other'] as const;
/** The type of a research product. Spec §1. */
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Every kind and product type that has a landing page. */
export const RECORD_KINDS = [
  'product',
  ...PRODUCT_TYPES,
  'project',
  'organization',
  'dataSource',
  'service',
  'community',
] as const;
/** A kind of landing page: a kind, or a product by its type. */
export type RecordKind = (typeof RECORD_KINDS)[number];
