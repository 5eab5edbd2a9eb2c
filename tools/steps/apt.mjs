import { step } from './progress.mjs';
import { run, runOrStop } from './run.mjs';

const LIMIT_MS = 5 * 60_000;

/** Whether Debian's packages can be installed here. */
export const hasApt = async () =>
  process.getuid?.() === 0 && (await run('sh', ['-c', 'command -v apt-get'])).code === 0;

/** Installs one of Debian's packages. */
export const installPackage = (title, name) =>
  step(`Installing ${title}`, async () => {
    await runOrStop(`Installing ${title}`, 'apt-get', ['update'], { limitMs: LIMIT_MS });
    await runOrStop(`Installing ${title}`, 'apt-get', ['install', '-y', '--no-install-recommends', name], {
      limitMs: LIMIT_MS,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
