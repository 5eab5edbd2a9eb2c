import { IndexError } from '@open-discovery/search-index';
import type { IndexClause, IndexSchema } from '@open-discovery/search-index';
import {
  fold,
  keptValue,
  QueryCost,
  rankingOf,
  valueOfGroupName,
  WordCutter,
} from '@open-discovery/search-index/text';
import type { PhraseWords, WordTree } from '@open-discovery/search-index/text';
import type { LookedUp } from './look-up.ts';
import { FIELD, GAP, indexTerm, storedId } from './names.ts';

/** A query in the language of OpenSearch. */
export type Dsl = Readonly<Record<string, unknown>>;

const ALL: Dsl = { match_all: {} };
const NONE: Dsl = { match_none: {} };

/** Separates the number of a named part from the source that explanations show. */
export const NAME_SEPARATOR = '|';

/** A part of a query: its condition, and whether it adds to the score. */
interface Part {
  readonly dsl: Dsl;
  readonly isScored: boolean;
}

const unscored = (dsl: Dsl): Part => ({ dsl, isScored: false });

/** Joins conditions that must all hold. */
const everyOf = (parts: readonly Part[]): Part => {
  const [first, second] = parts;
  if (first === undefined) return unscored(ALL);
  if (second === undefined) return first;
  const [scored, others] = [
    parts.filter(({ isScored }) => isScored),
    parts.filter(({ isScored }) => !isScored),
  ];
  const dsl = { bool: { must: scored.map((part) => part.dsl), filter: others.map((part) => part.dsl) } };
  return { dsl, isScored: scored.length > 0 };
};

const asScored = ({ dsl, isScored }: Part): Dsl =>
  isScored ? dsl : { constant_score: { filter: dsl, boost: 0 } };

/** Joins conditions of which one must hold. */
const someOf = (parts: readonly Part[]): Part => {
  const [first, second] = parts;
  if (first === undefined) return unscored(NONE);
  if (second === undefined) return first;
  const isScored = parts.some((part) => part.isScored);
  const should = parts.map((part) => (isScored ? asScored(part) : part.dsl));
  return { dsl: { bool: { should, minimum_should_match: 1 } }, isScored };
};

const withIds = (dsl: Dsl, ids: readonly string[]): Dsl =>
  ids.length === 0
    ? dsl
    : { bool: { should: [dsl, { ids: { values: ids.map(storedId) } }], minimum_should_match: 1 } };

/** The numbers that a field can have: OpenSearch refuses ranges that begin or end beyond them. */
const LEAST = -(2 ** 31);
const GREATEST = 2 ** 31 - 1;

/** Translates the clauses of one query. */
export class QueryTranslator {
  readonly #schema: IndexSchema;
  readonly #lookedUp: LookedUp;
  readonly #isExplained: boolean;
  readonly #cost = new QueryCost();
  readonly #cutter: WordCutter;
  #names = 0;

  constructor(schema: IndexSchema, lookedUp: LookedUp, options: { isExplained: boolean }) {
    this.#schema = schema;
    this.#lookedUp = lookedUp;
    this.#isExplained = options.isExplained;
    this.#cutter = new WordCutter(schema.text, () => this.#cost.addWord());
  }

  /** Throws `query` if a field does not exist. Texts without words are ignored. */
  translate(node: IndexClause): Part {
    return this.#node(node) ?? unscored(ALL);
  }

  /** Returns the words of a clause, for highlights: excluded ones are left out. */
  words(node: IndexClause): WordTree {
    switch (node.op) {
      case 'and':
      case 'or':
        return { kind: node.op, parts: node.nodes.map((part) => this.words(part)) };
      case 'words':
      case 'prefix':
      case 'phrase':
        return this.#cut(node) ?? { kind: 'none' };
      default:
        return { kind: 'none' };
    }
  }

  #cut(node: Extract<IndexClause, { op: 'words' | 'prefix' | 'phrase' }>): WordTree | null {
    const mask = this.#cutter.maskOf(node.fields);
    return node.op === 'phrase'
      ? this.#cutter.phrase(node.text, mask)
      : this.#cutter.words(node.text, mask, { isLastOpen: node.op === 'prefix' });
  }

  #node(node: IndexClause): Part | null {
    switch (node.op) {
      case 'all':
        return unscored(ALL);
      case 'none':
        return unscored(NONE);
      case 'and':
      case 'or': {
        const parts = node.nodes.map((part) => this.#node(part)).filter((part) => part !== null);
        if (parts.length === 0 && node.nodes.length > 0) return null;
        return node.op === 'and' ? everyOf(parts) : someOf(parts);
      }
      case 'not': {
        const part = this.#node(node.node);
        return part && unscored({ bool: { must_not: [part.dsl] } });
      }
      case 'words':
      case 'prefix':
      case 'phrase': {
        const tree = this.#cut(node);
        return tree && this.#tree(tree);
      }
      case 'value':
        return unscored(this.#values(node.field, node.values));
      case 'range':
        return unscored(this.#range(node));
      case 'exists':
        return unscored(this.#exists(node.field));
      case 'ids':
        // OpenSearch refuses an empty id.
        return unscored({ ids: { values: node.ids.filter((id) => id !== '').map(storedId) } });
    }
  }

  #tree(tree: WordTree): Part {
    switch (tree.kind) {
      case 'none':
        return unscored(NONE);
      case 'and':
        return everyOf(tree.parts.map((part) => this.#tree(part)));
      case 'or':
        return someOf(tree.parts.map((part) => this.#tree(part)));
      case 'term': {
        const value = indexTerm(tree.term);
        return this.#inFields(tree.mask, (field, weight) => ({
          term: { [FIELD.text(field)]: { value, boost: weight, ...this.#name(`${field}: ${tree.term}`) } },
        }));
      }
      case 'prefix': {
        this.#cost.addPrefix(tree.prefix, { terms: 0, postings: 0 });
        const value = indexTerm(tree.prefix);
        return this.#inFields(tree.mask, (field, weight) => ({
          prefix: { [FIELD.text(field)]: { value, boost: weight, ...this.#name(`${tree.prefix}…`) } },
        }));
      }
      case 'phrase':
        return this.#phrase(tree, 1, `"${tree.terms.map(({ term }) => term).join(' ')}"`);
      case 'words': {
        const { phraseShare } = rankingOf(this.#schema);
        const more = [
          ...tree.wholes.map((whole) => this.#tree(whole)),
          ...(tree.together === null ? [] : [this.#phrase(tree.together, phraseShare, 'proximity')]),
        ];
        const must = asScored(this.#tree(tree.part));
        return { dsl: { bool: { must: [must], should: more.map(({ dsl }) => dsl) } }, isScored: true };
      }
    }
  }

  #phrase({ terms, offsets, mask }: PhraseWords, share: number, source: string): Part {
    const words: string[] = [];
    for (const [index, { term }] of terms.entries()) {
      while (words.length < (offsets[index] ?? 0)) words.push(GAP);
      words.push(indexTerm(term));
    }
    return this.#inFields(mask, (field, weight) => ({
      match_phrase: {
        [FIELD.text(field)]: { query: words.join(' '), boost: weight * share, ...this.#name(source) },
      },
    }));
  }

  #inFields(mask: number, leaf: (field: string, weight: number) => Dsl): Part {
    const leaves = this.#schema.text
      .filter((_, index) => (mask & (1 << index)) !== 0)
      .map(({ name, weight }) => ({ dsl: leaf(name, weight), isScored: true }));
    return someOf(leaves);
  }

  #name(source: string): Dsl {
    if (!this.#isExplained) return {};
    this.#names += 1;
    return { _name: `${this.#names}${NAME_SEPARATOR}${source}` };
  }

  #values(field: string, values: readonly string[]): Dsl {
    const schema = this.#schema.keyword.find(({ name }) => name === field);
    if (schema === undefined) throw new IndexError('query', `There is no keyword field "${field}".`);
    const kept = values.filter((value) => value !== '').map(keptValue);
    if (schema.fold) return { terms: { [FIELD.folded(field)]: kept.map(fold) } };
    const documents = kept.flatMap((value) => this.#lookedUp.further.get(`${field} ${value}`) ?? []);
    const plain = withIds({ terms: { [FIELD.keyword(field)]: kept } }, documents);
    const named = kept.flatMap((value) => {
      const ofGroup = valueOfGroupName(value);
      return ofGroup === null
        ? []
        : [{ group: this.#lookedUp.groups.get(`${field} ${value}`), value: ofGroup }];
    });
    if (named.length === 0) return plain;
    const grouped = named.flatMap(({ group }) => group ?? []);
    const single = named.flatMap(({ group, value }) => (group === undefined ? [value] : []));
    const should = [
      plain,
      { terms: { [FIELD.keyword(field)]: single } },
      ...(schema.groupByLabel ? [{ terms: { [FIELD.grouped(field)]: grouped } }] : []),
    ];
    return { bool: { should, minimum_should_match: 1 } };
  }

  #range({ field, from, to }: { field: string; from?: number; to?: number }): Dsl {
    if (!this.#schema.number.some(({ name }) => name === field))
      throw new IndexError('query', `There is no number field "${field}".`);
    const [first, last] = [Math.ceil(from ?? LEAST), Math.floor(to ?? GREATEST)];
    if (first > GREATEST || last < LEAST) return NONE;
    if (first <= LEAST && last >= GREATEST) return { exists: { field: FIELD.number(field) } };
    const bounds = { gte: Math.max(first, LEAST), lte: Math.min(last, GREATEST) };
    return { range: { [FIELD.number(field)]: bounds } };
  }

  #exists(field: string): Dsl {
    if (this.#schema.number.some(({ name }) => name === field)) return this.#range({ field });
    const fields = [...this.#schema.text, ...this.#schema.keyword];
    if (!fields.some(({ name }) => name === field))
      throw new IndexError('query', `There is no field "${field}".`);
    return { term: { exists: field } };
  }
}
