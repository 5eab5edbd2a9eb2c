#!/usr/bin/env node
// `npm test`: the full test suite. `-- --affected` tests what changed since `main`, `-- --only unit,e2e` some parts.
import { parseArgs } from 'node:util';
import { findPostgres } from './steps/postgres.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { listAffectedProjects, listProjects } from './steps/projects.mjs';
import { offerLucene } from './steps/lucene.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { NEEDS_BUILD, PARTS, PHASES } from './steps/test-parts.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { seconds, step } from './steps/progress.mjs';
import { add, failureText, NONE, outcome } from './steps/totals.mjs';

const MINUTE_MS = 60_000;
const LIMIT_MS = 24 * MINUTE_MS;
const MAIN_BRANCH = 'main';

const parseOptions = (args) => {
  const options = { only: { type: 'string' }, affected: { type: 'boolean', default: false } };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Stop(`${error.message}\nOptions: --affected, --only ${Object.keys(PARTS).join(',')}`);
  }
};

const parseParts = (only) => {
  if (only === undefined) return Object.keys(PARTS);
  const names = only.split(',');
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new Stop(`Unknown part "${unknown}". --only accepts ${Object.keys(PARTS).join(', ')}.`);
  return names.includes('build') || !names.some((name) => NEEDS_BUILD.includes(name))
    ? names
    : ['build', ...names];
};

/** Installs the npm packages and, at the same time, the programs that the unit tests need. */
const install = async (names) => {
  const installPrograms = async () => {
    if (!names.includes('unit')) return;
    await offerLucene();
    await findPostgres();
  };
  await Promise.all([installWhenNeeded(), installPrograms()]);
};

/** Runs a part and prints its totals. In a full run, a part without any test fails. */
const runPart = async (part, projects, isFullRun) => {
  const totals = await step(part.title, () => part.check(projects));
  if (totals.passed + totals.failed === 0) {
    console.log(`  ${part.title}: nothing to test.\n`);
    return isFullRun ? outcome(false) : totals;
  }
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`  ${part.title}: ${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
  return totals;
};

/** Runs the phases one after the other, and the lanes of a phase at the same time. */
const runPhases = async (names, isAffected, onTotals) => {
  const all = await step('Reading the workspace', listProjects);
  const projects = isAffected ? await listAffectedProjects(MAIN_BRANCH) : all;
  const runLane = async (lane) => {
    for (const name of lane.filter((part) => names.includes(part))) {
      // Unchanged builds come from the cache.
      const scope = name === 'build' ? all : projects;
      onTotals(await runPart(PARTS[name], scope, !isAffected));
    }
  };
  for (const lanes of PHASES) await Promise.all(lanes.map(runLane));
};

const main = async () => {
  const begin = performance.now();
  const { only, affected } = parseOptions(process.argv.slice(2));
  const names = parseParts(only);
  endOnInterrupt();
  let totals = NONE;
  const addTotals = (more) => {
    totals = add(totals, more);
  };
  const printTotals = () => {
    for (const failure of totals.failures) console.log(`✗ ${failureText(failure)}\n`);
    console.log(`${totals.passed} passed, ${totals.failed} failed`);
  };
  const limit = setTimeout(() => {
    console.log(`\nNot finished after ${LIMIT_MS / MINUTE_MS} minutes.`);
    addTotals(outcome(false));
    printTotals();
    process.exit(1);
  }, LIMIT_MS);
  try {
    await install(names);
    await runPhases(names, affected, addTotals);
  } catch (error) {
    console.log(error instanceof Stop ? `\n${error.message}` : error);
    addTotals(outcome(false));
  }
  clearTimeout(limit);
  console.log(`Finished in ${seconds(begin)}.`);
  printTotals();
  return totals.failed > 0 || (totals.passed === 0 && !affected) ? 1 : 0;
};

await runScript(main);
process.exit();
