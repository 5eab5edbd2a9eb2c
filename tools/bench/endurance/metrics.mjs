const LIMIT_MS = 5_000;

/** Reads a metric of a server: the sum of all of its series. */
export const readMetric = async (url, name) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  const lines = (await response.text()).split('\n');
  const values = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};
