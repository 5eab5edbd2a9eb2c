import autocannon from 'autocannon';
import { once } from 'node:events';
import { quantile } from '../statistics.mjs';

/** Names another site for each connection, so that requests of the same moment do not share one rendering. */
const asSeparateSite = () => {
  let site = 0;
  return (client) => client.setHeaders({ host: `site-${(site += 1)}.example` });
};

/** Requests per second and the 95th percentile of their times in ms; fails when any answer is not a page. */
export const measure = async (url, { connections, ...extent }) => {
  const run = autocannon({ url, connections, ...extent, setupClient: asSeparateSite() });
  const times = [];
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const [result] = await once(run, 'done');
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not pages, ${result.errors} failed`);
  return { requests: times.length, perSecond: times.length / result.duration, p95: quantile(times, 0.95) };
};
