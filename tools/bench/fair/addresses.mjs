import { WORDS } from '../words.mjs';

const FACETS = 'type,access,year,language,publisher,subject';
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const word = (count) => WORDS[count % WORDS.length];
const year = (count) => String(1800 + (count % 200));

/** As much work as one search may ask for: beginnings of words, as many as are allowed, or beyond, or all words. */
const hostileText = (count) =>
  [
    LETTERS.slice(count % 10, (count % 10) + 10)
      .map((letter) => `${letter}*`)
      .join(' OR '),
    LETTERS.map((letter) => `*${letter}*`).join(' OR '),
    Array.from({ length: 200 }, (_, at) => word(at)).join(' OR '),
  ][count % 3];

/** Returns an address that is new to every cache, by the kind of visitor and the server; `count` counts requests. */
export const ADDRESSES = {
  ordinary: {
    api: (count) =>
      `/graph/v3/research-products?${new URLSearchParams({ search: word(count), facets: FACETS, pageSize: String(10 + (count % 20)) })}`,
    portal: (count) => `/?${new URLSearchParams({ keyword: word(count), from: year(count) })}`,
  },
  hostile: {
    api: (count) =>
      `/graph/v3/research-products?${new URLSearchParams({ search: hostileText(count), facets: FACETS, pageSize: '100', includeStats: 'true', highlight: 'true' })}`,
    portal: (count) => `/?${new URLSearchParams({ keyword: hostileText(count), from: year(count) })}`,
  },
};
