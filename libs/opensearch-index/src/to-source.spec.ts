import { describe, expect, test } from '@jest/globals';
import type { IndexDocument, IndexSchema } from '@open-discovery/search-index';
import { Survey } from './survey.ts';
import { toSource } from './to-source.ts';

const schema = {
  text: [{ name: 'title', weight: 1, analyzer: 'text' }],
  keyword: [
    { name: 'source', facet: true, groupByLabel: true },
    { name: 'code', facet: false, fold: true },
  ],
  number: [{ name: 'day' }],
  sortText: ['title'],
  boosts: {},
} as const satisfies IndexSchema;

const aDocument = (fields: Partial<IndexDocument>): IndexDocument => ({
  id: 'one',
  text: {},
  keyword: {},
  number: {},
  stored: '{}',
  ...fields,
});

/** Returns what is kept of the last of some documents. */
const kept = (...documents: IndexDocument[]): object => {
  const survey = new Survey(schema);
  for (const document of documents) survey.add(document);
  const last = documents.at(-1) ?? aDocument({});
  return toSource(schema, last, documents.length - 1, survey.corpus(new Date('2026-01-01')));
};

describe('what is kept of a document', () => {
  test.each([
    ['words', 'Sea levels', ['sea level']],
    ['several values', ['Sea', 'Ice'], ['sea', 'ice']],
    ['a compound', 'v1.2', ['v1 2', 'v1.2']],
    ['no word', '—', []],
  ])('the terms of a text with %s', (_rule, title, terms) => {
    expect(kept(aDocument({ text: { title } }))).toMatchObject({ t_title: terms });
  });
  test('exact values, and folded ones next to them', () => {
    expect(kept(aDocument({ keyword: { code: ['ÉTÉ', 'ÉTÉ'] } }))).toMatchObject({
      k_code: ['ÉTÉ'],
      f_code: ['ete'],
      exists: ['code'],
    });
  });
  test('values with the same label are one group, named after the most frequent of them', () => {
    const from = (value: string, label: string) => aDocument({ keyword: { source: [{ value, label }] } });
    const documents = [from('a', 'The Archive'), from('a', 'The Archive'), from('b', 'the archive.')];
    expect(kept(...documents)).toMatchObject({ k_source: ['b'], g_source: ['~a'] });
    expect(kept(from('c', 'Another'))).toMatchObject({ g_source: ['c'] });
  });
  test('the rank of a title among all titles; equal titles have the same', () => {
    const named = (title: string) => aDocument({ sortText: { title } });
    expect(kept(named('Chapter 9'), named('chapter 10'))).toMatchObject({ r_title: 1 });
    expect(kept(named('Étude'), named('etude'))).toMatchObject({ r_title: 0 });
    expect(kept(aDocument({}))).toMatchObject({ r_title: null });
  });
});
