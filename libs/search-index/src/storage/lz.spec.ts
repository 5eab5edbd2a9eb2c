import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ByteWriter } from './byte-writer.ts';
import { LzDecoder } from './lz-decoder.ts';
import { LZ_WINDOW, LzEncoder } from './lz-encoder.ts';

const compressed = (dictionary: Uint8Array, text: Uint8Array): Buffer => {
  const target = new ByteWriter();
  new LzEncoder(dictionary).encode(text, target);
  return target.view();
};

const [SEED, LONG] = ['a dictionary of some words', 'some words '.repeat(20)];

test.each([
  ['nothing', 1, ''],
  ['a text that is in the dictionary', 5, SEED],
  ['a text that repeats itself', 13, LONG],
  ['one byte 200,000 times', 10, 'x'.repeat(200_000)],
  ['a text of which nothing is known', 8, 'QWERTZ'],
])('%s takes %d bytes', (_, most, text) => {
  const bytes = compressed(Buffer.from(SEED), Buffer.from(text));
  expect(bytes.length).toBe(most);
  expect(new LzDecoder(Buffer.from(SEED)).decode(bytes, 0).toString()).toBe(text);
});

/** Bytes of a small alphabet, so that many match. */
const bytes = (maxLength: number) => fc.array(fc.nat({ max: 3 }), { maxLength, size: 'max' });

describe('texts', () => {
  test('are restored with the same dictionary, one after the other', () => {
    fc.assert(
      fc.property(bytes(300), fc.array(bytes(600), { maxLength: 5 }), (dictionary, texts) => {
        const [encoder, target] = [new LzEncoder(Uint8Array.from(dictionary)), new ByteWriter()];
        const starts = texts.map((text) => {
          const start = target.length;
          encoder.encode(Uint8Array.from(text), target);
          return start;
        });
        const decoder = new LzDecoder(Uint8Array.from(dictionary));
        const restored = starts.map((start) => [...decoder.decode(target.view(), start)]);
        expect(restored).toEqual(texts);
      }),
    );
  });

  test('match nothing that is out of reach', () => {
    const far = Buffer.concat([Buffer.from('begin'), Buffer.alloc(LZ_WINDOW), Buffer.from('begin')]);
    expect(new LzDecoder(Buffer.of()).decode(compressed(Buffer.of(), far), 0)).toEqual(far);
  });

  test('with changed bytes are restored to something of the same kind, or refused as damaged', () => {
    fc.assert(
      fc.property(bytes(300), fc.nat(), fc.nat({ max: 255 }), (text, place, byte) => {
        const changed = Buffer.from(compressed(Buffer.of(), Uint8Array.from(text)));
        changed[place % changed.length] = byte;
        try {
          new LzDecoder(Buffer.of()).decode(changed, 0);
        } catch (error) {
          expect(error).toMatchObject({ reason: 'damaged' });
        }
      }),
    );
  });
});
