import type { IndexDocument, IndexSchema } from '@open-discovery/search-index';
import {
  compareSortTexts,
  groupName,
  keptValue,
  labelKey,
  sortTextOf,
  suggestionKeys,
  suggestionText,
  wellFormed,
} from '@open-discovery/search-index/text';
import type { Corpus } from './to-source.ts';
import { valuesOf } from './to-source.ts';

/** The label and group of a value, once all documents have been read. */
export interface ValueRow {
  readonly field: string;
  readonly value: string;
  readonly label: string;
  readonly group: string;
}

/** A completion with its count. */
export interface CompletionRow {
  readonly group: string;
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

interface ValueFacts {
  label: string | null;
  documents: number;
}

/** Bytes, as the values of the embedded index are in order. */
const byBytes = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left), Buffer.from(right));

const namesOfGroups = (facts: ReadonlyMap<string, ValueFacts>): Map<string, string> => {
  const byKey = new Map<string, string[]>();
  for (const [value, { label }] of facts) {
    const key = labelKey(label ?? value);
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), value]);
  }
  const documents = (value: string): number => facts.get(value)?.documents ?? 0;
  const names = new Map<string, string>();
  for (const values of byKey.values()) {
    if (values.length < 2) continue;
    const [shown = ''] = values.sort((a, b) => documents(b) - documents(a) || byBytes(a, b));
    for (const value of values) names.set(value, groupName(shown));
  }
  return names;
};

const ranksOf = (texts: Iterable<string>): Map<string, number> => {
  const sorted = [...texts].sort(compareSortTexts);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, text] of sorted.entries()) {
    if (index > 0 && compareSortTexts(sorted[index - 1] ?? '', text) !== 0) rank += 1;
    ranks.set(text, rank);
  }
  return ranks;
};

/**
 * Collects what only all documents together determine: labels and groups of values, ranks of sort texts, completions.
 * Memory grows with the number of distinct values and titles.
 */
export class Survey {
  readonly #schema: IndexSchema;
  readonly #values = new Map<string, Map<string, ValueFacts>>();
  readonly #sortTexts = new Map<string, Set<string>>();
  readonly #completions = new Map<string, Map<string, number>>();

  #groupNames: ReadonlyMap<string, ReadonlyMap<string, string>> | null = null;

  constructor(schema: IndexSchema) {
    this.#schema = schema;
    for (const { name, facet } of schema.keyword) if (facet) this.#values.set(name, new Map());
    for (const name of schema.sortText) this.#sortTexts.set(name, new Set());
  }

  add(document: IndexDocument): void {
    for (const [field, facts] of this.#values) this.#addValues(field, facts, document);
    for (const [name, texts] of this.#sortTexts) {
      const text = sortTextOf(document.sortText?.[name] ?? '');
      if (text !== '') texts.add(text);
    }
    for (const { group, text, weight } of document.suggest ?? []) {
      const counts = this.#completions.get(group) ?? new Map<string, number>();
      this.#completions.set(group, counts);
      const more = Math.max(0, Math.round(weight ?? 1));
      for (const key of suggestionKeys(0, text)) counts.set(key, (counts.get(key) ?? 0) + more);
    }
  }

  #addValues(field: string, facts: Map<string, ValueFacts>, document: IndexDocument): void {
    for (const value of valuesOf(document, field)) {
      const known = facts.get(value);
      if (known) known.documents += 1;
      else facts.set(value, { label: null, documents: 1 });
    }
    for (const one of document.keyword[field] ?? []) {
      if (typeof one === 'string') continue;
      const value = keptValue(one.value);
      const known = facts.get(value);
      if (known && one.label !== '' && one.label !== value) known.label ??= wellFormed(one.label);
    }
  }

  /** Returns what the documents need; nothing may be added afterwards. */
  corpus(today: Date): Corpus {
    const groups = this.#groups();
    const ranks = new Map([...this.#sortTexts].map(([name, texts]) => [name, ranksOf(texts)]));
    return {
      groupOf: (field, value) => groups.get(field)?.get(value) ?? value,
      rankOf: (field, text) => ranks.get(field)?.get(sortTextOf(text)) ?? null,
      today,
    };
  }

  #groups(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    const grouped = this.#schema.keyword.filter(({ groupByLabel }) => groupByLabel);
    this.#groupNames ??= new Map(
      grouped.map(({ name }) => [name, namesOfGroups(this.#values.get(name) ?? new Map())]),
    );
    return this.#groupNames;
  }

  *values(): Iterable<ValueRow> {
    const groups = this.#groups();
    for (const [field, facts] of this.#values)
      for (const [value, { label }] of facts)
        yield { field, value, label: label ?? value, group: groups.get(field)?.get(value) ?? value };
  }

  *completions(): Iterable<CompletionRow> {
    for (const [group, counts] of this.#completions)
      for (const [key, count] of counts)
        yield { group, key: key.slice(1, key.indexOf('\u0000')), text: suggestionText(key), count };
  }
}
