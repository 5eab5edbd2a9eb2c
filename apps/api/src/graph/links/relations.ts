import { inverseRelation, PRODUCT_RELATION_NAMES } from '@open-discovery/model';
import type { ProductRelation } from '@open-discovery/model';

/** What each relation says, read from the first record to the second. */
const DESCRIPTIONS = {
  Cites: 'The source cites the target',
  IsCitedBy: 'The source is cited by the target',
  IsSourceOf: 'The target was made out of the source',
  IsDerivedFrom: 'The source was made out of the target',
  HasAmongTopNSimilarDocuments: 'The target is one of the documents most like the source',
  IsAmongTopNSimilarDocuments: 'The source is one of the documents most like the target',
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
  Continues: 'The source goes on where the target ends',
  IsContinuedBy: 'The target goes on where the source ends',
  Documents: 'The source documents the target',
  IsDocumentedBy: 'The source is documented by the target',
  IsOriginalFormOf: 'The source is what the target was before it changed its form',
  IsVariantFormOf: 'The source is the target in another form',
  Reviews: 'The source reviews the target',
  IsReviewedBy: 'The source is reviewed by the target',
  Compiles: 'The target is a result of compiling the source',
  IsCompiledBy: 'The source is a result of compiling the target',
  Obsoletes: 'The source takes the place of the target',
  IsObsoletedBy: 'The target takes the place of the source',
  Describes: 'The source describes the target',
  IsDescribedBy: 'The source is described by the target',
  Requires: 'The source cannot be used without the target',
  IsRequiredBy: 'The target cannot be used without the source',
  IsRelatedTo: 'The source has to do with the target',
  IsIdenticalTo: 'Source and target are the same',
} as const satisfies Record<ProductRelation, string>;

const isProductRelation = (name: string): name is ProductRelation => Object.hasOwn(DESCRIPTIONS, name);

/** The pairs of relations between products; each pair once, from its first name. */
export const relationPairs = () => {
  const told = new Set<string>();
  return PRODUCT_RELATION_NAMES.flatMap((relation) => {
    const inverse = inverseRelation(relation);
    if (told.has(relation) || !isProductRelation(inverse)) return [];
    told.add(inverse);
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
