import { processorTimeOf } from '../programs.mjs';
import { openVisit } from './open-visit.mjs';

const BLOCKING_AFTER_MS = 50;
/** People are known to point at a link for longer than this before they press. */
const HOVER_MS = 150;
const PRESS_MS = 50;
const REPLAYS = 20;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (requests) => sum(requests.map(({ bytes }) => bytes)) / 1000;

const readPage = async ({ page, session }) => {
  const { fcp, lcp, longTasks } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...window.measured,
  }));
  const { metrics } = await session.send('Performance.getMetrics');
  const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  const blocking = longTasks
    .filter(({ startTime }) => startTime >= fcp)
    .map(({ duration }) => duration - BLOCKING_AFTER_MS);
  return { 'FCP ms': fcp, 'LCP ms': lcp, 'TBT ms': sum(blocking), 'script ms': scriptSeconds * 1000 };
};

/** Moves to a target, presses it as a person would, and returns the ms from the click to the next page's heading. */
const clickToHeading = async ({ page }, { type, target }) => {
  if (type) await page.locator(type.into).fill(type.text);
  const box = await page.locator(target).first().boundingBox();
  await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + box.height / 2, { steps: 3 });
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  return (await page.waitForFunction(() => window.measured.clickToHeading)).jsonValue();
};

/** Measures one visit of a new visitor, and the click that follows it if the page has one. */
export const measureVisit = async (browser, url, { isThrottled, click }) => {
  const visit = await openVisit(browser, url, { isThrottled });
  const scripts = visit.requests.filter(({ type }) => type === 'Script');
  const measured = {
    requests: visit.requests.length,
    'KB sent': kilobytes(visit.requests),
    'KB of scripts': kilobytes(scripts),
    ...(await readPage(visit)),
    'click to heading ms': click ? await clickToHeading(visit, click) : NaN,
  };
  await visit.close();
  return { measured, urls: visit.requests.map((request) => request.url) };
};

/** Returns the processor time that the portal spends on all files of a page, in ms, by requesting them again. */
export const processorPerVisitor = async (portal, urls) => {
  const own = urls.filter((url) => url.startsWith(portal.url) && !url.startsWith(`${portal.url}/api/`));
  const replay = () =>
    Promise.all(
      own.map(async (url) =>
        (await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).blob(),
      ),
    );
  await replay();
  const before = processorTimeOf(portal);
  for (let count = 0; count < REPLAYS; count += 1) await replay();
  return (processorTimeOf(portal) - before) / REPLAYS;
};
