#!/usr/bin/env node
// `npm run test:opensearch`: the faults (lost nodes of a cluster of three, full disks, a node with too much to do, a server that
// is too old), then all end-to-end tests on a cluster of two. `-- faults` and names of test files run only these. Needs JDKs of
// which one is 21 or newer and one is 17 to 23, and Maven to fetch the servers once.
import path from 'node:path';
import { findChromium } from './steps/chromium.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { build } from './steps/nx.mjs';
import { findOpenSearch } from './steps/opensearch-archive.mjs';
import { startOpenSearch } from './steps/opensearch.mjs';
import { run } from './steps/run.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { step } from './steps/progress.mjs';
import { ROOT } from './steps/workspace.mjs';

const LIMIT_MS = 40 * 60_000;
const HEAP_MB = 512;
const FAULTS = 'faults';

const moduleFile = (file) => path.join(ROOT, 'node_modules', file);

const testFaults = () =>
  run(
    process.execPath,
    [moduleFile('jest/bin/jest.js'), ...['--config', 'jest.preset.js', '--rootDir', 'tools', 'faults']],
    { limitMs: LIMIT_MS, show: true, env: { OPENSEARCH_FAULTS: 'true' } },
  );

const testPortal = async (found, files) => {
  const cluster = await step('Starting OpenSearch', () =>
    startOpenSearch({ ...found, nodes: 2, heapMb: HEAP_MB }),
  );
  try {
    const args = ['test', '-c', 'apps/portal-e2e/playwright.config.ts', ...files];
    const env = { SEARCH_URL: cluster.urls.join(','), CHROMIUM_PATH: await findChromium() };
    return await run(process.execPath, [moduleFile('@playwright/test/cli.js'), ...args], {
      limitMs: LIMIT_MS,
      show: true,
      env,
    });
  } finally {
    await cluster.stop();
  }
};

await runScript(async () => {
  const files = process.argv.slice(2);
  await installWhenNeeded();
  const found = await step('Finding OpenSearch', findOpenSearch);
  if ('missing' in found) throw new Stop(found.missing);
  const pages = files.filter((file) => file !== FAULTS);
  const isFaultsOnly = files.length > 0 && pages.length === 0;
  await build(isFaultsOnly ? ['api', 'importer'] : ['portal', 'api', 'importer']);
  if (files.length === 0 || files.includes(FAULTS)) {
    const { code } = await testFaults();
    if (code !== 0) return 1;
  }
  if (isFaultsOnly) return 0;
  return (await testPortal(found, pages)).code === 0 ? 0 : 1;
});
process.exit();
