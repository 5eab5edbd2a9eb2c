import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand } from '../steps/npm.mjs';
import { BUILD_ENVIRONMENT, NX_ENVIRONMENT } from '../steps/nx.mjs';
import { runOrStop } from '../steps/run.mjs';
import { ROOT } from '../steps/workspace.mjs';
import { median, rounded } from './statistics.mjs';

const PROJECTS = ['portal', 'api', 'importer'].map((app) => `@open-discovery/${app}`).join(',');
const BUILD = ['run-many', '-t', 'build', '-p', PROJECTS];

/** Builds a commit in a temporary work tree. Returns its folder and a function that removes it. */
const buildCommit = async (commit) => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'open-discovery-build-')), commit);
  const [npm, ...first] = npmCommand();
  const inTree = { cwd: folder };
  const env = { ...NX_ENVIRONMENT, ...BUILD_ENVIRONMENT };
  await runOrStop('Checking out the commit', 'git', ['worktree', 'add', '--detach', folder, commit]);
  const remove = () => runOrStop('Removing the work tree', 'git', ['worktree', 'remove', '--force', folder]);
  try {
    await runOrStop('npm ci', npm, [...first, 'ci', '--prefer-offline', '--no-audit', '--no-fund'], inTree);
    await runOrStop('The build', npm, [...first, 'exec', '--', 'nx', ...BUILD], { ...inTree, env });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
};

/**
 * Returns the checkouts to compare, the working tree first, or the named folders that are built already. `remove` removes what was
 * built. Names are no numbers, which objects would list first.
 */
export const openBuilds = async ({ against, builds }) => {
  if (builds) {
    const roots = builds.split(',').map((root) => path.resolve(root));
    return {
      builds: roots.map((root, at) => ({ name: `${at + 1}: ${path.basename(root)}`, root })),
      remove: () => undefined,
    };
  }
  const now = { name: 'now', root: ROOT };
  if (!against) return { builds: [now], remove: () => undefined };
  const { folder, remove } = await buildCommit(against);
  return { builds: [now, { name: `at ${against}`, root: folder }], remove };
};

/**
 * Measures builds in rounds. Returns the measurements of each build; the first round, which fills caches and compiles code, does not
 * count. The order changes each round, so that neither build gains from its place.
 */
export const measureInTurns = async (builds, rounds, measure) => {
  const measured = new Map(builds.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      const result = await measure(build, round === 0);
      if (round > 0) measured.get(build.name).push(result);
    }
  return measured;
};

/** Returns one row for each measure: the median of each build, and the ratio of the first build to the second. */
export const compareBuilds = (measured) => {
  const builds = [...measured];
  return Object.keys(builds[0][1][0]).flatMap((measure) => {
    const medians = builds.map(([, results]) => median(results.map((result) => result[measure])));
    if (medians.every(Number.isNaN)) return [];
    const columns = builds.map(([name], at) => [name, rounded(medians[at])]);
    const ratio = medians[1] > 0 ? { ratio: rounded(medians[0] / medians[1]) } : {};
    return [{ measure, ...Object.fromEntries(columns), ...ratio }];
  });
};
