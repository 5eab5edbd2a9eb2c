#!/usr/bin/env node
// `npm test`: everything that must hold, and how many of it does. `-- --only unit,e2e` runs a part.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkBudgets } from './check-budgets.mjs';
import { findChromium } from './steps/chromium.mjs';
import { findPostgres } from './steps/postgres.mjs';
import { offerLucene } from './steps/lucene.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { nx } from './steps/nx.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { seconds, step } from './steps/progress.mjs';
import { add, browserTask, NONE, outcome, unitTask } from './steps/totals.mjs';
import { ROOT } from './steps/workspace.mjs';

const MINUTE_MS = 60_000;
const LIMIT_MS = 24 * MINUTE_MS;
const LAST_RUN = path.join(ROOT, '.nx/cache/run.json');

const eachTask = () => (_file, hasPassed) => outcome(hasPassed);

/** Its own packages are there only once they are installed. */
const checkPackages = async () => (await import('./consumer/run.mjs')).checkPackages();

/** The parts of a run, in order. A target runs for every project that has it. */
const PARTS = {
  lint: { title: 'Lint', target: 'lint', limitMs: 6 * MINUTE_MS, count: eachTask() },
  typecheck: { title: 'Types', target: 'typecheck', limitMs: 6 * MINUTE_MS, count: eachTask() },
  unit: {
    title: 'Unit, contract and repository tests',
    target: 'test',
    limitMs: 10 * MINUTE_MS,
    report: 'unit.json',
    count: unitTask,
  },
  build: { title: 'Builds', target: 'build', limitMs: 8 * MINUTE_MS, count: eachTask() },
  budgets: { title: 'Weight of the pages', check: checkBudgets },
  packages: { title: 'Packages as other teams install them', check: checkPackages },
  e2e: {
    title: 'End-to-end tests',
    target: 'e2e',
    limitMs: 15 * MINUTE_MS,
    report: 'e2e.json',
    count: browserTask,
  },
};

const partsAskedFor = (args) => {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  if (at < 0) return Object.keys(PARTS);
  const names = (args[at].split('=')[1] ?? args[at + 1] ?? '').split(',');
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new Stop(`--only knows ${Object.keys(PARTS).join(', ')}; not "${unknown}".`);
  return names;
};

const projectRoots = async () => {
  const { code, output } = await nx(['graph', '--print'], { limitMs: 2 * MINUTE_MS });
  if (code !== 0) throw new Stop(`${output}\nThe projects cannot be listed.`);
  const { graph } = JSON.parse(output.slice(output.indexOf('{')));
  return new Map(
    Object.values(graph.nodes).map(({ name, data }) => [name, { root: data.root, targets: data.targets }]),
  );
};

/** Runs a target everywhere and adds up what its tasks report; a task that never ran has failed. */
const runTarget = async ({ target, limitMs, report, count }, projects, env) => {
  const expected = [...projects].filter(([, { targets }]) => target in targets);
  const reportOf = (root) => path.join(ROOT, root, 'test-results', report ?? 'none');
  for (const [, { root }] of expected) rmSync(reportOf(root), { force: true });
  rmSync(LAST_RUN, { force: true });
  const { output, timedOut } = await nx(['run-many', '-t', target, '--parallel=2', '--output-style=static'], {
    limitMs,
    env,
  });
  const tasks = timedOut ? [] : readTasks();
  const passed = new Set(
    tasks.filter(({ target: of, status }) => of === target && status === 0).map((task) => task.projectName),
  );
  const totals = expected
    .map(([name, { root }]) => count(reportOf(root), passed.has(name)))
    .reduce(add, NONE);
  const failed = expected.map(([name]) => name).filter((name) => !passed.has(name));
  if (failed.length > 0) console.log(failureReport({ output, timedOut, failed, target }));
  return totals;
};

/** What the failed tasks printed; everything where nothing can be told apart. */
const failureReport = ({ output, timedOut, failed, target }) => {
  const parts = output.split(/^(?=> nx run )/m);
  const theirs = parts.filter((text) => failed.some((name) => text.startsWith(`> nx run ${name}:${target}`)));
  const shown = theirs.length > 0 ? theirs.join('') : output;
  return `${shown.trimEnd()}\n${timedOut ? 'Took too long and was ended' : 'Failed'}: ${failed.join(', ')}`;
};

const readTasks = () => {
  try {
    return JSON.parse(readFileSync(LAST_RUN, 'utf8')).tasks;
  } catch {
    return [];
  }
};

const runPart = async (part, projects, env) => {
  const totals = await step(part.title, () => (part.check ? part.check() : runTarget(part, projects, env)));
  const ran = totals.passed + totals.failed > 0 ? totals : outcome(false);
  if (ran !== totals) console.log(`${part.title}: nothing ran.`);
  console.log(
    `  ${ran.passed} passed, ${ran.failed} failed${ran.skipped > 0 ? `, ${ran.skipped} skipped` : ''}\n`,
  );
  return ran;
};

const main = async () => {
  const begin = performance.now();
  const names = partsAskedFor(process.argv.slice(2));
  endOnInterrupt();
  let totals = NONE;
  const end = () => console.log(`${totals.passed} passed, ${totals.failed} failed`);
  const limit = setTimeout(() => {
    console.log(`\nNot finished after ${LIMIT_MS / MINUTE_MS} minutes.`);
    totals = add(totals, outcome(false));
    end();
    process.exit(1);
  }, LIMIT_MS);
  try {
    await installWhenNeeded();
    if (names.includes('unit')) await offerLucene();
    const env = {
      ...(names.includes('unit') ? { POSTGRES_BIN: await findPostgres() } : {}),
      ...(names.includes('e2e') ? { CHROMIUM_PATH: await findChromium() } : {}),
    };
    const projects = await step('Reading the workspace', projectRoots);
    for (const name of names) totals = add(totals, await runPart(PARTS[name], projects, env));
  } catch (error) {
    console.log(error instanceof Stop ? `\n${error.message}` : error);
    totals = add(totals, outcome(false));
  }
  clearTimeout(limit);
  console.log(`All in ${seconds(begin)}.`);
  end();
  return totals.failed > 0 || totals.passed === 0 ? 1 : 0;
};

await runScript(main);
process.exit();
