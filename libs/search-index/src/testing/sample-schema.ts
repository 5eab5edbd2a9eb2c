import type { IndexDocument, IndexSchema } from '../document-types.ts';

/** A small schema with every kind of field, for tests. */
export const sampleSchema: IndexSchema = {
  text: [
    { name: 'title', weight: 5, analyzer: 'text' },
    { name: 'abstract', weight: 1, analyzer: 'text' },
    { name: 'author', weight: 2, analyzer: 'name' },
    { name: 'pid', weight: 4, analyzer: 'identifier' },
  ],
  keyword: [
    { name: 'type', facet: true },
    { name: 'subject', facet: true, suggest: true, fold: true },
    { name: 'authorId', facet: true, high: true },
    { name: 'hidden', facet: false },
  ],
  number: [{ name: 'year', facet: true }, { name: 'date' }, { name: 'citations' }],
  sortText: ['title'],
  boosts: { recency: { field: 'date' }, popularity: { field: 'citations' } },
};

/** Creates a document of the sample schema with the fields that a test needs. */
export const sampleDocument = (
  id: string,
  given: Partial<Omit<IndexDocument, 'id'>> & { title?: string } = {},
): IndexDocument => ({
  id,
  text: { title: given.title, ...given.text },
  keyword: given.keyword ?? {},
  number: given.number ?? {},
  sortText: { title: given.title, ...given.sortText },
  suggest: given.suggest,
  stored: given.stored ?? JSON.stringify({ id }),
});
