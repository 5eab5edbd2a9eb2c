import { describe, expect, test } from '@jest/globals';
import type { IndexDocument } from '@open-discovery/search-index';
import { packDocuments, unpackDocuments } from './packed-documents.ts';

const document = (number: number, title: string): IndexDocument => ({
  id: `doi_::${number}`,
  text: { title: [title] },
  keyword: { kind: ['product'], author: [{ value: 'a', label: 'Ägir 𝔸' }] },
  number: { year: 2020 },
  sortText: { title },
  suggest: [{ text: title, group: 'product' }],
  stored: JSON.stringify({ kind: 'product', record: { id: number } }),
});

describe('packed documents', () => {
  test('come back in their order, in however many lists', () => {
    const documents = Array.from({ length: 300 }, (_, number) =>
      document(number, `Beetles ${'of the meadows '.repeat(number)}`),
    );
    const packed = packDocuments(documents);
    expect(packed.length).toBeGreaterThan(1);
    expect([...unpackDocuments(packed)]).toEqual(documents);
  });

  test('may be none', () => {
    expect([...unpackDocuments(packDocuments([]))]).toEqual([]);
  });
});
