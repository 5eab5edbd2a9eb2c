import { PRODUCT_RELATION_NAMES } from '@open-discovery/model';
import type { LinkedWork, ProductRelation, RelationName, ResearchProduct } from '@open-discovery/model';
import type { RelatedRecord } from './related-card.ts';

/** A highly cited work has thousands of relations; a stored record stays small. */
const MOST_LINKED_WORKS = 100;

/** Relations of which a work may have thousands come last, those that no export names are left out. */
const LAST: readonly ProductRelation[] = ['Cites', 'IsReferencedBy', 'IsCitedBy'];
const LEFT_OUT: readonly ProductRelation[] = [
  'HasAmongTopNSimilarDocuments',
  'IsAmongTopNSimilarDocuments',
  'IsRelatedTo',
];

const ORDER: ReadonlyMap<RelationName, number> = new Map(
  PRODUCT_RELATION_NAMES.filter((name) => !LEFT_OUT.includes(name)).map((name) => [name, LAST.indexOf(name)]),
);

/** Returns what other products store of a product. */
export const workOf = ({ id, type, pids, instances }: ResearchProduct): Omit<LinkedWork, 'relation'> => {
  const all = [...(pids ?? []), ...(instances ?? []).flatMap((copy) => copy.pids ?? [])];
  const pid = all.find(({ scheme }) => scheme?.toLowerCase() === 'doi') ?? all[0];
  return { id, type, ...(pid?.scheme ? { pid: { scheme: pid.scheme, value: pid.value } } : {}) };
};

/** Reports whether a relation is one of those with which {@link linkedWorks} names products. */
export const isLinked = (relation: RelationName): relation is ProductRelation => ORDER.has(relation);

/** Returns the products to which a product has relations that exports name, at most a hundred. */
export const linkedWorks = (related: readonly RelatedRecord[]): LinkedWork[] =>
  related
    .flatMap(({ relation, work }) => (work && isLinked(relation) ? [{ relation, ...work }] : []))
    .sort((a, b) => (ORDER.get(a.relation) ?? 0) - (ORDER.get(b.relation) ?? 0))
    .slice(0, MOST_LINKED_WORKS);
