import type { Generation } from '../generation/generation.ts';
import type { IndexClause } from '../query-types.ts';
import { WordCutter } from './cut-words.ts';
import type { PhraseWords, TermWords, WordTree } from './cut-words.ts';
import { addressOf, allOf, anyOf } from './plan.ts';
import type { PhrasePlan, Plan, TermPlan } from './plan.ts';
import { QueryCost } from './query-cost.ts';

/** Looks up the words of a query in the dictionary. */
export class WordPlanner {
  readonly #generation: Generation;
  readonly #cost = new QueryCost();
  readonly #cutter: WordCutter;

  constructor(generation: Generation) {
    this.#generation = generation;
    this.#cutter = new WordCutter(generation.manifest.schema.text, () => this.#cost.addWord());
  }

  /** Returns `null` when the text contains no word. */
  plan({ op, text, fields }: Extract<IndexClause, { text: string }>): Plan | null {
    const mask = this.#cutter.maskOf(fields);
    const tree =
      op === 'phrase'
        ? this.#cutter.phrase(text, mask)
        : this.#cutter.words(text, mask, { isLastOpen: op === 'prefix' });
    return tree && this.#plan(tree);
  }

  #plan(tree: WordTree): Plan {
    switch (tree.kind) {
      case 'none':
        return tree;
      case 'and':
        return allOf(tree.parts.map((part) => this.#plan(part)));
      case 'or':
        return anyOf(tree.parts.map((part) => this.#plan(part)));
      case 'term':
        return this.#term(tree) ?? { kind: 'none' };
      case 'phrase':
        return this.#phrase(tree) ?? { kind: 'none' };
      case 'prefix':
        return this.#prefix(tree.prefix, tree.mask);
      case 'words': {
        const part = this.#plan(tree.part);
        const wholes = tree.wholes.flatMap((whole) => this.#term(whole) ?? []);
        const together = tree.together === null ? null : this.#phrase(tree.together);
        return wholes.length === 0 && together === null ? part : { kind: 'words', part, wholes, together };
      }
    }
  }

  #phrase({ terms, offsets, mask }: PhraseWords): PhrasePlan | null {
    const found = terms.map((term) => this.#term(term)).filter((term) => term !== null);
    return found.length < terms.length ? null : { kind: 'phrase', terms: found, offsets, mask };
  }

  #term({ term, mask }: TermWords): TermPlan | null {
    const entry = this.#generation.terms.find(term);
    if (entry === null) return null;
    const address = addressOf(entry);
    this.#cost.addTerm(term, address.documents);
    return { kind: 'term', term, address, mask };
  }

  #prefix(prefix: string, mask: number): Plan {
    const [from, to] = this.#generation.terms.range(prefix);
    if (from >= to || mask === 0) return { kind: 'none' };
    const [first, last] = [this.#generation.terms.at(from), this.#generation.terms.at(to - 1)];
    const postings = (last.sums[0] ?? 0) + (last.numbers[0] ?? 0) - (first.sums[0] ?? 0);
    this.#cost.addPrefix(prefix, { terms: to - from, postings });
    return { kind: 'prefix', prefix, from, to, postings, mask };
  }
}
