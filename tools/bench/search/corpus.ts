import type { IndexDocument, IndexSchema, KeywordValue } from '@open-discovery/search-index';
import { randomFrom, wordOf, zipfRank } from './vocabulary.ts';

const VOCABULARY = 2_000_000;
const SEED = 20_260_101;
const LAST_DAY = 20_454;
const DAYS_BACK = 12_000;
const DAYS_PER_YEAR = 365.25;
const CITATIONS_MOST = 5000;

/** A field that is counted: how many values it has, how many of them a record has at most, which share of records. */
interface FacetShape {
  name: string;
  values: number;
  most: number;
  share: number;
}

const FACETS: readonly FacetShape[] = [
  { name: 'type', values: 4, most: 1, share: 1 },
  { name: 'access', values: 5, most: 1, share: 1 },
  { name: 'instanceType', values: 30, most: 1, share: 1 },
  { name: 'language', values: 60, most: 1, share: 0.9 },
  { name: 'country', values: 120, most: 3, share: 0.6 },
  { name: 'fos', values: 48, most: 3, share: 0.7 },
  { name: 'funder', values: 200, most: 2, share: 0.2 },
  { name: 'publisher', values: 5000, most: 1, share: 0.8 },
  { name: 'community', values: 30, most: 2, share: 0.1 },
];
const SUBJECTS = 20_000;
const SUBJECTS_MOST = 5;
const AUTHORS_MOST = 6;

/** The ten facets of a page. */
export const FACET_NAMES: readonly string[] = [...FACETS.map(({ name }) => name), 'year'];

/** The indexed part of a record. */
export const BENCH_SCHEMA: IndexSchema = {
  text: [
    { name: 'title', weight: 4, analyzer: 'text' },
    { name: 'abstract', weight: 1, analyzer: 'text' },
    { name: 'author', weight: 2.5, analyzer: 'text' },
  ],
  keyword: [
    ...FACETS.map(({ name }) => ({ name, facet: true })),
    { name: 'subject', facet: true, high: true, suggest: true },
  ],
  number: [{ name: 'year', facet: true }, { name: 'date' }, { name: 'citations' }],
  sortText: [],
  ranking: 'bm25',
  boosts: {},
};

/** Pairs of words that occur side by side in one of `every` records. */
export const PLANTED = Array.from({ length: 20 }, (_, index) => ({
  words: [wordOf(300 + 2 * index), wordOf(301 + 2 * index)] as const,
  every: 50 + 10 * index,
}));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes up records one after the other. */
class RecordMaker {
  readonly #random = randomFrom(SEED);
  readonly #people: number;

  constructor(count: number) {
    this.#people = Math.max(1000, Math.floor(count / 3));
  }

  make(index: number): IndexDocument {
    const id = `record-${index}`;
    const text = {
      abstract: this.#abstract(index),
      title: capital(this.#words(6 + this.#below(9)).join(' ')),
      author: Array.from({ length: 1 + this.#below(AUTHORS_MOST) }, () => this.#author()),
    };
    const facets = FACETS.map((facet) => [facet.name, this.#values(facet)] as const);
    const subject = [
      ...new Set(Array.from({ length: this.#below(SUBJECTS_MOST + 1) }, () => this.#subject())),
    ];
    const date = LAST_DAY - Math.floor(this.#random() ** 2 * DAYS_BACK);
    const year = 1970 + Math.floor(date / DAYS_PER_YEAR);
    const number = { date, year, citations: zipfRank(this.#random, CITATIONS_MOST) };
    const stored = JSON.stringify({ id, ...text, ...number });
    return { id, text, keyword: { ...Object.fromEntries(facets), subject }, number, stored };
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #words(count: number): string[] {
    return Array.from({ length: count }, () => wordOf(zipfRank(this.#random, VOCABULARY)));
  }

  #abstract(index: number): string {
    const words = this.#words(60 + this.#below(121));
    for (const planted of PLANTED) {
      if (index % planted.every === 0) words.splice(this.#below(50), 0, ...planted.words);
    }
    return words.join(' ');
  }

  #author(): string {
    const number = zipfRank(this.#random, this.#people);
    return `${capital(wordOf(number + 7000))}, ${capital(wordOf(number % 3000))}`;
  }

  #subject(): string {
    return `subject ${wordOf(zipfRank(this.#random, SUBJECTS))}`;
  }

  #values({ name, values, most, share }: FacetShape): KeywordValue[] {
    if (this.#random() > share) return [];
    const chosen = Array.from({ length: 1 + this.#below(most) }, () => zipfRank(this.#random, values));
    return [...new Set(chosen)].map((value) => ({
      value: `${name}-${value}`,
      label: `${capital(name)} ${value}`,
    }));
  }
}

/**
 * Records like research products, the same for the same count: titles, abstracts of 60 to 180 words, authors, and
 * values for every facet.
 */
export const benchDocuments = function* (count: number): Generator<IndexDocument> {
  const maker = new RecordMaker(count);
  for (let index = 0; index < count; index += 1) yield maker.make(index);
};
