import type { newMergeDecisionSchema } from '@open-discovery/model/schemas';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { requireUser } from '../access/require-user.ts';
import type { AdminDependencies } from '../admin-tool/admin-route.ts';
import { changeAs } from '../admin-tool/change-as.ts';
import { deleteItems } from '../admin-tool/stored-items.ts';
import { decisionKey } from '../content/collections.ts';
import { invalid } from '../content/invalid.ts';
import type { Item } from '../content/item.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { NamesOf } from '../identity/people/people-names.ts';
import { toDecisions } from './decision-views.ts';
import type { DecisionsFile } from './decisions-file.ts';
import type { LikelyDuplicates } from './likely-duplicates.ts';
import { areMergeable } from './mergeable-records.ts';
import type { MergeableRecords } from './mergeable-records.ts';

/** Every import compares records with them. */
const MOST_DECISIONS = 10_000;

export interface MergeDecisionDependencies extends AdminDependencies {
  readonly mergeable: MergeableRecords;
  readonly likely: LikelyDuplicates;
  readonly decisionsFile: DecisionsFile;
  readonly namesOf: NamesOf;
}

type NewDecision = z.output<typeof newMergeDecisionSchema>;

/** Throws unless an import could merge the records. */
const checkRecords = async (
  { mergeable }: MergeDecisionDependencies,
  { records, others }: NewDecision,
): Promise<void> => {
  if (mergeable.areElsewhere()) throw new ApiError(409, problem('merge-live'));
  const repeated = others.find((id) => records.includes(id));
  if (repeated !== undefined) throw invalid('others', problem('merge-itself', { id: repeated }));
  const ids = [...records, ...others];
  const current = await mergeable.current(ids);
  const unknown = current.indexOf(null);
  if (unknown >= 0) {
    const field = unknown < records.length ? 'records' : 'others';
    throw invalid(field, problem('reference', { kind: 'record', id: ids[unknown] ?? '' }));
  }
  if (!areMergeable(current.filter((one) => one !== null))) throw invalid('others', problem('merge-kind'));
};

/** Throws a 409 with both decisions. */
const rejectOutdated = async (
  stored: Item<'mergeDecision'>,
  given: NewDecision,
  dependencies: MergeDecisionDependencies,
): Promise<never> => {
  const [current] = await toDecisions([stored], dependencies);
  throw new ApiError(409, 'This decision was changed meanwhile', { details: { current, given } });
};

/**
 * Stores a decision about records, or changes the one about the same records. Throws a 409 with both decisions if it is based on an
 * older one; without a version, it overwrites any.
 */
export const decideMerge = async (
  dependencies: MergeDecisionDependencies,
  caller: Caller,
  given: NewDecision,
): Promise<Item<'mergeDecision'>> => {
  await checkRecords(dependencies, given);
  const { version, ...decision } = given;
  const fields = {
    ...decision,
    decidedBy: requireUser(caller).id,
    decidedAt: new Date(dependencies.clock()).toISOString(),
  };
  const { item, isOutdated } = await changeAs(dependencies, caller, (draft) => {
    const all = [...draft.content().items.mergeDecision.values()];
    const stored = all.find((one) => decisionKey(one.fields) === decisionKey(fields));
    if (stored && version !== null && version !== stored.version) return { item: stored, isOutdated: true };
    if (stored) return { item: draft.set(stored, { fields }), isOutdated: false };
    // Somebody has deleted it meanwhile.
    if (version) throw new ApiError(404, problem('gone', { kind: 'decision', id: given.records.join(', ') }));
    if (all.length >= MOST_DECISIONS) throw new ApiError(409, problem('too-many', { max: MOST_DECISIONS }));
    return { item: draft.create('mergeDecision', null, fields), isOutdated: false };
  });
  if (isOutdated) return rejectOutdated(item, given, dependencies);
  await dependencies.decisionsFile.write();
  return item;
};

/** Deletes decisions: the next import merges by its rules again. Returns the ids of the deleted ones. */
export const deleteDecisions = async (
  dependencies: MergeDecisionDependencies,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> => {
  const deleted = await changeAs(dependencies, caller, (draft) => deleteItems(draft, 'mergeDecision', ids));
  await dependencies.decisionsFile.write();
  return deleted;
};
