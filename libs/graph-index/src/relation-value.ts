import { inverseRelation } from '@open-discovery/model';
import type { RelationName } from '@open-discovery/model';

/**
 * Value of the `relation` field of every record that leads to `id` by the relation.
 *
 * @example relationValue('Cites', 'doi_________::1'); // 'Cites doi_________::1'
 */
export const relationValue = (relation: RelationName, id: string): string => `${relation} ${id}`;

/** Value of the `relation` field of every record to which `id` leads by the relation. */
export const relatedFromValue = (id: string, relation: RelationName): string =>
  relationValue(inverseRelation(relation), id);
