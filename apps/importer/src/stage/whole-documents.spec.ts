import { expect, test } from '@jest/globals';
import type { IndexDocument } from '@open-discovery/search-index';
import type { DocumentPart } from './packed-documents.ts';
import { wholeDocuments } from './whole-documents.ts';

const document = (id: string, relation: readonly string[]): IndexDocument => ({
  id,
  text: {},
  keyword: { kind: ['dataSource'], relation },
  number: {},
  stored: '{}',
});
const further = (furtherOf: string, ...values: string[]): DocumentPart => ({
  furtherOf,
  field: 'relation',
  values,
});

async function* oneByOne(parts: readonly DocumentPart[]): AsyncGenerator<DocumentPart> {
  yield* parts;
}

const wholeOf = async (...parts: readonly DocumentPart[]): Promise<IndexDocument[]> => {
  const documents: IndexDocument[] = [];
  for await (const one of wholeDocuments(oneByOne(parts))) documents.push(one);
  return documents;
};

test('a document gets its further values, in an order that does not depend on that of the parts', async () => {
  expect(
    await wholeOf(document('a', ['x 3']), further('a', 'x 4', 'x 1'), further('a', 'x 2'), document('b', [])),
  ).toEqual([document('a', ['x 1', 'x 2', 'x 3', 'x 4']), document('b', [])]);
});

test('a document without further values stays as it is', async () => {
  expect(await wholeOf(document('a', ['x 2', 'x 1']))).toEqual([document('a', ['x 2', 'x 1'])]);
  expect(await wholeOf()).toEqual([]);
});
