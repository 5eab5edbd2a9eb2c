import { firstFrom } from './first-from.ts';
import { SHORT_LIST } from './postings-writer.ts';

/** The numbers read last. */
const numbers = new Uint32Array(SHORT_LIST);

/** Decodes up to 128 ascending numbers stored as varint deltas; valid until the next call. */
export const readDistances = (bytes: Uint8Array, count: number): Uint32Array => {
  let at = 0;
  let number = 0;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      distance += (byte & 127) << shift;
    }
    number += distance;
    numbers[index] = number;
  }
  return numbers;
};

/** Reports whether a document is in an ascending list. */
export const isAmong = (within: Uint32Array, document: number): boolean =>
  within[firstFrom(within, 0, within.length, document)] === document;
