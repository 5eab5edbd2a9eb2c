import { IndexError } from '../index-error.ts';
import { QUERY_LIMITS } from './query-limits.ts';

type CostLimits = Record<'words' | 'prefixes' | 'prefixTerms' | 'allPrefixTerms' | 'postings', number>;

/** A word of which only the beginning is given, as it stands in the dictionary. */
interface PrefixSize {
  /** Number of words that begin like it. */
  terms: number;
  /** Total length of their lists. */
  postings: number;
}

const SHOWN_CHARACTERS = 40;

const shortened = (word: string): string =>
  word.length > SHOWN_CHARACTERS ? `${word.slice(0, SHOWN_CHARACTERS)}…` : word;

const shown = (count: number): string => count.toLocaleString('en');

/** Creates the refusal of words that are too many or too frequent. */
const tooCostly = (message: string, word?: string): IndexError => new IndexError('words', message, { word });

/**
 * Adds up what the words of a query cost. The dictionary knows it before anything is read, so a query that would take too
 * long is refused at once. Every method throws `words`; the message names the word and the limit.
 */
export class QueryCost {
  readonly #limits: CostLimits;
  #words = 0;
  #prefixes = 0;
  #prefixTerms = 0;
  #postings = 0;

  constructor(limits: CostLimits = QUERY_LIMITS) {
    this.#limits = limits;
  }

  addWord(): void {
    this.#words += 1;
    if (this.#words > this.#limits.words)
      throw tooCostly(`The query has more than ${this.#limits.words} words.`);
  }

  addTerm(term: string, postings: number): void {
    this.#postings += postings;
    const word = shortened(term);
    if (this.#postings > this.#limits.postings)
      throw tooCostly(
        `The query asks for too many frequent words: with "${word}" there are ${shown(this.#postings)} places to look at; at most ${shown(this.#limits.postings)} are allowed. Use fewer or rarer words.`,
        word,
      );
  }

  addPrefix(prefix: string, { terms, postings }: PrefixSize): void {
    const { prefixes, prefixTerms, allPrefixTerms } = this.#limits;
    const word = shortened(`${prefix}*`);
    this.#prefixes += 1;
    this.#prefixTerms += terms;
    if (this.#prefixes > prefixes)
      throw tooCostly(
        `At most ${prefixes} words may end in * or be a single character; "${word}" is one more.`,
        word,
      );
    if (terms > prefixTerms)
      throw tooCostly(
        `${shown(terms)} words begin like "${word}"; at most ${shown(prefixTerms)} may. Write more of the word.`,
        word,
      );
    if (this.#prefixTerms > allPrefixTerms)
      throw tooCostly(
        `With "${word}", ${shown(this.#prefixTerms)} words begin like one of the query; at most ${shown(allPrefixTerms)} may. Write more of the words.`,
        word,
      );
    this.addTerm(`${prefix}*`, postings);
  }
}
