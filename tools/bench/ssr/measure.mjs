import autocannon from 'autocannon';
import { once } from 'node:events';

/** Each asks as another site, so that requests of the same moment are not answered by one rendering. */
const asSiteOfItsOwn = () => {
  let site = 0;
  return (client) => client.setHeaders({ host: `site-${(site += 1)}.example` });
};

const p95Of = (sorted) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? NaN;

/** Requests per second and the 95th percentile of their times in ms; fails when any answer is not a page. */
export const measure = async (url, { connections, ...extent }) => {
  const run = autocannon({ url, connections, ...extent, setupClient: asSiteOfItsOwn() });
  const times = [];
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const [result] = await once(run, 'done');
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not pages, ${result.errors} failed`);
  times.sort((a, b) => a - b);
  return { requests: times.length, perSecond: times.length / result.duration, p95: p95Of(times) };
};
