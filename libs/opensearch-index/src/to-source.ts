import type { IndexDocument, IndexSchema, KeywordValue } from '@open-discovery/search-index';
import {
  analyze,
  dayOf,
  fold,
  keptValue,
  NO_NUMBER,
  popularityBoost,
  rankingOf,
  readIdentifier,
  readNumber,
  readTexts,
  recencyBoost,
  VALUE_SEPARATOR,
} from '@open-discovery/search-index/text';
import { crc32 } from 'node:zlib';
import type { AnalyzerName } from '@open-discovery/search-index/text';
import { FIELD, GAP, indexTerm } from './names.ts';

/** Further gaps in a row say nothing: no phrase is as long. */
const GAPS_LIMIT = 300;

/** Facts about a document that depend on all documents of the index. */
export interface Corpus {
  /** Returns the name under which a facet counts a value. */
  readonly groupOf: (field: string, value: string) => string;
  /** Returns the rank of a sort text; equal texts have equal ranks. */
  readonly rankOf: (field: string, text: string) => number | null;
  readonly today: Date;
}

/** Returns the value of a keyword without its label. */
export const valueOf = (value: KeywordValue): string =>
  keptValue(typeof value === 'string' ? value : value.value);

/** Returns the values of a field, each once. */
export const valuesOf = (document: IndexDocument, field: string): string[] => [
  ...new Set((document.keyword[field] ?? []).map(valueOf).filter((value) => value !== '')),
];

/** Returns the words of a text at their positions, and each whole compound by itself. */
const termsOf = (text: string, analyzer: AnalyzerName): string[] => {
  const words: string[] = [];
  const wholes = new Set<string>();
  let next = 0;
  for (const { term, position, kind } of analyze(text, analyzer)) {
    if (kind !== 'word' && kind !== 'pair') wholes.add(indexTerm(term));
    else {
      for (let gaps = 0; next < position && gaps < GAPS_LIMIT; gaps += 1, next += 1) words.push(GAP);
      words.push(indexTerm(term));
      next = position + 1;
    }
  }
  return words.length === 0 ? [...wholes] : [words.join(' '), ...wholes];
};

const surfacesOf = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) =>
    analyze(text, 'name').flatMap(({ term, kind }) => (kind === 'word' ? [indexTerm(term)] : [])),
  );
  return [...new Set(words)].join(' ');
};

const numberOf = (document: IndexDocument, field: string | undefined): number =>
  field === undefined ? NO_NUMBER : (readNumber(document, field) ?? NO_NUMBER);

/** Returns the shares of recency and popularity in a document's score. */
const boostsOf = (schema: IndexSchema, document: IndexDocument, today: Date): [number, number] => {
  const ranking = rankingOf(schema);
  return [
    recencyBoost(ranking, numberOf(document, schema.boosts.recency?.field), dayOf(today)),
    popularityBoost(ranking, numberOf(document, schema.boosts.popularity?.field)),
  ];
};

const keywordsOf = (schema: IndexSchema, document: IndexDocument, corpus: Corpus): object =>
  Object.fromEntries(
    schema.keyword.flatMap(({ name, fold: isFolded, groupByLabel }): [string, string[]][] => {
      const values = valuesOf(document, name);
      if (values.length === 0) return [];
      const groups = groupByLabel ? values.map((value) => corpus.groupOf(name, value)) : [];
      return [
        [FIELD.keyword(name), values],
        ...(isFolded ? [[FIELD.folded(name), values.map(fold)] satisfies [string, string[]]] : []),
        ...(groupByLabel ? [[FIELD.grouped(name), [...new Set(groups)]] satisfies [string, string[]]] : []),
      ];
    }),
  );

const numbersOf = (schema: IndexSchema, document: IndexDocument): [string, number][] =>
  schema.number.flatMap(({ name }): [string, number][] => {
    const number = readNumber(document, name);
    return number === null ? [] : [[name, number]];
  });

const keptTexts = (schema: IndexSchema, texts: readonly string[][]): object =>
  Object.fromEntries(
    schema.text.flatMap(({ name, highlight }, index) => {
      const values = texts[index] ?? [];
      return highlight === false || values.length === 0 ? [] : [[name, values.join(VALUE_SEPARATOR)]];
    }),
  );

/** Returns the fields with a value; of a text and a keyword field with the same name, the text counts. */
const fieldsWithValue = (
  schema: IndexSchema,
  document: IndexDocument,
  texts: readonly string[][],
): string[] => {
  const keywords = schema.keyword.filter(({ name }) => !schema.text.some((text) => text.name === name));
  return [
    ...schema.text.flatMap(({ name }, index) => ((texts[index] ?? []).length > 0 ? [name] : [])),
    ...keywords.flatMap(({ name }) => (valuesOf(document, name).length > 0 ? [name] : [])),
  ];
};

/** Bits of a check number: few enough for an exact sum over hundreds of millions of documents. */
const CHECK_BITS = 24;

/** Returns a number that differs where the id or the stored text of a document does. */
export const checkNumber = ({ id, stored }: IndexDocument): number =>
  crc32(`${id}\n${stored}`) >>> (32 - CHECK_BITS);

/**
 * Returns the body under which OpenSearch keeps a document: its words are cut already. Throws `document` if it has no id or a
 * wrong number.
 */
export const toSource = (
  schema: IndexSchema,
  document: IndexDocument,
  place: number,
  corpus: Corpus,
): object => {
  const texts = readTexts(schema, document);
  const [recency, popularity] = boostsOf(schema, document, corpus.today);
  return {
    id: readIdentifier(document),
    place,
    boost: 1 + recency + popularity,
    check: checkNumber(document),
    exists: fieldsWithValue(schema, document, texts),
    surface: surfacesOf(texts.flat()),
    ...Object.fromEntries(
      schema.text.map(({ name, analyzer }, index) => [
        FIELD.text(name),
        (texts[index] ?? []).flatMap((text) => termsOf(text, analyzer)),
      ]),
    ),
    ...keywordsOf(schema, document, corpus),
    ...Object.fromEntries(numbersOf(schema, document).map(([name, value]) => [FIELD.number(name), value])),
    ...Object.fromEntries(
      schema.sortText.map((name) => [FIELD.rank(name), corpus.rankOf(name, document.sortText?.[name] ?? '')]),
    ),
    kept: { stored: document.stored, texts: keptTexts(schema, texts), boosts: [recency, popularity] },
  };
};
