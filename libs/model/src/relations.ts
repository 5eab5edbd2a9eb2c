/**
 * Relations between research products with their inverses, from the Graph API's relations-info. Symmetric relations
 * are in their own list.
 */
const PRODUCT_RELATIONS = [
  ['Cites', 'IsCitedBy'],
  ['IsSourceOf', 'IsDerivedFrom'],
  ['HasAmongTopNSimilarDocuments', 'IsAmongTopNSimilarDocuments'],
  ['References', 'IsReferencedBy'],
  ['HasPart', 'IsPartOf'],
  ['IsSupplementTo', 'IsSupplementedBy'],
  ['IsNewVersionOf', 'IsPreviousVersionOf'],
  ['HasVersion', 'IsVersionOf'],
  ['Continues', 'IsContinuedBy'],
  ['Documents', 'IsDocumentedBy'],
  ['IsOriginalFormOf', 'IsVariantFormOf'],
  ['Reviews', 'IsReviewedBy'],
  ['Compiles', 'IsCompiledBy'],
  ['Obsoletes', 'IsObsoletedBy'],
  ['Describes', 'IsDescribedBy'],
  ['Requires', 'IsRequiredBy'],
] as const;

const SYMMETRIC_RELATIONS = ['IsRelatedTo', 'IsIdenticalTo'] as const;

/** Relations between different kinds, or between records other than products. */
const KIND_RELATIONS = [
  ['isProducedBy', 'produces'],
  ['hasAuthorInstitution', 'isAuthorInstitutionOf'],
  ['isHostedBy', 'hosts'],
  ['isProvidedBy', 'provides'],
  ['hasParticipant', 'isParticipant'],
  ['IsChildOf', 'IsParentOf'],
  ['hasSuccessor', 'hasPredecessor'],
  ['isMemberOf', 'hasMember'],
  ['isAuthoredBy', 'isAuthorOf'],
  ['isFundedBy', 'funds'],
] as const;

type PairOf<T extends readonly (readonly [string, string])[]> = T[number][number];
/** A relation between two products. */
export type ProductRelation = PairOf<typeof PRODUCT_RELATIONS> | (typeof SYMMETRIC_RELATIONS)[number];
/** A relation between any two records, in either direction. */
export type RelationName = ProductRelation | PairOf<typeof KIND_RELATIONS>;

const INVERSES: ReadonlyMap<string, RelationName> = new Map<string, RelationName>([
  ...[...PRODUCT_RELATIONS, ...KIND_RELATIONS].flatMap(([a, b]): [RelationName, RelationName][] => [
    [a, b],
    [b, a],
  ]),
  ...SYMMETRIC_RELATIONS.map((name): [RelationName, RelationName] => [name, name]),
]);
const BY_LOWER_CASE: ReadonlyMap<string, RelationName> = new Map(
  [...INVERSES.values()].map((name) => [name.toLowerCase(), name]),
);

/** Every relation, both directions. */
export const RELATION_NAMES: readonly RelationName[] = [...INVERSES.values()];

/** Names of relations between two products, both directions. */
export const PRODUCT_RELATION_NAMES: readonly ProductRelation[] = [
  ...PRODUCT_RELATIONS.flat(),
  ...SYMMETRIC_RELATIONS,
];

/**
 * Parses the name of a relation, ignoring case.
 * @example parseRelationName('iscitedby') // 'IsCitedBy'
 */
export const parseRelationName = (name: string | null | undefined): RelationName | null =>
  BY_LOWER_CASE.get((name ?? '').toLowerCase()) ?? null;

/**
 * Returns the name of a relation as seen from its other end.
 * @example inverseRelation('Cites') // 'IsCitedBy'
 */
export const inverseRelation = (name: RelationName): RelationName => INVERSES.get(name) ?? name;
