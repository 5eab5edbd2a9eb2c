import { hasApt, installPackage } from './apt.mjs';
import { isProgram } from './find-program.mjs';
import { Stop } from './stop.mjs';

/** The headless shell renders the same pages in half the time, so it is preferred and installed. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM_PATHS = [HEADLESS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
};

/** Finds the browser for the end-to-end tests: `CHROMIUM_PATH`, the system's, Playwright's, or one that is installed now. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Stop(`CHROMIUM_PATH=${named} is not an executable file.`);
  const found = named ?? [...SYSTEM_PATHS, await playwrightsOwn()].find(isProgram);
  if (found) return found;
  if (hasApt()) {
    await installPackage('Chromium', 'chromium-headless-shell');
    return HEADLESS;
  }
  throw new Stop(
    'The end-to-end tests need Chromium: install it (npx playwright install chromium) or name one with CHROMIUM_PATH.',
  );
};

/** Starts the browser of the end-to-end tests. */
export const launchChromium = async () => {
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
};
