import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ByteWriter } from './byte-writer.ts';
import { Chunks } from './chunks.ts';
import { writeChunks } from './chunks-writer.ts';

const UNIVERSE = 200_000;

const written = (documents: readonly number[]): Chunks => {
  const writer = new ByteWriter();
  writeChunks(writer, Uint32Array.from(documents));
  return new Chunks(new Uint8Array(writer.view()));
};

/** Ascending documents: from `from` on, one of every `step`, the rest by chance. */
const documents = fc
  .tuple(
    fc.array(
      fc.record({ from: fc.nat(UNIVERSE), step: fc.integer({ min: 1, max: 40 }), count: fc.nat(9000) }),
      {
        maxLength: 3,
      },
    ),
    fc.array(fc.nat(UNIVERSE - 1), { maxLength: 50 }),
  )
  .map(([rows, others]) => {
    const inRows = rows.flatMap(({ from, step, count }) =>
      Array.from({ length: count }, (_, at) => from + at * step),
    );
    return [...new Set([...inRows, ...others])].filter((one) => one < UNIVERSE).sort((a, b) => a - b);
  });

describe('the chunks of a long list', () => {
  test('contain all documents, as a list and as bits', () => {
    fc.assert(
      fc.property(documents, (expected) => {
        const chunks = written(expected);
        expect([...chunks.documents(expected.length)]).toEqual(expected);
        const bits = new Uint32Array(UNIVERSE / 32);
        for (const document of expected)
          bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31));
        expect(chunks.bits(UNIVERSE)).toEqual(bits);
      }),
      { numRuns: 30 },
    );
  });

  test('find a document and its position in the list', () => {
    fc.assert(
      fc.property(documents, documents, (expected, wanted) => {
        const ordinalOf = new Map(expected.map((document, ordinal) => [document, ordinal]));
        const both = wanted.filter((document) => ordinalOf.has(document));
        const found = written(expected).among(Uint32Array.from(wanted));
        expect([...found.documents.subarray(0, found.count)]).toEqual(both);
        const ordinals = found.ordinals.subarray(0, found.count);
        expect([...ordinals]).toEqual(both.map((one) => ordinalOf.get(one)));
        expect([...written(expected).at(ordinals)]).toEqual(both);
        const byBits = written(expected).amongBits(written(wanted).bits(UNIVERSE));
        expect([...byBits.documents.subarray(0, byBits.count)]).toEqual(both);
        expect([...byBits.ordinals.subarray(0, byBits.count)]).toEqual([...ordinals]);
      }),
      { numRuns: 30 },
    );
  });

  test('list the documents whose bits are set', () => {
    fc.assert(
      fc.property(documents, documents, (left, right) => {
        const inRight = new Set(right);
        const both = left.filter((document) => inRight.has(document));
        expect([...written(left).listIn(written(right).bits(UNIVERSE))]).toEqual(both);
      }),
      { numRuns: 30 },
    );
  });
});
