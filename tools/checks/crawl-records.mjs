#!/usr/bin/env node
// `node tools/checks/crawl-records.mjs [URL] [--count 200] [--from 0] [--to 200] [--records FOLDER]`: opens record pages of
// all kinds at three widths, and reports content wider than the screen, axe's findings, console errors and raw codes. Exits
// with 1 when there are any. Without a URL it serves the records of a folder (../shared/data) with the last build:
// npx nx run-many -t build -p portal api importer
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importFiles, startApi, startPortal } from '../bench/programs.mjs';
import { launchChromium } from '../steps/chromium.mjs';
import { runScript, Stop } from '../steps/stop.mjs';
import { ROOT } from '../steps/workspace.mjs';
import { chooseRecords } from './crawl/choose-records.mjs';
import { inspectPage } from './crawl/inspect-page.mjs';

const CACHE_SECONDS = 60;
const TABS = 3;

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    records: { type: 'string', default: path.join(ROOT, '../shared/data') },
  },
  allowPositionals: true,
});

/** Serves the real records until `stop` is called. */
const serveRecords = async () => {
  if (!existsSync(values.records))
    throw new Stop(`There are no records at ${values.records}; name the URL of a portal.`, 0);
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-crawl-'));
  const files = readdirSync(values.records).filter((name) => name.endsWith('.jsonl'));
  await importFiles(
    folder,
    files.map((name) => path.join(values.records, name)),
  );
  const api = await startApi(folder);
  const portal = await startPortal(api, CACHE_SECONDS);
  const stop = async () => {
    portal.stop();
    api.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: portal.url, stop };
};

/** Opens pages in several tabs, and returns what was found on each. */
const crawl = async (browser, url, addresses) => {
  const found = new Map();
  const waiting = [...addresses];
  const work = async () => {
    const page = await (await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })).newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      found.set(address, await inspectPage(page, new URL(address, url).href));
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return found;
};

await runScript(async () => {
  const [given] = positionals;
  const served = given === undefined ? await serveRecords() : { url: given, stop: () => undefined };
  const browser = await launchChromium();
  try {
    const addresses = await chooseRecords(served.url, Number(values.count));
    const some = addresses.slice(Number(values.from), Number(values.to ?? values.count));
    const found = await crawl(browser, served.url, some);
    const lines = some.flatMap((address) =>
      (found.get(address) ?? []).map((line) => `${address}\n  ${line}`),
    );
    for (const line of lines) console.log(line);
    console.log(`${some.length} pages, ${lines.length} findings`);
    return lines.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await served.stop();
  }
});
process.exit();
