import { inverseRelation, PRODUCT_RELATION_NAMES } from '@open-discovery/model';
import type { ProductRelation } from '@open-discovery/model';

/** The meaning of each relation from the source to the target. */
const DESCRIPTIONS = {
  Cites: 'The source cites the target',
  IsCitedBy: 'The source is cited by the target',
  IsSourceOf: 'The target is derived from the source',
  IsDerivedFrom: 'The source is derived from the target',
  HasAmongTopNSimilarDocuments: 'The target is one of the documents most similar to the source',
  IsAmongTopNSimilarDocuments: 'The source is one of the documents most similar to the target',
  References: 'The source refers to the target',
  IsReferencedBy: 'The source is referred to by the target',
  HasPart: 'The target is a part of the source',
  IsPartOf: 'The source is a part of the target',
  IsSupplementTo: 'The source supplements the target',
  IsSupplementedBy: 'The source is supplemented by the target',
  IsNewVersionOf: 'The source is a newer version of the target',
  IsPreviousVersionOf: 'The source is an earlier version of the target',
  HasVersion: 'The target is a version of the source',
  IsVersionOf: 'The source is a version of the target',
  Continues: 'The source continues the target',
  IsContinuedBy: 'The target continues the source',
  Documents: 'The source documents the target',
  IsDocumentedBy: 'The source is documented by the target',
  IsOriginalFormOf: 'The source is the original form of the target',
  IsVariantFormOf: 'The source is a variant form of the target',
  Reviews: 'The source reviews the target',
  IsReviewedBy: 'The source is reviewed by the target',
  Compiles: 'The target is a result of compiling the source',
  IsCompiledBy: 'The source is a result of compiling the target',
  Obsoletes: 'The source replaces the target',
  IsObsoletedBy: 'The target replaces the source',
  Describes: 'The source describes the target',
  IsDescribedBy: 'The source is described by the target',
  Requires: 'The source cannot be used without the target',
  IsRequiredBy: 'The target cannot be used without the source',
  IsRelatedTo: 'The source is related to the target',
  IsIdenticalTo: 'Source and target are identical',
} as const satisfies Record<ProductRelation, string>;

const isProductRelation = (name: string): name is ProductRelation => Object.hasOwn(DESCRIPTIONS, name);

/** Returns the pairs of inverse relations between products, each pair once. */
export const relationPairs = () => {
  const listed = new Set<string>();
  return PRODUCT_RELATION_NAMES.flatMap((relation) => {
    const inverse = inverseRelation(relation);
    if (listed.has(relation) || !isProductRelation(inverse)) return [];
    listed.add(inverse);
    return [
      {
        relation,
        inverse,
        description: DESCRIPTIONS[relation],
        descriptionInverse: DESCRIPTIONS[inverse],
      },
    ];
  });
};
