import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import { hasRelationProperty } from './schema-org.ts';
import type { RelatedFacts } from './schema-org.ts';

/** A related record with its relation to the formatted record. */
export interface RelatedRecord {
  readonly relation: string;
  readonly item: KindedRecord;
}

/** Returns the facts of the related records that schema.org has a property for. */
export const relatedFacts = (related: readonly RelatedRecord[]): RelatedFacts[] =>
  related
    .filter(({ relation }) => hasRelationProperty(relation))
    .map(({ relation, item }) => ({ relation, facts: factsOf(item) }));
