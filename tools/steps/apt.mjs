import { step } from './progress.mjs';
import { run, runOrStop } from './run.mjs';

const LIMIT_MS = 5 * 60_000;
const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive' };

/** Reports whether Debian packages can be installed on this machine. */
export const hasApt = async () =>
  process.getuid?.() === 0 && (await run('sh', ['-c', 'command -v apt-get'])).code === 0;

let updated = null;

/** Updates the package lists once per run. */
const updateLists = (title) => {
  updated ??= runOrStop(title, 'apt-get', ['update'], { limitMs: LIMIT_MS, env: ENVIRONMENT });
  return updated;
};

/** Installs a Debian package. */
export const installPackage = (title, name) =>
  step(`Installing ${title}`, async () => {
    await updateLists(`Installing ${title}`);
    await runOrStop(`Installing ${title}`, 'apt-get', ['install', '-y', '--no-install-recommends', name], {
      limitMs: LIMIT_MS,
      env: ENVIRONMENT,
    });
  });
