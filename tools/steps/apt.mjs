import { findProgram } from './find-program.mjs';
import { step } from './progress.mjs';
import { runOrStop } from './run.mjs';

const LIMIT_MS = 5 * 60_000;
const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive' };

/** Reports whether Debian packages can be installed on this machine. */
export const hasApt = () => process.getuid?.() === 0 && findProgram('apt-get') !== null;

let updated = null;

/** Updates the package lists once per run. */
const updateLists = (title) => {
  updated ??= runOrStop(title, 'apt-get', ['update'], { limitMs: LIMIT_MS, env: ENVIRONMENT });
  return updated;
};

export const installPackage = (title, name) =>
  step(`Installing ${title}`, async () => {
    await updateLists(`Installing ${title}`);
    await runOrStop(`Installing ${title}`, 'apt-get', ['install', '-y', '--no-install-recommends', name], {
      limitMs: LIMIT_MS,
      env: ENVIRONMENT,
    });
  });
