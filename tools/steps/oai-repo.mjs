import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { IS_WINDOWS } from './kill-tree.mjs';
import { run } from './run.mjs';

const MINUTE_MS = 60_000;
const HASH_CHARS = 16;
const SHOWN_CHARS = 200;
const REQUIREMENTS = path.join(import.meta.dirname, 'oai-repo-requirements.txt');
const PROGRAMS = ['python3', 'python'];

const lastLine = (output) => output.trim().split('\n').at(-1)?.slice(0, SHOWN_CHARS) ?? '';

/** The folder of the installed packages: another one for other packages or another Python. */
const folderOf = (python, cache) => {
  const hash = createHash('sha256').update(readFileSync(REQUIREMENTS)).update(python);
  return path.join(cache, `oai-repo-${hash.digest('hex').slice(0, HASH_CHARS)}`);
};

/** Installs the packages by their checksums. Returns why that fails; `null` if it does not. */
const installProblem = async (python, folder) => {
  const made = await run(python, ['-m', 'venv', folder], { limitMs: MINUTE_MS });
  if (made.code !== 0) return `${python} makes no environment: ${lastLine(made.output)}`;
  const rules = ['--require-hashes', '--only-binary', ':all:', '--no-compile', '--disable-pip-version-check'];
  const args = ['-m', 'pip', 'install', '--quiet', ...rules, '--timeout', '10', '--retries', '1'];
  const installed = await run(pythonIn(folder), [...args, '-r', REQUIREMENTS], { limitMs: 2 * MINUTE_MS });
  return installed.code === 0 ? null : `pip installs nothing: ${lastLine(installed.output)}`;
};

const pythonIn = (folder) => path.join(folder, IS_WINDOWS ? 'Scripts/python.exe' : 'bin/python');

const install = async (environment, cache) => {
  const python = PROGRAMS.map((name) => findProgram(name, environment)).find((file) => file !== null);
  if (python === undefined) return { missing: 'there is no Python 3' };
  const folder = folderOf(python, cache);
  const isComplete = path.join(folder, 'complete');
  if (existsSync(isComplete)) return { python: pythonIn(folder) };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const missing = await installProblem(python, folder);
  if (missing !== null) {
    rmSync(folder, { recursive: true, force: true });
    return { missing };
  }
  writeFileSync(isComplete, '');
  return { python: pythonIn(folder) };
};

const defaultCache = () => path.join(homedir(), '.cache', 'open-discovery');

/**
 * Returns a Python interpreter with the third-party OAI-PMH server, or why there is none. The packages are installed
 * once per user.
 *
 * @param {{ environment?: Record<string, string | undefined>, cache?: string }} [options]
 * @returns {Promise<{ python: string } | { missing: string }>}
 */
export const findOaiRepo = ({ environment = process.env, cache = defaultCache() } = {}) =>
  environment.OAI_REPO_PYTHON
    ? Promise.resolve({ python: environment.OAI_REPO_PYTHON })
    : install(environment, cache);

/** Returns the settings of tests with that server: its Python, or the reason why they are skipped. */
export const oaiRepoSettings = async () => {
  const found = await findOaiRepo();
  if ('python' in found) return { OAI_REPO_PYTHON: found.python };
  console.log(`  The tests with the OAI-PMH server of others are skipped: ${found.missing}`);
  return { OAI_REPO_MISSING: found.missing };
};
