import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../steps/workspace.mjs';

const PRODUCTS = path.join(ROOT, 'tools/sample-corpus/research-products.jsonl');
const FIRST_YEAR = 1960;
const WORD = /\p{L}{5,}/gu;

/** The most titles that are read. */
const TITLES = 2_000;

/** The number of titles in a response of the API. */
const TITLES_OF_ANSWER = 100;

/** Returns the words of some titles, each once, in the order of the titles. */
const wordsOf = (titles) => [
  ...new Set(titles.flatMap((title) => (title ?? '').toLowerCase().match(WORD) ?? [])),
];

/** Returns the words of the first titles of a file, by default the sample corpus. */
export const readWords = async (file = PRODUCTS) => {
  const titles = [];
  for await (const line of createInterface(createReadStream(file))) {
    titles.push(JSON.parse(line).mainTitle);
    if (titles.length === TITLES) break;
  }
  return wordsOf(titles);
};

/** Returns the words of the first titles that an API lists. */
export const readWordsOf = async (api) => {
  const titles = [];
  for (let page = 1; titles.length < TITLES; page += 1) {
    const address = `${api.url}/graph/v3/research-products?page=${page}&pageSize=${TITLES_OF_ANSWER}`;
    const { results } = await (await fetch(address)).json();
    if (results.length === 0) break;
    titles.push(...results.map(({ mainTitle }) => mainTitle));
  }
  return wordsOf(titles);
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
export const readAddresses = async (portal, words) => {
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
