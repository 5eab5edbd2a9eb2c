import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { Documents } from './documents.ts';
import { DocumentsWriter } from './documents-writer.ts';
import { RandomFile } from './random-file.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 80 });
const document = fc.record({ id: text, stored: text, texts: fc.tuple(text, text) });

describe('documents', () => {
  test('are read as they were written, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 200, size: 'max' }),
        fc.array(fc.nat()),
        async (written, asked) => {
          const folder = newFolder();
          const [blocks, index] = [path.join(folder, 'blocks'), path.join(folder, 'index')];
          const writer = new DocumentsWriter(blocks, index);
          for (const { id, stored, texts } of written) writer.add(id, stored, texts);
          const file = new RandomFile(blocks, writer.finish()['blocks']?.pages);
          const offsets = new Float64Array(Uint8Array.from(readFileSync(index)).buffer);
          const documents = new Documents(file, offsets, 2);
          for (const choice of [...asked, ...written.keys()]) {
            const at = choice % written.length;
            expect(documents.read(at, { withTexts: true })).toEqual(written[at]);
            expect(documents.read(at, { withTexts: false })).toEqual({ ...written[at], texts: [] });
          }
          file.close();
        },
      ),
      { numRuns: 30 },
    );
  });
});
