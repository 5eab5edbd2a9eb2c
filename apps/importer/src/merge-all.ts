import { eachPartition, everywhere, forEachPartition } from './import-run.ts';
import type { Run } from './import-run.ts';
import { createAliases } from './merge/aliases.ts';
import type { Aliases } from './merge/aliases.ts';
import { NO_CORRECTIONS } from './merge/corrections.ts';
import { joinsOf } from './merge/find-merges.ts';
import { createIdTable } from './merge/id-table.ts';
import type { IdTable } from './merge/id-table.ts';
import { connectIds } from './stage/connected-sets.ts';
import { organizationsByFunderId } from './stage/funder-ids.ts';
import type { FunderId } from './stage/funder-ids.ts';

/** Tasks for each partition, besides those that connect. */
const MERGING_STEPS = 6;

/** Tells all threads which ids of records other than works survive: those of the first table that has another id for one. */
const tell = (run: Run, ...tables: readonly IdTable[]): Promise<unknown> =>
  everywhere(run, 'aliases', { tables });

/** Makes stars of the connected sets on disk, in as many rounds as it takes. */
export const findSets = async (run: Run): Promise<void> => {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const step of ['largeStar', 'smallStar'] as const) {
      for await (const isNews of eachPartition(run, step)) hasChanged ||= isNews;
      await everywhere(run, 'flush', undefined);
    }
  }
};

/** Finds the ids of the same records. Those of works are on disk, and one partition for each thread in memory. */
export const findMerges = async (run: Run): Promise<Aliases> => {
  const { corrections = NO_CORRECTIONS, main } = run;
  for (const { a, b } of joinsOf(corrections)) connectIds(a, b, main.spills);
  await forEachPartition(run, 'pairs');
  await findSets(run);
  await forEachPartition(run, 'gatherPairs');
  const aliases = createAliases();
  await forEachPartition(run, 'group', (merged) => {
    for (const [id, keptId] of merged) aliases.same(id, keptId);
  });
  await tell(run, aliases.shared());
  return aliases;
};

/** Relations to funders lead to the records of the organizations. */
const tableOfFunders = (found: readonly FunderId[]): IdTable => {
  const table = createIdTable();
  for (const [id, organization] of organizationsByFunderId(found))
    table.lead(table.add(id), table.add(organization));
  return table.shared();
};

/** Merges the records of each work, organization, source or community into one. */
export const mergeAll = async (run: Run): Promise<void> => {
  run.progress.phase('merging', MERGING_STEPS * run.partitions);
  const aliases = await findMerges(run);
  await forEachPartition(run, 'rename');
  await forEachPartition(run, 'refuse');
  const funders: FunderId[] = [];
  await forEachPartition(run, 'merge', (found) => found.forEach((funder) => funders.push(funder)));
  await tell(run, aliases.shared(), tableOfFunders(funders));
};
