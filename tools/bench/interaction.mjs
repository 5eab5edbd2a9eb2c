#!/usr/bin/env node
// `npm run bench:interaction [-- --corpus folder --rounds 5]`: how fast the built portal responds to clicks and typing.
// Build first: npx nx run-many -t build -p portal api importer
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from '../steps/chromium.mjs';
import { createFolder } from './folder.mjs';
import { importCorpus, processorTimeOf, startApi, startPortal } from './programs.mjs';
import { mean, quantile } from './statistics.mjs';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});

/** Searches with many results, so that every facet has values. */
const SEARCHES = [
  '/?type=publications&type=datasets',
  '/?keyword=data',
  '/?keyword=climate',
  '/?keyword=model',
];
const CLICKS_PER_PAGE = 4;
const TYPED = 'climate change and marine data';
const LETTER_MS = 80;
const LIMITS = { facetClickP95: 200, typingInp: 100 };

const WEB_VITALS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('web-vitals'))),
  'web-vitals.iife.js',
);

/** Returns a function that reads the processor time of the page's main thread so far, in ms. */
const openClock = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
};

const waitForHydration = (page) =>
  page.waitForFunction(() => {
    const box = document.querySelector('aside input[type=checkbox]');
    return box !== null && Object.keys(box).some((key) => key.startsWith('__react'));
  });

/** Returns the time from the click on a box of a facet to the frame with the new counts, in ms; `null` if no count would change. */
const clickFacet = (page, place) =>
  page.evaluate(async (at) => {
    const heading = document.querySelector('main h1');
    const total = heading.textContent;
    const boxes = [
      ...document.querySelectorAll('aside input[type=checkbox]:not(:checked, [name^="not."], [name=all])'),
    ];
    const narrowing = boxes.filter((box) => {
      const count = box.closest('label')?.querySelector('.num')?.textContent ?? '';
      return box.checkVisibility() && count !== '' && !total.startsWith(`${count} `);
    });
    const box = narrowing[at % Math.max(1, narrowing.length)];
    if (!box) return null;
    const start = performance.now();
    box.click();
    while ((document.querySelector('main h1')?.textContent ?? total) === total) {
      if (performance.now() - start > 10_000) return null;
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  }, place);

/** Waits until nothing is loading and the browser is idle. */
const waitUntilIdle = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

/** Measures clicks right after the hydration of the facets, while the rest of the page hydrates. */
const measureEarlyClicks = async (page, { portal }) => {
  const times = [];
  for (const search of SEARCHES) {
    await page.goto(portal.url + search);
    await waitForHydration(page);
    times.push(await clickFacet(page, 0));
  }
  return times.filter((time) => time !== null);
};

const measureFacets = async (page, { portal, api }) => {
  const times = [];
  const clock = await openClock(page);
  for (const search of SEARCHES) {
    await page.goto(portal.url + search);
    await waitForHydration(page);
    await waitUntilIdle(page);
    for (let click = 0; click < CLICKS_PER_PAGE; click += 1) {
      const before = { page: await clock(), api: processorTimeOf(api) };
      const time = await clickFacet(page, click * 3);
      const spent = { page: (await clock()) - before.page, api: processorTimeOf(api) - before.api };
      if (time !== null) times.push({ time, ...spent });
      await waitUntilIdle(page);
    }
  }
  return times;
};

/** Measures Interaction to Next Paint while typing, with suggestions under the box. */
const measureTyping = async (page, { portal }) => {
  const clock = await openClock(page);
  await page.goto(portal.url + SEARCHES[1]);
  await waitForHydration(page);
  await page.evaluate(() => {
    window.inp = 0;
    // By default, it reports slow interactions only.
    window.webVitals.onINP(({ value }) => (window.inp = value), {
      reportAllChanges: true,
      durationThreshold: 0,
    });
  });
  const box = page.locator('#search input[name=keyword]');
  await box.click();
  await box.fill('');
  const before = await clock();
  await box.pressSequentially(TYPED, { delay: LETTER_MS });
  await page.waitForTimeout(500);
  return { inp: await page.evaluate(() => window.inp), letter: ((await clock()) - before) / TYPED.length };
};

const folder = createFolder();
const webVitals = await readFile(WEB_VITALS, 'utf8');
await importCorpus(folder, values.corpus ? [path.resolve(values.corpus)] : []);
const api = await startApi(folder);
const servers = { api, portal: await startPortal(api, 600) };
const browser = await launchChromium();
process.stdout.write(`load of this machine at the start: ${loadavg()[0].toFixed(1)}\n`);
const clicks = [];
const early = [];
const typing = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // The name that the library declares is gone when its script has ended.
  await page.addInitScript({ content: `${webVitals}\nwindow.webVitals = webVitals;` });
  const times = await measureFacets(page, servers);
  const earlyTimes = await measureEarlyClicks(page, servers);
  // The first round warms up compilers and caches.
  if (round > 0 || values.rounds === '1') {
    clicks.push(...times);
    early.push(...earlyTimes);
  }
  typing.push(await measureTyping(page, servers));
  await page.close();
}
await browser.close();
const times = clicks.map(({ time }) => time);
const facetClickP95 = quantile(times, 0.95);
const typingInp = Math.max(...typing.map(({ inp }) => inp));
const row = (measured, ms, of) => ({ measured, ms: Number(ms.toFixed(1)), of: of.length });
console.table([
  row('facet click to new counts, median', quantile(times, 0.5), clicks),
  row(`facet click to new counts, p95 (≤ ${LIMITS.facetClickP95})`, facetClickP95, clicks),
  row('  processor time of the page for it, mean', mean(clicks.map(({ page }) => page)), clicks),
  row('  processor time of the API for it, mean', mean(clicks.map(({ api: spent }) => spent)), clicks),
  row('  of clicks during hydration, median', quantile(early, 0.5), early),
  row(`typing, worst INP of a round (≤ ${LIMITS.typingInp})`, typingInp, typing),
  row('  processor time of the page for a letter', mean(typing.map(({ letter }) => letter)), typing),
]);
const isGood = clicks.length > 0 && facetClickP95 <= LIMITS.facetClickP95 && typingInp <= LIMITS.typingInp;
process.exit(isGood ? 0 : 1);
