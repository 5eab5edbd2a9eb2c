import { firstFrom } from './first-from.ts';
import { SHORT_LIST } from './postings-writer.ts';

/** The documents of the short list that was read last. */
const documents = new Uint32Array(SHORT_LIST);

/** The documents at the start of a short list; valid until the next call. The layout is described at `PostingsWriter`. */
export const readDistances = (bytes: Uint8Array, count: number): Uint32Array => {
  let at = 0;
  let document = 0;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      distance += (byte & 127) << shift;
    }
    document += distance;
    documents[index] = document;
  }
  return documents;
};

/** Whether a document is among ascending ones. */
export const isAmong = (within: Uint32Array, document: number): boolean =>
  within[firstFrom(within, 0, within.length, document)] === document;
