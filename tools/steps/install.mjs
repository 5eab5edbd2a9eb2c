import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './npm.mjs';
import { step } from './progress.mjs';
import { runOrStop } from './run.mjs';
import { Stop } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const LIMIT_MS = 10 * 60_000;

const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** Stops with a clear message if Node.js is too old. */
const checkNode = () => {
  const wanted = readJson('package.json').engines.node.replace(/^>=/, '');
  const [major, minor = 0] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Stop(`Node.js ${wanted} or newer is required; this is ${process.versions.node}.`);
};

/**
 * Reports whether node_modules matches package-lock.json. npm records the installed packages in
 * node_modules/.package-lock.json at the end, so an interrupted installation does not match.
 */
const isInstalled = () => {
  if (!existsSync(path.join(ROOT, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(([place, wanted]) => {
    if (place === '') return true;
    const found = installed[place];
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
};

/** Installs the dependencies if node_modules does not match the lock file. */
export const installWhenNeeded = async () => {
  checkNode();
  if (isInstalled()) return;
  const [program, ...first] = npmCommand();
  await step('Installing dependencies', () =>
    runOrStop('Installing', program, [...first, 'ci', '--include=dev', '--no-progress'], {
      limitMs: LIMIT_MS,
    }),
  );
};
