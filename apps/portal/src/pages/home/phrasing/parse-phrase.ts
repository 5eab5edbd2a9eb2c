import type { Language } from '../../../messages/languages.ts';
import { PATTERNS } from './patterns.ts';
import type { NamedKind, Patterns, Years } from './patterns.ts';

/** The meaning of some words of a phrase. */
export type Meaning =
  | ({ readonly is: 'kind' } & NamedKind)
  | { readonly is: 'open' }
  | ({ readonly is: 'years' } & Years)
  | {
      /** The creator of the works: an organization or a person, if there is one of this name. */
      readonly is: 'creator';
      readonly name: string;
    };

/** Words of a phrase that can become a filter. */
export interface PhrasePart {
  readonly meaning: Meaning;
  /** Positions of its words, in order. */
  readonly at: readonly number[];
}

/** A phrase: its words, and those among them that can become filters. No word is in two parts. */
export interface Phrase {
  readonly words: readonly string[];
  readonly parts: readonly PhrasePart[];
  /** True if a topic follows the kind: “papers on sea level”. Otherwise the kind alone says too little. */
  readonly hasTopic: boolean;
}

export interface PhraseContext {
  /** The reader's language, whose wording is tried first. */
  readonly language: Language;
  readonly currentYear: number;
}

/** Longer texts are titles, not phrases. */
const WORDS_MAX = 16;
/** Earlier years are the topic rather than the date of works: “after 1945”. */
const YEAR_MIN = 1950;
/** Quotation marks, fields, operators and wildcards: such words are a query, not a phrase. */
const QUERY_SIGNS = /["“”„«»:*()[\]{}|?;\\]|(^|\s)(AND|OR|NOT|-\S+)(\s|$)/u;

/**
 * Parses a phrase in everyday language; `null` if the text is not one. A phrase begins with the kind of results, followed by a
 * topic, years or a name.
 * @example parsePhrase('papers on sea level after 2015', context)?.parts.map(({ at }) => at); // [[0, 1], [4, 5]]
 */
export const parsePhrase = (text: string, context: PhraseContext): Phrase | null => {
  if (QUERY_SIGNS.test(text)) return null;
  const words = text.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  const own = PATTERNS[context.language];
  const tables = new Set([...(own ? [own] : []), ...Object.values(PATTERNS)]);
  for (const patterns of tables) {
    const found = new PhraseReader(words, patterns, context.currentYear).read();
    if (found !== null) return { words, ...found };
  }
  return null;
};

interface Found<Value> {
  readonly value: Value;
  readonly years: readonly number[];
  readonly length: number;
}

/** The words after a kind may be a topic, in which some words are part of it. */
type Place = 'after-kind' | 'in-topic';

class PhraseReader {
  readonly #words: readonly string[];
  readonly #lower: readonly string[];
  readonly #patterns: Patterns;
  readonly #currentYear: number;

  constructor(words: readonly string[], patterns: Patterns, currentYear: number) {
    this.#words = words;
    this.#lower = words.map((word) => word.toLowerCase());
    this.#patterns = patterns;
    this.#currentYear = currentYear;
  }

  read(): Omit<Phrase, 'words'> | null {
    const open = this.#longest(
      this.#patterns.open.map((words) => [words, null] as const),
      0,
    );
    const start = open?.length ?? 0;
    const kind = this.#longest(this.#patterns.kinds, start);
    if (kind === null || (open !== null && kind.value.kind !== 'product')) return null;
    const afterKind = start + kind.length;
    const rest = this.#readRest(afterKind, kind.value);
    if (rest === null) return null;
    const { about, hasTopic } = rest;
    const parts: readonly PhrasePart[] = [
      ...(open === null ? [] : [{ meaning: { is: 'open' as const }, at: range(0, start) }]),
      {
        meaning: { is: 'kind', ...kind.value },
        at: [...range(start, afterKind), ...range(about.start, about.end)],
      },
      ...rest.parts,
    ];
    return { parts, hasTopic };
  }

  /** Returns the parts after the kind, and the words before the topic; `null` if another word follows the kind. */
  #readRest(start: number, { types }: NamedKind) {
    const about = [...this.#patterns.about, ...(types[0] === 'software' ? this.#patterns.aboutSoftware : [])];
    const parts: PhrasePart[] = [];
    let topic = { start, end: start };
    let place: Place = 'after-kind';
    let position = start;
    while (position < this.#words.length) {
      const part = this.#partAt(position, place, about);
      const marker = place === 'in-topic' ? null : this.#longest(asRows(about), position);
      if (part !== null) {
        this.#add(parts, part);
        position = (part.at.at(-1) ?? position) + 1;
      } else if (marker !== null) {
        topic = { start: position, end: position + marker.length };
        position = topic.end;
        place = 'in-topic';
      } else if (place === 'after-kind') return null;
      else position += 1;
    }
    const taken = parts.flatMap(({ at }) => at).length;
    const hasTopic = place === 'in-topic' && topic.end - start + taken < this.#words.length - start;
    return parts.length === 0 && !hasTopic ? null : { about: topic, parts, hasTopic };
  }

  /** Adds a part. Of two names the last one counts; years that contradict earlier ones are words. */
  #add(parts: PhrasePart[], part: PhrasePart): void {
    const { meaning } = part;
    const earlier = parts.findIndex((other) => other.meaning.is === meaning.is);
    if (meaning.is === 'creator' && earlier >= 0) parts.splice(earlier, 1);
    if (meaning.is === 'years' && earlier >= 0) return;
    parts.push(part);
  }

  #partAt(position: number, place: Place, about: readonly string[]): PhrasePart | null {
    const { years, yearsOfKind, by, of } = this.#patterns;
    const isDirect = place === 'after-kind';
    const found = this.#longest(isDirect ? [...yearsOfKind, ...years] : years, position);
    if (found !== null) {
      const [first = 0, second = first] = found.years;
      const meaning = { is: 'years' as const, ...found.value(first, second) };
      const isOrdered = meaning.from === null || meaning.to === null || meaning.from <= meaning.to;
      if (isOrdered) return { meaning, at: range(position, position + found.length) };
    }
    const marker = this.#longest(asRows(isDirect ? [...by, ...of] : by), position);
    if (marker === null) return null;
    const end = this.#endOfName(position + marker.length, isDirect ? about : []);
    const name = this.#nameBetween(position + marker.length, end);
    return name === '' ? null : { meaning: { is: 'creator', name }, at: range(position, end) };
  }

  /** A name ends before the topic, years or another name. */
  #endOfName(start: number, about: readonly string[]): number {
    const { years, by } = this.#patterns;
    const isNext = (position: number): boolean =>
      this.#longest(asRows([...about, ...by]), position) !== null || this.#longest(years, position) !== null;
    let end = start;
    while (end < this.#words.length && !isNext(end)) end += 1;
    return end;
  }

  #nameBetween(start: number, end: number): string {
    const isArticle = this.#patterns.articles.includes(this.#lower[start] ?? '');
    return this.#words.slice(isArticle ? start + 1 : start, end).join(' ');
  }

  /** Returns the row with the most words that are at a position. */
  #longest<Value>(rows: readonly (readonly [words: string, value: Value])[], position: number) {
    let longest: Found<Value> | null = null;
    for (const [words, value] of rows) {
      const pattern = words.split(' ');
      const years = this.#match(pattern, position);
      if (years !== null && pattern.length > (longest?.length ?? 0))
        longest = { value, years, length: pattern.length };
    }
    return longest;
  }

  /** Returns the years among the words at a position; `null` if the words are others. */
  #match(pattern: readonly string[], position: number): readonly number[] | null {
    const years: number[] = [];
    for (const [index, expected] of pattern.entries()) {
      const word = this.#lower[position + index];
      if (word === undefined) return null;
      if (expected === '#') {
        const year = this.#yearOf(word);
        if (year === null) return null;
        years.push(year);
      } else if (!expected.split('|').includes(word)) return null;
    }
    return years;
  }

  #yearOf(word: string): number | null {
    const year = /^\d{4}$/.test(word) ? Number(word) : 0;
    return year >= YEAR_MIN && year <= this.#currentYear ? year : null;
  }
}

const asRows = (patterns: readonly string[]) => patterns.map((words) => [words, null] as const);

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);
