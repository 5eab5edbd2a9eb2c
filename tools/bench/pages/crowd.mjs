import { quantile } from '../statistics.mjs';
import { readAddresses } from './addresses.mjs';
import { requestPages } from './request-pages.mjs';

const CLIENTS = 64;
const MOST_P99_OF_P50 = 5;
/** Pages that compile the servers' code before the others are counted. */
const WARM_UP_PAGES = 500;

/** Requests different pages of results and records in turn; sets the exit code when p99 is above the limit. */
export const crowd = async ({ portal }, { count, words }) => {
  const { results, landing } = await readAddresses(portal, words);
  const addressOf = (number) => (number % 2 === 0 ? results : landing)(number);
  await requestPages(portal, { addressOf, count: WARM_UP_PAGES, clients: CLIENTS });
  const begin = performance.now();
  const times = await requestPages(portal, { addressOf, first: WARM_UP_PAGES, count, clients: CLIENTS });
  const seconds = (performance.now() - begin) / 1000;
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const isEven = p99 <= MOST_P99_OF_P50 * p50;
  console.table([
    {
      pages: times.length,
      clients: CLIENTS,
      'pages/s': Math.round(times.length / seconds),
      'p50 ms': Math.round(p50),
      'p99 ms': Math.round(p99),
      [`p99 ÷ p50 (≤ ${MOST_P99_OF_P50})`]: Number((p99 / p50).toFixed(2)),
    },
  ]);
  if (!isEven) process.exitCode = 1;
};
