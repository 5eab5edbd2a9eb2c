import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { Codebook, SHORT_CODES } from './codebook.ts';
import { DocumentDecoder } from './document-decoder.ts';
import { DocumentEncoder, MATCH_WINDOW } from './document-encoder.ts';
import { SAMPLE_BYTES, learnCodebook } from './learn-codebook.ts';

const learned = (...samples: readonly string[]): Codebook =>
  learnCodebook(samples.map((sample) => Buffer.from(sample)));

const compressed = (codebook: Codebook, text: Uint8Array): Buffer => {
  const target = new ByteWriter();
  new DocumentEncoder(codebook).encode(text, target);
  return target.view();
};

const restored = (codebook: Codebook, bytes: Buffer): Buffer =>
  new DocumentDecoder(codebook).decode(new ByteReader(bytes));

/** More words than there are codes of one byte, each used twice. */
const WORDS = Array.from({ length: 2 * SHORT_CODES }, (_, at) => ` word${at}`);
const SAMPLES = [' the sea and the sky'.repeat(3), [...WORDS, ...WORDS].join('')];
const CODEBOOK = learned(...SAMPLES);

describe('a text', () => {
  test.each([
    ['nothing', 1, ''],
    ['frequent words', 5, ' the sea and the'],
    ['a word with a long code', 3, WORDS.at(-1)],
    ['a rare word of known pieces', 8, ' sword'],
    ['a text that repeats itself', 21, ' QWERTZ UIOP'.repeat(20)],
    ['one byte 200,000 times', 43, 'x'.repeat(200_000)],
    ['bytes that are in no word', 8, 'QWERTZ'],
    ['a long run of literals', 43, 'QÄÖÜẞ'.repeat(4)],
  ])('with %s takes %d bytes', (_, most, text = '') => {
    const bytes = compressed(CODEBOOK, Buffer.from(text));
    expect(restored(CODEBOOK, bytes).toString()).toBe(text);
    expect(bytes.length).toBe(most);
  });

  test('is restored with the codebook it was written with, one after the other', () => {
    const word = fc.oneof(
      fc.constantFrom(...WORDS, ' the', ' sea'),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    );
    const text = fc.array(word, { maxLength: 60, size: 'max' }).map((words) => words.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), fc.array(text, { maxLength: 5 }), (samples, texts) => {
        const codebook = learned(...samples, ...SAMPLES);
        const [encoder, target] = [new DocumentEncoder(codebook), new ByteWriter()];
        const starts = texts.map((one) => {
          const start = target.length;
          encoder.encode(Buffer.from(one), target);
          return start;
        });
        const decoder = new DocumentDecoder(codebook);
        const read = starts.map((start) => decoder.decode(new ByteReader(target.view(), start)).toString());
        expect(read).toEqual(texts.map((one) => Buffer.from(one).toString()));
      }),
    );
  });

  test('matches nothing that is out of reach', () => {
    const far = Buffer.concat([
      Buffer.from('begin here'),
      Buffer.alloc(MATCH_WINDOW),
      Buffer.from('begin here'),
    ]);
    expect(restored(CODEBOOK, compressed(CODEBOOK, far))).toEqual(far);
  });

  test('with changed bytes is restored to something of the same kind, or refused as damaged', () => {
    const text = fc.array(fc.constantFrom(...WORDS, 'x', 'QWERTZ', ' the sea'), {
      maxLength: 200,
      size: 'max',
    });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat({ max: 255 }), (words, place, byte) => {
        const changed = Buffer.from(compressed(CODEBOOK, Buffer.from(words.join(''))));
        changed[place % changed.length] = byte;
        try {
          restored(CODEBOOK, changed);
        } catch (error) {
          expect(error).toMatchObject({ reason: 'damaged' });
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** The entries that are not pieces. */
const wordsOf = (codebook: Codebook): string[] =>
  Array.from({ length: codebook.size }, (_, index) => Buffer.from(codebook.entry(index)).toString()).filter(
    (entry) => entry.length > 2,
  );

describe('a codebook', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 30 }), (samples) => {
        const target = new ByteWriter();
        const codebook = learned(...samples);
        codebook.write(target);
        expect(Codebook.read(target.view())).toEqual(codebook);
      }),
    );
  });

  test('with too many entries, or of which a part is missing, is refused as damaged', () => {
    const target = new ByteWriter();
    CODEBOOK.write(target);
    const cut = target.view().subarray(0, -1);
    expect(() => Codebook.read(cut)).toThrow(expect.objectContaining({ reason: 'damaged' }));
    expect(() => Codebook.read(Buffer.of(255, 255, 3))).toThrow(
      expect.objectContaining({ reason: 'damaged' }),
    );
  });

  test('gives the most frequent words the short codes, and leaves out words that are used once', () => {
    expect(wordsOf(learned('the sea and the sea and the sky'))).toEqual([' sea', ' and', ' the']);
  });

  test('is learned from the beginning of a large sample', () => {
    const [begin, end] = [' sea sea', ' sky sky'];
    const between = Buffer.alloc(SAMPLE_BYTES, '.').toString();
    expect(wordsOf(learned(begin, between, end))).toContain(' sea');
    expect(wordsOf(learned(begin, between, end))).not.toContain(' sky');
  });
});
