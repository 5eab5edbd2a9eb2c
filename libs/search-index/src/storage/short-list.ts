import { ByteReader } from './byte-reader.ts';
import { SHORT_LIST } from './postings-writer.ts';

/** The numbers read last. */
const numbers = new Uint32Array(SHORT_LIST);

/** Decodes up to 128 ascending numbers stored as varint deltas; valid until the next call. */
export const readDistances = (bytes: Buffer, count: number): Uint32Array => {
  const reader = new ByteReader(bytes);
  let number = 0;
  for (let index = 0; index < count; index += 1) {
    number += reader.varint();
    numbers[index] = number;
  }
  return numbers;
};
