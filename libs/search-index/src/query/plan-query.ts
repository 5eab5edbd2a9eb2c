import type { Generation } from '../generation/generation.ts';
import { fieldIndex } from '../generation/generation-files.ts';
import { IndexError } from '../index-error.ts';
import { valueOfGroupName } from '../storage/group-name.ts';
import { foldedKeyPrefix, keywordPrefix, textFieldNumber } from '../storage/keyword-key.ts';
import { LruCache } from '../storage/lru-cache.ts';
import type { IndexClause } from '../query-types.ts';
import { WordPlanner } from './plan-words.ts';
import { addressOf, allOf, anyOf } from './plan.ts';
import type { Plan } from './plan.ts';

/** Lists of at least this many ids are kept, because many searches in a row can exclude the same documents. */
const LONG_LIST = 16;
const KEPT_LISTS = 8;

/** The documents of lists of ids. */
export type IdLists = LruCache<string, Uint32Array>;

/** Creates the cache of lists of ids that the queries of a generation share. */
export const cacheForIdLists = (): IdLists => new LruCache(KEPT_LISTS);

/** Looks up a query in the dictionaries of a generation. */
export class QueryPlanner {
  readonly #generation: Generation;
  readonly #words: WordPlanner;
  readonly #lists: IdLists;

  constructor(generation: Generation, lists: IdLists) {
    this.#generation = generation;
    this.#lists = lists;
    this.#words = new WordPlanner(generation);
  }

  /** Throws `query` if a field does not exist. Texts without words are ignored. */
  plan(node: IndexClause): Plan {
    return this.#node(node) ?? { kind: 'all' };
  }

  #node(node: IndexClause): Plan | null {
    switch (node.op) {
      case 'all':
      case 'none':
        return { kind: node.op };
      case 'and':
      case 'or':
        return this.#several(node.op, node.nodes);
      case 'not':
        return this.#negated(node.node);
      case 'words':
      case 'prefix':
      case 'phrase':
        return this.#words.plan(node);
      case 'value':
        return this.#values(node.field, node.values);
      case 'range':
        return this.#range(node);
      case 'exists':
        return this.#exists(node.field);
      case 'ids':
        return { kind: 'documents', ids: this.#documents(node.ids) };
      default:
        throw new IndexError('query', `There is no operation ${JSON.stringify(node)}.`);
    }
  }

  #several(op: 'and' | 'or', nodes: readonly IndexClause[]): Plan | null {
    const parts = nodes.map((node) => this.#node(node)).filter((part) => part !== null);
    if (parts.length === 0 && nodes.length > 0) return null;
    return op === 'and' ? allOf(parts) : anyOf(parts);
  }

  #negated(node: IndexClause): Plan | null {
    const part = this.#node(node);
    if (part === null) return null;
    return part.kind === 'none' ? { kind: 'all' } : { kind: 'not', part };
  }

  #values(name: string, values: readonly string[]): Plan {
    const { keyword } = this.#generation.manifest.schema;
    const index = fieldIndex(keyword, name, 'keyword');
    const ordinals = new Set<number>();
    for (const value of values) {
      if (value === '') continue;
      const found = this.#generation.findValue(index, value);
      for (const ordinal of found === null ? this.#groupOf(index, value) : [found.ordinal])
        ordinals.add(ordinal);
      if (keyword[index]?.fold !== true) continue;
      const [from, to] = this.#generation.values.range(foldedKeyPrefix(index, value));
      for (let ordinal = from; ordinal < to; ordinal += 1) ordinals.add(ordinal);
    }
    return this.#ofOrdinals([...ordinals]);
  }

  /** Returns the values of a group by its name. */
  #groupOf(field: number, name: string): number[] {
    const value = valueOfGroupName(name);
    const found = value && this.#generation.findValue(field, value);
    if (!found) return [];
    const [first] = this.#generation.valueRange(field);
    const group = this.#generation.labelGroups[field]?.of(found.ordinal - first);
    return group === undefined ? [found.ordinal] : Array.from(group, (ordinal) => first + ordinal);
  }

  #ofOrdinals(ordinals: readonly number[]): Plan {
    if (ordinals.length === 0) return { kind: 'none' };
    const { values } = this.#generation;
    const addresses = ordinals.map((ordinal) => ({ ordinal, address: addressOf(values.at(ordinal)) }));
    return { kind: 'values', addresses };
  }

  #range({ field, from = -Infinity, to = Infinity }: { field: string; from?: number; to?: number }): Plan {
    const { codes, base, greatest } = this.#generation.numbersOf(field, 'number');
    return {
      kind: 'range',
      codes,
      from: Math.max(1, Math.ceil(from) - base),
      to: Math.min(greatest, Math.floor(to) - base),
    };
  }

  #exists(field: string): Plan {
    const { schema } = this.#generation.manifest;
    if (schema.number.some(({ name }) => name === field)) return this.#range({ field });
    const text = schema.text.findIndex(({ name }) => name === field);
    const number = text < 0 ? fieldIndex(schema.keyword, field, 'searchable') : textFieldNumber(schema, text);
    const entry = this.#generation.values.find(keywordPrefix(number));
    return this.#ofOrdinals(entry === null ? [] : [entry.ordinal]);
  }

  #documents(ids: readonly string[]): Uint32Array {
    return ids.length < LONG_LIST
      ? this.#lookUp(ids)
      : this.#lists.getOr(JSON.stringify(ids), () => this.#lookUp(ids));
  }

  #lookUp(ids: readonly string[]): Uint32Array {
    const found = ids.map((id) => this.#generation.documentOf(id)).filter((document) => document >= 0);
    return Uint32Array.from(new Set(found)).sort();
  }
}
