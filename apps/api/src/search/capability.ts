/**
 * The abilities of a search engine beyond finding, counting, ordering and reading records:
 *
 * - `all-kinds`: it has records of every kind, and searches them together
 * - `facets`: it counts the values of fields
 * - `completions`, `spelling`: it completes texts, and knows words with a similar spelling
 * - `explanations`, `scores`, `highlights`: it says why a hit was found, how well it fits, and where
 * - `prefixes`: it finds words by their beginning
 * - `product-relations`: it follows relations between products
 * - `title-order`: it orders records by their title, and products by their views
 * - `cheap-counts`: it counts many searches at once at little cost
 * - `cheap-facets`: it counts the values of many fields with a search at little cost
 * - `exact-values`: it tells a whole value from words in it
 * - `any-cursor`: every page that another one follows has a position to go on from, and an offset counts from it
 * - `similar-works`: it finds works that are about the same, by words and references
 * - `scans`: it reads all records in one order, in parts
 * - `exclusions`: it leaves out many records by their ids, also from totals and facets
 * - `works`: it returns one hit for each work that has several versions
 */
export const CAPABILITIES = [
  'all-kinds',
  'facets',
  'completions',
  'spelling',
  'explanations',
  'scores',
  'highlights',
  'prefixes',
  'product-relations',
  'title-order',
  'cheap-counts',
  'cheap-facets',
  'exact-values',
  'any-cursor',
  'similar-works',
  'scans',
  'exclusions',
  'works',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
export type Capabilities = ReadonlySet<Capability>;

/** The capabilities of an engine that can do everything. */
export const ALL_CAPABILITIES: Capabilities = new Set(CAPABILITIES);
