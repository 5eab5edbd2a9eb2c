#!/usr/bin/env node
// Every public library as another team meets it: packed, installed outside of the workspace, compiled, run, weighed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endOnInterrupt } from '../steps/run.mjs';
import { runScript } from '../steps/stop.mjs';
import { add, NONE, outcome } from '../steps/totals.mjs';
import { compileProject, installInto, PROJECTS, runProject } from './projects.mjs';
import { SHAPE_CHECKS } from './shape.mjs';
import { packPublicLibs } from './tarballs.mjs';
import { USES } from './uses.mjs';
import { weigh } from './weigh.mjs';

const indented = (text) => text.replaceAll(/^/gm, '      ');

/** Prints a check's line, and under it what is wrong; counts it. */
const report = (title, problems) => {
  console.log(`  ${problems.length === 0 ? '✓' : '✗'} ${title}`);
  for (const problem of problems) console.log(indented(problem));
  return outcome(problems.length === 0);
};

const checkShapes = async (packages) => {
  let totals = NONE;
  for (const pkg of packages)
    for (const [title, problemsOf] of Object.entries(SHAPE_CHECKS))
      totals = add(totals, report(`${pkg.name}: ${title}`, await problemsOf(pkg)));
  return totals;
};

/** An entry that nobody uses here could be broken without anybody seeing it. */
const checkUses = (entries) => {
  const used = USES.map(({ entry }) => entry);
  const unused = entries.filter((entry) => !used.includes(entry)).map((entry) => `${entry} has no use`);
  const unknown = used
    .filter((entry) => !entries.includes(entry))
    .map((entry) => `${entry} is not published`);
  return report('every entry has its use in tools/consumer/uses.mjs', [...unused, ...unknown]);
};

const checkProjects = async (consumer) => {
  let totals = NONE;
  for (const title of Object.keys(PROJECTS)) {
    const problems = await compileProject(consumer, title);
    totals = add(totals, report(`${title}: compiles strictly`, problems));
    for (const [at, problemsOfUse] of (await runProject(consumer, title)).entries())
      totals = add(totals, report(`${title}: ${USES[at].entry} answers`, problemsOfUse));
  }
  return totals;
};

const checkWeights = async (consumer, entries) => {
  let totals = NONE;
  for (const entry of entries) {
    const { bytes, limitBytes } = await weigh(consumer, entry);
    const limit = Number.isFinite(limitBytes) ? ` of ${limitBytes}` : '';
    const problems = bytes > limitBytes ? [`heavier than ${limitBytes} bytes`] : [];
    totals = add(totals, report(`${entry}: ${bytes}${limit} bytes, minified and gzipped`, problems));
  }
  return totals;
};

/** Packs, installs, compiles, runs and weighs every public library; every line printed is one test. */
export const checkPackages = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-consumer-'));
  const consumer = path.join(folder, 'project');
  try {
    const packages = await packPublicLibs(folder);
    const entries = packages.flatMap((pkg) => pkg.entries);
    await installInto(consumer, packages);
    // Side by side: most of it is other programs' work.
    const totals = await Promise.all([
      checkShapes(packages),
      checkUses(entries),
      checkProjects(consumer),
      checkWeights(consumer, entries),
    ]);
    return totals.reduce(add);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) {
  endOnInterrupt();
  await runScript(async () => {
    const { passed, failed } = await checkPackages();
    console.log(`${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  });
}
