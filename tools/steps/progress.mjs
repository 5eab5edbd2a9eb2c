const STATUS_INTERVAL_MS = 30_000;
const REDRAW_INTERVAL_MS = 1_000;

let running = 0;

/** Formats the time since a moment in seconds. */
export const seconds = (sinceMs, nowMs = performance.now()) => `${((nowMs - sinceMs) / 1000).toFixed(1)} s`;

/**
 * Prints the progress and duration of a step. On a terminal, one step alone counts its seconds in place; steps that run
 * at the same time print plain lines.
 */
export const step = async (title, work) => {
  const begin = performance.now();
  const isTerminal = process.stdout.isTTY === true && !process.env.CI;
  const isLive = () => isTerminal && running === 1;
  const show = () => {
    if (isLive()) process.stdout.write(`\r… ${title} (${seconds(begin)}) `);
    else if (!isTerminal) process.stdout.write(`… ${title} (${seconds(begin)})\n`);
  };
  running += 1;
  process.stdout.write(isLive() ? `… ${title} ` : `… ${title}\n`);
  const timer = setInterval(show, isTerminal ? REDRAW_INTERVAL_MS : STATUS_INTERVAL_MS);
  let mark = '✗';
  try {
    const outcome = await work();
    mark = outcome?.failed > 0 ? '✗' : '✓';
    return outcome;
  } finally {
    clearInterval(timer);
    process.stdout.write(`${isLive() ? '\r' : ''}${mark} ${title} (${seconds(begin)})    \n`);
    running -= 1;
  }
};
