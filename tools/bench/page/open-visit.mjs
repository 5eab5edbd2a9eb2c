/** Slow 4G and a processor at a quarter of its speed, as Lighthouse has them. */
const SLOW_PHONE = {
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  processorDivisor: 4,
};
const QUIET_MS = 1_000;
const POLL_MS = 50;
const IDLE_LIMIT_MS = 60_000;

/** Runs in the page before anything else: records paints, long tasks, and the time from a click to the next heading. */
const observe = () => {
  const measured = { lcp: NaN, longTasks: [], clickToHeading: null };
  window.measured = measured;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (measured.lcp = startTime));
  on('longtask', ({ startTime, duration }) => measured.longTasks.push({ startTime, duration }));
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const awaitHeading = ({ timeStamp }) => {
    const before = heading();
    const look = () => {
      if (heading() === before) requestAnimationFrame(look);
      else measured.clickToHeading = performance.now() - timeStamp;
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('click', awaitHeading, { once: true, capture: true });
};

/** Records every request of a page with its type and the bytes sent for it, headers included. */
const recordRequests = (session) => {
  const requests = new Map();
  let lastActivity = performance.now();
  const touch = () => (lastActivity = performance.now());
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    touch();
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { url: request.url, type, bytes: 0, isDone: false });
  });
  const finish = ({ requestId, encodedDataLength = 0 }) => {
    touch();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, isDone: true });
  };
  session.on('Network.loadingFinished', finish);
  session.on('Network.loadingFailed', finish);
  const all = () => [...requests.values()];
  const isQuiet = () => all().every(({ isDone }) => isDone) && performance.now() - lastActivity > QUIET_MS;
  return { all, isQuiet };
};

const throttle = async (session) => {
  await session.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processorDivisor });
};

/** Opens a page for a new visitor with an empty cache, and waits until nothing is loading. */
export const openVisit = async (browser, url, { isThrottled }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const requests = recordRequests(session);
  if (isThrottled) await throttle(session);
  await page.addInitScript(observe);
  const untilIdle = async () => {
    const deadline = performance.now() + IDLE_LIMIT_MS;
    while (!requests.isQuiet() && performance.now() < deadline) await page.waitForTimeout(POLL_MS);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  await page.goto(url);
  await untilIdle();
  return { page, session, requests: requests.all(), close: () => context.close() };
};
