import { accessSync, constants } from 'node:fs';
import { step } from './progress.mjs';
import { run, runOrStop } from './run.mjs';
import { Stop } from './stop.mjs';

const APT_LIMIT_MS = 5 * 60_000;
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
};

const install = async () => {
  await step('Installing Chromium', async () => {
    await runOrStop('Installing Chromium', 'apt-get', ['update'], { limitMs: APT_LIMIT_MS });
    await runOrStop(
      'Installing Chromium',
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium'],
      {
        limitMs: APT_LIMIT_MS,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  });
};

const hasApt = async () =>
  process.getuid?.() === 0 && (await run('sh', ['-c', 'command -v apt-get'])).code === 0;

/** The browser that the end-to-end tests drive: the one named, the system's, Playwright's own, or one installed now. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Stop(`CHROMIUM_PATH=${named} is not a program.`);
  const found = named ?? [...SYSTEM_PATHS, await playwrightsOwn()].find(isProgram);
  if (found) return found;
  if (await hasApt()) {
    await install();
    return SYSTEM_PATHS[0];
  }
  throw new Stop(
    'The end-to-end tests need Chromium: install it (npx playwright install chromium) or name one with CHROMIUM_PATH.',
  );
};
