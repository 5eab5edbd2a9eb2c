import { memoryOf } from '../programs.mjs';

/** Maximum number of URLs in a sitemap. sitemaps.org, "Sitemap file requirements". */
const MOST_ADDRESSES = 50_000;

const textOf = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

const addressesOf = (xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

/** Reads all sitemaps as a crawler does, one after the other; tells how much they list and what that takes the servers. */
export const measureSitemaps = async (servers) => {
  const started = performance.now();
  const parts = addressesOf(await textOf(`${servers.portal.url}/sitemap.xml`));
  const listed = new Set();
  let largest = 0;
  const resident = { api: 0, portal: 0 };
  for (const part of parts) {
    const addresses = addressesOf(await textOf(part));
    largest = Math.max(largest, addresses.length);
    addresses.forEach((address) => listed.add(address));
    for (const name of Object.keys(resident))
      resident[name] = Math.max(resident[name], (await memoryOf(servers[name])).rss);
  }
  return {
    parts: parts.length,
    addresses: listed.size,
    'in the largest part': largest,
    [`(≤ ${MOST_ADDRESSES})`]: Math.max(largest, parts.length) <= MOST_ADDRESSES,
    'ms a part': Math.round((performance.now() - started) / parts.length),
    'MB of the API at most': Math.round(resident.api / 1e6),
    'MB of the portal at most': Math.round(resident.portal / 1e6),
  };
};
