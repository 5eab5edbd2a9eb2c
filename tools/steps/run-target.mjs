import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nx } from './nx.mjs';
import { add, NONE } from './totals.mjs';
import { ROOT } from './workspace.mjs';

/** The folder of Nx's cache by default. */
const CACHE_FOLDER = path.join(ROOT, '.nx/cache');

/** The folder of Nx's state by default, with the project graph. */
const DATA_FOLDER = path.join(ROOT, '.nx/workspace-data');

/**
 * Returns the environment that makes Nx keep its cache and state in a folder. The project graph is copied from the
 * default folder, because computing it takes four seconds of processor time. Nx updates it if it is outdated.
 */
const stateIn = (folder) => {
  const dataFolder = path.join(folder, 'workspace-data');
  if (existsSync(DATA_FOLDER)) cpSync(DATA_FOLDER, dataFolder, { recursive: true, filter: isGraph });
  return { NX_CACHE_DIRECTORY: path.join(folder, 'cache'), NX_WORKSPACE_DATA_DIRECTORY: dataFolder };
};

/** Databases, locks and unfinished files belong to the run of Nx that has opened them. */
const isGraph = (name) => name === DATA_FOLDER || /\.(?:json|hash|nxt)$/.test(name);

const readTasks = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).tasks;
  } catch {
    return [];
  }
};

/** Returns the output of the failed tasks, or all of it if the tasks cannot be separated. */
const failureReport = ({ output, timedOut, failed, target }) => {
  const parts = output.split(/^(?=> nx run )/m);
  const ofFailed = parts.filter((text) =>
    failed.some((name) => text.startsWith(`> nx run ${name}:${target}`)),
  );
  const shown = ofFailed.length > 0 ? ofFailed.join('') : output;
  return `${shown.trimEnd()}\n${timedOut ? 'Timed out' : 'Failed'}: ${failed.join(', ')}`;
};

/**
 * Runs a target for all projects that have it and adds up the totals of their reports. A task that did not run has
 * failed.
 *
 * `stateFolder` separates two runs of Nx at the same time: each writes a list of its tasks into it.
 */
export const runTarget = async (
  { target, limitMs, report, count, args = [], stateFolder, isBackground },
  projects,
  env = {},
) => {
  const expected = [...projects].filter(([, { targets }]) => target in targets);
  if (expected.length === 0) return NONE;
  const reportOf = (root) => path.join(ROOT, root, 'test-results', report ?? 'none');
  for (const [, { root }] of expected) rmSync(reportOf(root), { force: true });
  const state = stateFolder ? stateIn(stateFolder) : {};
  const taskList = path.join(state.NX_CACHE_DIRECTORY ?? CACHE_FOLDER, 'run.json');
  rmSync(taskList, { force: true });
  const names = expected.map(([name]) => name);
  const { output, timedOut } = await nx(
    ['run-many', '-t', target, '-p', names.join(','), '--parallel=2', '--output-style=static', ...args],
    { limitMs, isBackground, env: { ...env, ...state } },
  );
  const tasks = timedOut ? [] : readTasks(taskList);
  const passed = new Set(
    tasks.filter((task) => task.target === target && task.status === 0).map((task) => task.projectName),
  );
  const failed = names.filter((name) => !passed.has(name));
  if (failed.length > 0) console.log(failureReport({ output, timedOut, failed, target }));
  return expected.map(([name, { root }]) => count(reportOf(root), passed.has(name))).reduce(add, NONE);
};
