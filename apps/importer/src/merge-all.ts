import { eachPartition, everywhere, forEachPartition } from './import-run.ts';
import type { Run } from './import-run.ts';
import { createAliases } from './merge/aliases.ts';
import type { Aliases } from './merge/aliases.ts';
import { NO_CORRECTIONS } from './merge/corrections.ts';
import { connectIds } from './merge/find-merges.ts';
import { packAliases } from './merge/packed-aliases.ts';
import { organizationsByFunderId } from './stage/funder-ids.ts';

/** Tasks for each partition that count as steps. */
const MERGING_STEPS = 5;

/** Tells all threads the surviving ids. */
const tell = (run: Run, ids: ReadonlyMap<string, string>): Promise<unknown> =>
  everywhere(run, 'aliases', { packed: packAliases(ids) });

/** Finds the ids of the same records. Memory holds those that have a second id, and one partition for each thread. */
export const findMerges = async (run: Run): Promise<Aliases> => {
  const sets = await connectIds(run.corrections ?? NO_CORRECTIONS, eachPartition(run, 'pairs'));
  await everywhere(run, 'flush', undefined);
  await tell(run, sets.all());
  await forEachPartition(run, 'connect');
  const aliases = createAliases();
  for (const [id, keptId] of (await forEachPartition(run, 'group')).flat()) aliases.same(id, keptId);
  await tell(run, aliases.all());
  await forEachPartition(run, 'relate');
  return aliases;
};

/** Merges the records of each work, organization, source or community into one. */
export const mergeAll = async (run: Run): Promise<void> => {
  run.progress.phase('merging', MERGING_STEPS * run.partitions);
  const aliases = await findMerges(run);
  await forEachPartition(run, 'rename');
  const funders = (await forEachPartition(run, 'merge')).flat();
  // Relations to funders lead to the records of the organizations.
  await tell(run, new Map([...organizationsByFunderId(funders), ...aliases.all()]));
};
