#!/usr/bin/env node
// `npm run check:dependencies`: the licenses of all packages, and their known vulnerabilities. Needs the registry.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { licenseProblems } from './steps/licenses.mjs';
import { npmCommand } from './steps/npm.mjs';
import { run } from './steps/run.mjs';
import { runScript } from './steps/stop.mjs';
import { readVulnerabilities } from './steps/vulnerabilities.mjs';
import { ROOT } from './steps/workspace.mjs';

const LIMIT_MS = 2 * 60_000;

const checkLicenses = () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const problems = licenseProblems(lock);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length === 0) console.log('✓ The licenses of all packages are allowed.');
  return problems.length === 0;
};

/** Returns the report of `npm audit`; an empty one if npm printed none. */
const audit = async (...options) => {
  const [program, ...first] = npmCommand();
  const { output } = await run(program, [...first, 'audit', '--json', ...options], { limitMs: LIMIT_MS });
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return { message: output.trim() };
  }
};

const checkVulnerabilities = async () => {
  const [product, all] = await Promise.all([audit('--omit=dev'), audit()]);
  const found = readVulnerabilities({ product, all });
  if (found === null) {
    console.log(
      `? The registry does not tell which vulnerabilities are known: ${all.message ?? product.message ?? 'no answer'}`,
    );
    return true;
  }
  for (const { line, isFailure } of found) console.log(`${isFailure ? '✗' : '-'} ${line}`);
  if (found.length === 0) console.log('✓ No package has a known vulnerability.');
  return !found.some(({ isFailure }) => isFailure);
};

await runScript(async () => {
  const areLicensesAllowed = checkLicenses();
  return (await checkVulnerabilities()) && areLicensesAllowed ? 0 : 1;
});
