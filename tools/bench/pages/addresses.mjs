import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../steps/workspace.mjs';

const PRODUCTS = path.join(ROOT, 'tools/sample-corpus/research-products.jsonl');
const FIRST_YEAR = 1960;
const WORD = /\p{L}{5,}/gu;

/** Returns the words of the sample corpus's titles, each once, in the order of the titles. */
const readWords = async () => {
  const lines = (await readFile(PRODUCTS, 'utf8')).split('\n').filter(Boolean);
  const words = lines.flatMap((line) => JSON.parse(line).mainTitle.toLowerCase().match(WORD) ?? []);
  return [...new Set(words)];
};

const locationsOf = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => found);
};

/** Returns the addresses of the records' pages, as the portal's sitemaps list them. */
const readLandingPages = async (portal) => {
  const [part] = await locationsOf(`${portal.url}/sitemap.xml`);
  const { pathname, search } = new URL(part);
  return (await locationsOf(portal.url + pathname + search))
    .map((found) => new URL(found.replaceAll('&amp;', '&')))
    .filter(({ pathname: page }) => page.startsWith('/search/'))
    .map(({ pathname: page, search: query }) => page + query);
};

/**
 * Returns, for each kind of page, a function that gives the address of the page with a number. Home is one page; results
 * and records repeat only after all words and years, or all records.
 */
export const readAddresses = async (portal) => {
  const words = await readWords();
  const landingPages = await readLandingPages(portal);
  return {
    home: () => '/',
    results: (number) => {
      const turn = Math.floor(number / words.length);
      const years = turn === 0 ? '' : `&from=${FIRST_YEAR + turn}`;
      return `/?keyword=${encodeURIComponent(words[number % words.length])}${years}`;
    },
    landing: (number) => landingPages[number % landingPages.length],
  };
};
