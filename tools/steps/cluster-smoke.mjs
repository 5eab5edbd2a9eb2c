import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';
import { browserTask, NONE } from './totals.mjs';
import { APPS, ROOT } from './workspace.mjs';

const REPORT = path.join(ROOT, 'apps/portal-e2e/test-results/smoke.json');
const LIMIT_MS = 5 * 60_000;

/** Runs the end-to-end tests with the tag `@smoke` on a cluster. Without a cluster or a build there is nothing to test. */
export const smokeOnCluster = async ({ OPENSEARCH_URL: urls }) => {
  if (!urls || !Object.values(APPS).every((file) => existsSync(path.join(ROOT, file)))) return NONE;
  rmSync(REPORT, { force: true });
  const args = ['-c', 'apps/portal-e2e/playwright.config.ts', '--grep', '@smoke', '--workers', '1'];
  const { code, output } = await run(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...args,
      '--output',
      `${REPORT}.artifacts`,
    ],
    {
      limitMs: LIMIT_MS,
      env: {
        SEARCH_URL: urls,
        E2E_SMOKE: 'true',
        CHROMIUM_PATH: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      },
    },
  );
  if (code !== 0) console.log(output);
  return browserTask(REPORT, code === 0);
};
