import path from 'node:path';
import { checkBudgets } from '../check-budgets.mjs';
import { findChromium } from './chromium.mjs';
import { smokeOnCluster } from './cluster-smoke.mjs';
import { oaiRepoSettings } from './oai-repo.mjs';
import { withCluster } from './opensearch-tests.mjs';
import { findPostgres } from './postgres.mjs';
import { lintProjects } from './lint-projects.mjs';
import { BUILD_ENVIRONMENT } from './nx.mjs';
import { runTarget } from './run-target.mjs';
import { add, browserTask, NONE, outcome, unitTask } from './totals.mjs';
import { ROOT } from './workspace.mjs';

const MINUTE_MS = 60_000;
/** Tested with a cluster, like the apps. */
const CLUSTER_ADAPTER = '@open-discovery/opensearch-index';

const eachTask = (_file, hasPassed) => outcome(hasPassed);

/** Imported late: its dependencies are missing before the installation. */
const checkPackages = async () => (await import('../consumer/run.mjs')).checkPackages();

const BUILD = { target: 'build', limitMs: 8 * MINUTE_MS, count: eachTask };
/** Returns a separate state for Nx, for targets that run at the same time as others. */
const ownState = (name) => ({ stateFolder: path.join(ROOT, '.nx', name) });
const TYPES = {
  target: 'typecheck',
  limitMs: 8 * MINUTE_MS,
  isBackground: true,
  count: eachTask,
  ...ownState('types'),
};
const UNIT = {
  target: 'test',
  limitMs: 20 * MINUTE_MS,
  report: 'unit.json',
  count: unitTask,
};
const REPOSITORY = { ...UNIT, isBackground: true, ...ownState('repository') };
const E2E = {
  target: 'e2e',
  limitMs: 18 * MINUTE_MS,
  report: 'e2e.json',
  count: browserTask,
  // The part `build` has run before.
  args: ['--excludeTaskDependencies'],
};

const isPublic = ({ tags }) => tags.includes('visibility:public');
const isApp = ({ tags }) => tags.includes('type:app');
const isTool = ({ tags }) => tags.includes('type:tool');

const only = (projects, isWanted) =>
  new Map([...projects].filter(([name, project]) => isWanted(project, name)));

/** The apps have the most tests. They run first: the last ones to run are short, and leave no core idle. */
const runsFirst = (project, name) => isApp(project) || name === CLUSTER_ADAPTER;
const runsLater = (project, name) => !runsFirst(project, name) && !isTool(project);

/**
 * The parts of `npm test`. `check` runs a part for some projects and returns its totals.
 * @type {Record<string, { title: string, check: (projects: Map<string, import('./projects.mjs').Project>) => Promise<import('./totals.mjs').Totals> }>}
 */
export const PARTS = {
  build: { title: 'Builds', check: (projects) => runTarget(BUILD, projects, BUILD_ENVIRONMENT) },
  lint: { title: 'Lint', check: lintProjects },
  typecheck: { title: 'Types', check: (projects) => runTarget(TYPES, projects) },
  unit: {
    title: 'Unit and contract tests',
    check: async (projects) => {
      const programs = await findPostgres();
      const environment = {
        ...(programs === null ? {} : { POSTGRES_BIN: programs }),
        ...(projects.has('@open-discovery/harvest') ? await oaiRepoSettings() : {}),
      };
      const runTests = (isWanted, settings = {}) =>
        runTarget(UNIT, only(projects, isWanted), { ...environment, ...settings });
      return withCluster(projects.has('@open-discovery/api'), async (cluster) => {
        const first = await runTests(runsFirst, cluster);
        // Pages wait for the cluster; the other libraries are tested meanwhile.
        const later = await Promise.all([
          smokeOnCluster({ ...process.env, ...cluster }),
          runTests(runsLater),
        ]);
        return [first, ...later].reduce(add);
      });
    },
  },
  repository: {
    title: 'Tests of the repository',
    check: (projects) => runTarget(REPOSITORY, only(projects, isTool)),
  },
  budgets: {
    title: 'Page weights',
    check: async (projects) => (projects.has('@open-discovery/portal') ? checkBudgets() : NONE),
  },
  packages: {
    title: 'Packages as other teams install them',
    check: async (projects) => ([...projects.values()].some(isPublic) ? checkPackages() : NONE),
  },
  e2e: {
    title: 'End-to-end tests',
    check: async (projects) => runTarget(E2E, projects, { CHROMIUM_PATH: await findChromium() }),
  },
};

/** Parts that need the result of the part `build`. */
export const NEEDS_BUILD = ['budgets', 'packages', 'e2e'];

/**
 * The order of the parts: phases one after the other, each of lanes that run at the same time. The end-to-end tests keep two
 * processors busy alone: with other parts beside them, all took longer. The unit tests leave one idle at times, which the
 * parts in the background use. Lanes that run Nx at the same time need their own state.
 */
export const PHASES = [
  [['build']],
  [['e2e']],
  [['unit'], ['lint', 'budgets', 'typecheck', 'repository', 'packages']],
];
