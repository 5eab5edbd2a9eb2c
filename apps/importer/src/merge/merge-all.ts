import { eachPartition, everywhere, forEachPartition } from '../import-run.ts';
import type { Run } from '../import-run.ts';
import { NO_CORRECTIONS } from './corrections.ts';
import { joinsOf } from './find-merges.ts';
import { createLikelyPairs } from './likely-pairs.ts';
import type { LikelyPair } from './likely-pairs.ts';
import { connectIds } from '../stage/connected-sets.ts';
import { organizationsByFunderId } from '../stage/funder-ids.ts';
import type { FunderId } from '../stage/funder-ids.ts';

/** Tasks for each partition, besides those that connect. */
const MERGING_STEPS = 6;

/** Tells all threads which ids of records other than works survive. */
const tell = (run: Run, aliases: ReadonlyMap<string, string>): Promise<unknown> =>
  everywhere(run, 'aliases', { aliases });

/** Makes stars of the connected sets on disk, in as many rounds as it takes. */
export const findSets = async (run: Run): Promise<void> => {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const step of ['largeStar', 'smallStar'] as const) {
      for await (const changed of eachPartition(run, step)) hasChanged ||= changed;
      await everywhere(run, 'flush', undefined);
    }
  }
};

/** Finds the ids of the same records. Those of works are on disk; returns the surviving ids of other records. */
export const findMerges = async (run: Run): Promise<ReadonlyMap<string, string>> => {
  const { corrections = NO_CORRECTIONS, main } = run;
  for (const { a, b } of joinsOf(corrections)) connectIds(a, b, main.spills);
  await forEachPartition(run, 'pairs');
  await findSets(run);
  await forEachPartition(run, 'gatherPairs');
  const aliases = new Map<string, string>();
  await forEachPartition(run, 'group', (merged) => {
    for (const [id, keptId] of merged) aliases.set(id, keptId);
  });
  await tell(run, aliases);
  return aliases;
};

/** Merges the records of each work, organization, source or community into one. Returns the pairs that are likely to be the same. */
export const mergeAll = async (run: Run): Promise<readonly LikelyPair[]> => {
  run.progress.phase('merging', MERGING_STEPS * run.partitions);
  const aliases = await findMerges(run);
  const likely = createLikelyPairs(run.corrections ?? NO_CORRECTIONS);
  await forEachPartition(run, 'rename', likely.addKept);
  await forEachPartition(run, 'refuse', likely.add);
  const funders: FunderId[] = [];
  await forEachPartition(run, 'merge', (found) => found.forEach((funder) => funders.push(funder)));
  // Relations to funders lead to the records of the organizations.
  await tell(run, new Map([...organizationsByFunderId(funders), ...aliases]));
  return likely.best();
};
