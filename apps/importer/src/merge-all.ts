import { eachPartition, everywhere, forEachPartition } from './import-run.ts';
import type { Run } from './import-run.ts';
import { createAliases } from './merge/aliases.ts';
import type { Aliases } from './merge/aliases.ts';
import { NO_CORRECTIONS } from './merge/corrections.ts';
import { connectIds } from './merge/find-merges.ts';
import { createIdTable } from './merge/id-table.ts';
import type { IdTable } from './merge/id-table.ts';
import { organizationsByFunderId } from './stage/funder-ids.ts';
import type { FunderId } from './stage/funder-ids.ts';

/** Tasks for each partition that count as steps. */
const MERGING_STEPS = 5;

/** Tells all threads which ids survive: those of the first table that has another id for one. */
const tell = (run: Run, ...tables: readonly IdTable[]): Promise<unknown> =>
  everywhere(run, 'aliases', { tables });

/** Connects the ids of records that may be the same, and gathers the records of each set. */
const connect = async (run: Run): Promise<void> => {
  const sets = await connectIds(run.corrections ?? NO_CORRECTIONS, eachPartition(run, 'pairs'));
  await everywhere(run, 'flush', undefined);
  await tell(run, sets.shared());
  await forEachPartition(run, 'connect');
};

/** Finds the ids of the same records. Memory holds those that have a second id, and one partition for each thread. */
export const findMerges = async (run: Run): Promise<Aliases> => {
  await connect(run);
  const aliases = createAliases();
  await forEachPartition(run, 'group', (merged) => {
    for (const [id, keptId] of merged) aliases.same(id, keptId);
  });
  await tell(run, aliases.shared());
  await forEachPartition(run, 'relate');
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
  const funders: FunderId[] = [];
  await forEachPartition(run, 'merge', (found) => found.forEach((funder) => funders.push(funder)));
  await tell(run, aliases.shared(), tableOfFunders(funders));
};
