import { inverseRelation } from '@open-discovery/model';
import type { RelationName } from '@open-discovery/model';

/**
 * Returns the `relation` value of the records that have the relation to `id`.
 *
 * @example relationValue('Cites', 'doi_________::1'); // 'Cites doi_________::1'
 */
export const relationValue = (relation: RelationName, id: string): string => `${relation} ${id}`;

/** Returns the `relation` value of the records to which `id` has the relation. */
export const relatedFromValue = (id: string, relation: RelationName): string =>
  relationValue(inverseRelation(relation), id);
