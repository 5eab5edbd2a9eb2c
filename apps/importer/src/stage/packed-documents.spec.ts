import { describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

const folder = mkdtempSync(path.join(tmpdir(), 'packed-documents-'));
const file = path.join(folder, 'rest');

describe('packed documents', () => {
  const documents = Array.from({ length: 300 }, (_, number) =>
    document(number, `Beetles\n${'of the meadows '.repeat(number)}`),
  );

  test('come back in their order, in however many lists', () => {
    const packed = packDocuments(documents, { file });
    expect(packed.lists.length).toBeGreaterThan(1);
    expect(packed.rest).toBeNull();
    expect([...unpackDocuments(packed)]).toEqual(documents);
  });

  test.each([0, 1])('wait in a file, but for %d lists, and come back in their order', (mostInMemory) => {
    const packed = packDocuments(documents, { file, mostInMemory });
    expect(packed.lists).toHaveLength(mostInMemory);
    expect(packed.rest).toBe(file);
    expect([...unpackDocuments(packed)]).toEqual(documents);
    expect(existsSync(file)).toBe(false);
  });

  test('may be none', () => {
    const packed = packDocuments([], { file, mostInMemory: 0 });
    expect([...unpackDocuments(packed)]).toEqual([]);
  });
});
