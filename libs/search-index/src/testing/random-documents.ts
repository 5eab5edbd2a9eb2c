import type { IndexDocument } from '../document-types.ts';
import type { IndexClause } from '../query-types.ts';
import { sampleDocument } from './sample-schema.ts';

/** Returns a random number generator for numbers from 0 to 1, deterministic by its seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x100000000;
  };
};

const WORDS = (
  'sea level rise rising rises climate model models modelling data Daten études étude naïve carbon-dioxide ' +
  'COVID-19 10.1038/nature12373 v1.2 GW150914 中国科学 科学 図書館 ภาษาไทย Straße open science the of and'
).split(' ');
const TYPES = ['publication', 'dataset', 'software'];
const SUBJECTS = ['Physics', 'physics', 'Biology', 'Économie', 'Öl', 'History'];

/** Random documents and queries over a small vocabulary, so that they match. */
export class RandomCorpus {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #pick<T>(items: readonly T[], fallback: T): T {
    return items[this.#below(items.length)] ?? fallback;
  }

  #words(count: number): string {
    return Array.from({ length: count }, () => this.#pick(WORDS, '')).join(' ');
  }

  #some<T>(make: () => T, limit: number): T[] {
    return Array.from({ length: this.#below(limit + 1) }, make);
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }

  documents(count: number): IndexDocument[] {
    return Array.from({ length: count }, (_, index) =>
      sampleDocument(`id-${index}`, {
        title: this.#words(1 + this.#below(5)),
        text: {
          abstract: this.#chance(0.7) ? this.#words(this.#below(30)) : undefined,
          author: this.#some(() => this.#words(2), 3),
          pid: this.#chance(0.4) ? [`10.1234/x-${index}`, '0000-0002-1825-0097'] : [],
        },
        keyword: {
          type: this.#chance(0.9) ? [this.#pick(TYPES, '')] : undefined,
          subject: this.#some(() => this.#pick(SUBJECTS, ''), 3),
          authorId: this.#some(
            () => ({ value: `a${this.#below(50)}`, label: `Author ${this.#below(5)}` }),
            4,
          ),
          hidden: this.#chance(0.5) ? ['yes'] : ['no', 'maybe'],
        },
        number: {
          year: this.#chance(0.9) ? 1990 + this.#below(30) : undefined,
          date: this.#below(20_000),
          citations: this.#chance(0.5) ? this.#below(500) : undefined,
        },
      }),
    );
  }

  #fields(): readonly string[] | undefined {
    const fields = this.#some(() => this.#pick(['title', 'abstract', 'author', 'pid'], 'title'), 2);
    return fields.length === 0 ? undefined : fields;
  }

  #leaf(): IndexClause {
    const from = 1988 + this.#below(30);
    const text = this.#words(1 + this.#below(3));
    const leaves: IndexClause[] = [
      { op: 'words', text, fields: this.#fields() },
      { op: 'words', text: this.#words(1) },
      {
        op: 'words',
        text: this.#chance(0.5) ? '0000-0002-1825-0097' : '10.1234/X-7',
        fields: this.#fields(),
      },
      { op: 'phrase', text: this.#words(2), fields: this.#fields() },
      { op: 'phrase', text: 'sea level' },
      { op: 'prefix', text: text.slice(0, 2 + this.#below(text.length)), fields: this.#fields() },
      { op: 'value', field: 'type', values: this.#some(() => this.#pick(TYPES, ''), 2) },
      { op: 'value', field: 'subject', values: [this.#pick(['PHYSICS', 'economie', 'biology', 'Öl'], '')] },
      { op: 'value', field: 'authorId', values: this.#some(() => `a${this.#below(60)}`, 5) },
      { op: 'value', field: 'hidden', values: ['maybe'] },
      { op: 'range', field: 'year', from, to: this.#chance(0.5) ? from + this.#below(9) : undefined },
      {
        op: 'exists',
        field: this.#pick(['year', 'type', 'subject', 'abstract', 'hidden', 'citations'], 'year'),
      },
      { op: 'ids', ids: this.#some(() => `id-${this.#below(400)}`, 9) },
      { op: 'all' },
      { op: 'none' },
    ];
    return this.#pick(leaves, { op: 'all' });
  }

  query(depth = 3): IndexClause {
    const kind = depth === 0 ? 0 : this.#below(5);
    if (kind === 1) return { op: 'not', node: this.query(depth - 1) };
    if (kind < 3) return this.#leaf();
    const nodes = Array.from({ length: 1 + this.#below(4) }, () => this.query(depth - 1));
    return { op: kind === 3 ? 'and' : 'or', nodes };
  }
}
