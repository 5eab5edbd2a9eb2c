import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The headless shell renders the same pages in half the time. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const RESULTS = new URL('test-results/', import.meta.url);

/** `CHROMIUM_PATH`, then a system browser; Playwright's own browser if undefined. */
const executablePath = process.env['CHROMIUM_PATH'] || SYSTEM_CHROMIUM.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  outputDir: fileURLToPath(new URL('artifacts', RESULTS)),
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than the cores: a page that waits for its server leaves a core idle.
  workers: 3,
  timeout: 45_000,
  // Before the limit of `npm test`, which would end the tests without a word about them.
  globalTimeout: 17 * 60_000,
  expect: { timeout: 8_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] || fileURLToPath(new URL('e2e.json', RESULTS)),
      },
    ],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // They answer requests past the routes of a test; `offline.spec.ts` allows them.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Saves a process; its work is the same.
        '--in-process-gpu',
        // A page lives for a second: recompiling its hot functions takes longer than running them as they are.
        '--js-flags=--no-opt --no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'scripts', testIgnore: 'no-scripts.spec.ts' },
    { name: 'no-scripts', testMatch: 'no-scripts.spec.ts', use: { javaScriptEnabled: false } },
  ],
});
