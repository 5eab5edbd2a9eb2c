#!/usr/bin/env node
// Packs every public library, installs it outside the workspace, compiles and runs code that uses it, and measures its size.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMain } from '../steps/is-main.mjs';
import { endOnInterrupt } from '../steps/run.mjs';
import { runScript } from '../steps/stop.mjs';
import { add, NONE, outcome } from '../steps/totals.mjs';
import { compileProject, installInto, oldestPeers, PROJECTS, runProject } from './projects.mjs';
import { compileReadmes } from './readmes.mjs';
import { SHAPE_CHECKS } from './shape.mjs';
import { packPublicLibs } from './tarballs.mjs';
import { USES } from './uses.mjs';
import { weigh } from './weigh.mjs';

const indented = (text) => text.replaceAll(/^/gm, '      ');

/** Prints the result of a check with its problems, and returns it as totals. */
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

/** Checks that every entry is used: a broken entry without a use would go unnoticed. */
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

/** The types of a newer peer would be errors for users of an older one, or `any` with `skipLibCheck`. */
const checkOldestPeers = async (folder, packages) => {
  const peers = oldestPeers(packages);
  await installInto(folder, packages, peers);
  const problems = await compileProject(folder, 'bundler');
  problems.push(...(await runProject(folder, 'bundler')).flat());
  return report(`bundler: compiles and answers with ${peers.join(', ')}`, problems);
};

const checkReadmes = async (consumer, packages) =>
  report('the examples of all READMEs compile', await compileReadmes(consumer, packages));

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

/** Packs, installs, compiles, runs and measures every public library. Every printed line counts as one test. */
export const checkPackages = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-consumer-'));
  const consumer = path.join(folder, 'project');
  try {
    const packages = await packPublicLibs(folder);
    const entries = packages.flatMap((pkg) => pkg.entries);
    await installInto(consumer, packages);
    // In parallel: most of the work is done by other processes.
    const totals = await Promise.all([
      checkShapes(packages),
      checkUses(entries),
      checkProjects(consumer),
      checkOldestPeers(path.join(folder, 'oldest-peers'), packages),
      checkReadmes(consumer, packages),
      checkWeights(consumer, entries),
    ]);
    return totals.reduce(add);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (isMain(import.meta)) {
  endOnInterrupt();
  await runScript(async () => {
    const { passed, failed } = await checkPackages();
    console.log(`${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  });
}
