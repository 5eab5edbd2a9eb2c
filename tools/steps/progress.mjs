const STILL_EVERY_MS = 30_000;
const REDRAW_EVERY_MS = 1_000;

export const seconds = (sinceMs, nowMs = performance.now()) => `${((nowMs - sinceMs) / 1000).toFixed(1)} s`;

/** Says what is being done and how long it took: one line that counts on a terminal, a few plain ones elsewhere. */
export const step = async (title, work) => {
  const begin = performance.now();
  const live = process.stdout.isTTY === true && !process.env.CI;
  const show = () =>
    process.stdout.write(live ? `\r… ${title} (${seconds(begin)}) ` : `… ${title} (${seconds(begin)})\n`);
  if (live) show();
  else process.stdout.write(`… ${title}\n`);
  const timer = setInterval(show, live ? REDRAW_EVERY_MS : STILL_EVERY_MS);
  let mark = '✗';
  try {
    const outcome = await work();
    mark = outcome?.failed > 0 ? '✗' : '✓';
    return outcome;
  } finally {
    clearInterval(timer);
    process.stdout.write(`${live ? '\r' : ''}${mark} ${title} (${seconds(begin)})    \n`);
  }
};
