import { relatedCard } from '@open-discovery/graph-index';
import { CLAIM_RELATIONS } from '@open-discovery/model';
import type { ClaimEnd, ClaimTargetKind, KindedRecord, NewClaim, RelationName } from '@open-discovery/model';
import { ApiError } from '../errors/api-error.ts';
import { findRecords } from '../graph/find-records.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { areInGraph } from './linked-engine/look-up-links.ts';

/** A new link whose ends were found. */
export interface ResolvedClaim {
  readonly given: NewClaim;
  readonly source: ClaimEnd;
  readonly relation: RelationName;
  readonly target: ClaimEnd;
  readonly note: string;
  /** True if the graph contains the link even without the links of users. */
  readonly isInGraph: boolean;
}

type GivenClaim = NewClaim & { readonly relation: RelationName; readonly note: string };

const MOST_TITLE_CHARS = 500;

const toEnd = (type: ClaimEnd['type'], item: KindedRecord): ClaimEnd => ({
  type,
  id: item.record.id,
  title: relatedCard(item)
    .label.slice(0, MOST_TITLE_CHARS)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim(),
});

const sourceOf = (item: KindedRecord | null | undefined, id: string, place: string): ClaimEnd => {
  if (!item) throw new ApiError(400, `${place}.source: there is no such record: ${id}`);
  if (item.kind !== 'product') throw new ApiError(400, `${place}.source: is not a research product: ${id}`);
  return toEnd(item.record.type, item);
};

type TargetRecord = Extract<KindedRecord, { readonly kind: ClaimTargetKind }>;

const isTarget = (item: KindedRecord): item is TargetRecord => Object.hasOwn(CLAIM_RELATIONS, item.kind);

const targetOf = (
  item: KindedRecord | null | undefined,
  { target: id, relation }: GivenClaim,
  place: string,
): ClaimEnd => {
  if (!item) throw new ApiError(400, `${place}.target: there is no such record: ${id}`);
  if (!isTarget(item))
    throw new ApiError(400, `${place}.target: is not a research product, project or community: ${id}`);
  if (!CLAIM_RELATIONS[item.kind].includes(relation))
    throw new ApiError(
      400,
      `${place}.relation: a link to a ${item.kind} has one of: ${CLAIM_RELATIONS[item.kind].join(', ')}`,
    );
  return toEnd(item.kind === 'product' ? item.record.type : item.kind, item);
};

/**
 * Finds the ends of new links in the current records. Throws a 400 that names the first link with an unknown end, an
 * end of another kind, or a relation that such links cannot have.
 */
export const resolveNewClaims = async (
  given: readonly GivenClaim[],
  engine: SearchEngine,
): Promise<ResolvedClaim[]> => {
  const ids = given.flatMap(({ source, target }) => [source, target]);
  const found = await findRecords(ids, engine);
  const resolved = given.map((claim, at) => {
    const source = sourceOf(found[at * 2], claim.source, String(at));
    const target = targetOf(found[at * 2 + 1], claim, String(at));
    if (source.id === target.id) throw new ApiError(400, `${at}.target: is the source`);
    return { given: claim, source, relation: claim.relation, target, note: claim.note };
  });
  const inGraph = await areInGraph(
    resolved.map(({ source, relation, target }) => ({ source: source.id, relation, target: target.id })),
    engine,
  );
  return resolved.map((claim, at) => ({ ...claim, isInGraph: inGraph[at] === true }));
};
