import type { IndexDocument } from '../document-types.ts';
import { sampleDocument } from './sample-schema.ts';

/** Generates documents that contain the same word and differ in a number. */
export const numberedDocuments = function* (count: number, word: string): Generator<IndexDocument> {
  for (let at = 0; at < count; at += 1) {
    yield sampleDocument(`id-${at}`, {
      title: `${word} of term${at}x common`,
      number: { year: 1900 + (at % 100) },
    });
  }
};
