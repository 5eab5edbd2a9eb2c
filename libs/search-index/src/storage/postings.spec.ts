import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { ByteWriter } from './byte-writer.ts';
import { placeOfToken } from './place.ts';
import { readPlaces } from './positions.ts';
import { readListed, readPostings } from './postings.ts';
import type { Postings, TermAddress } from './postings-types.ts';
import { PostingsWriter } from './postings-writer.ts';
import { RandomFile } from './random-file.ts';
import { writePlaces } from './write-places.ts';

interface Posting {
  document: number;
  impact: number;
  /** Positions of the fields 0, 2 and 7. */
  fields: [number[], number[], number[]];
}

const FIELDS = [0, 2, 7];

/** Positions take one to three bytes. */
const position = fc.oneof(fc.nat(200), fc.nat(40_000));
const positions = fc.uniqueArray(position, { maxLength: 4 }).map((list) => list.sort((a, b) => a - b));
const rarely = fc
  .integer({ min: 0, max: 9 })
  .chain((chance) => (chance === 0 ? positions : fc.constant<number[]>([])));
const list = fc
  .uniqueArray(
    fc.record({
      document: fc.nat(100_000),
      impact: fc.integer({ min: 1, max: 255 }),
      fields: fc.tuple(positions, positions, rarely).filter((fields) => fields.flat().length > 0),
    }),
    { selector: ({ document }) => document, maxLength: 600, size: 'max' },
  )
  .map((postings) => postings.sort((a, b) => a.document - b.document));

const maskOf = ({ fields }: Posting): number =>
  fields.reduce((mask, own, index) => mask | (own.length > 0 ? 1 << (FIELDS[index] ?? 0) : 0), 0);

const placesOf = ({ fields }: Posting): number[] =>
  fields.flatMap((field, index) => field.map((position) => placeOfToken(FIELDS[index] ?? 0, position)));

const encode = (posting: Posting): ByteWriter => {
  const writer = new ByteWriter();
  const places = Uint32Array.from(placesOf(posting));
  writePlaces(writer, places, 0, places.length);
  return writer;
};

interface Written {
  files: { postings: RandomFile; positions: RandomFile };
  addresses: TermAddress[];
}

const withWritten = (lists: readonly Posting[][], use: (written: Written) => void): void => {
  const folder = newFolder();
  const [postingsFile, positionsFile] = [path.join(folder, 'postings'), path.join(folder, 'positions')];
  const writer = new PostingsWriter(postingsFile, positionsFile);
  let [postingsOffset, positionsOffset] = [0, 0];
  const addresses = lists.map((postings) => {
    for (const posting of postings) {
      writer.addText(posting.document, posting.impact, maskOf(posting), encode(posting));
    }
    const ended = writer.endTerm();
    const address = { ...ended, postingsOffset, positionsOffset };
    postingsOffset += ended.postingsLength;
    positionsOffset += ended.positionsLength;
    return address;
  });
  const written = writer.finish();
  const files = {
    postings: new RandomFile(postingsFile, written['postings']?.pages),
    positions: new RandomFile(positionsFile, written['positions']?.pages),
  };
  use({ files, addresses });
  files.postings.close();
  files.positions.close();
};

const pairs = ({ documents, impacts, count }: Postings): [number, number][] =>
  Array.from({ length: count }, (_, at) => [documents[at] ?? -1, impacts[at] ?? -1]);

describe('posting lists', () => {
  test('are read as they were written: as a whole, by field, and for some documents', () => {
    fc.assert(
      fc.property(
        fc.array(list, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(255, 1, 4, 5, 8, 128, 129, 132),
        fc.gen(),
        (lists, mask, gen) => {
          withWritten(lists, ({ files, addresses }) => {
            for (const [index, address] of addresses.entries()) {
              const postings = lists[index] ?? [];
              const inFields = postings.filter((posting) => (maskOf(posting) & mask) !== 0);
              const all = readPostings(files.postings, address, { mask, within: null });
              expect(pairs(all)).toEqual(inFields.map(({ document, impact }) => [document, impact]));

              const wanted = new Set([
                ...gen(
                  fc.subarray,
                  postings.map(({ document }) => document),
                ),
                17,
                99_999,
              ]);
              const within = Uint32Array.from(wanted).sort();
              const some = readPostings(files.postings, address, { mask, within });
              const expected = inFields.filter(({ document }) => wanted.has(document));
              expect(pairs(some)).toEqual(expected.map(({ document, impact }) => [document, impact]));

              const { ordinals } = readListed(files.postings, address, { mask, within });
              const places = [...(ordinals ?? all.documents.keys())].slice(0, expected.length);
              expect(places.map((ordinal) => postings[ordinal])).toEqual(expected);
            }
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('return the positions of exactly the requested documents', () => {
    fc.assert(
      fc.property(list, list, fc.gen(), (before, postings, gen) => {
        withWritten([before, postings], ({ files, addresses: [, address] }) => {
          if (address === undefined || postings.length === 0) return;
          const wanted = postings.filter(() => gen(fc.boolean));
          const within = Uint32Array.from(wanted, ({ document }) => document);
          const { ordinals } = readPostings(files.postings, address, { mask: 255, within });
          const { starts, places } = readPlaces(files, address, 255, ordinals ?? new Uint32Array());
          for (const [at, posting] of wanted.entries())
            expect([...places.subarray(starts[at], starts[at + 1])]).toEqual(placesOf(posting));
        });
      }),
      { numRuns: 40 },
    );
  });
});
