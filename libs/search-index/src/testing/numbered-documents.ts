import type { IndexDocument } from '../document-types.ts';
import { sampleDocument } from './sample-schema.ts';

/** Documents that differ in a number only; all of them have the word. */
export const numberedDocuments = function* (count: number, word: string): Generator<IndexDocument> {
  for (let at = 0; at < count; at += 1) {
    yield sampleDocument(`id-${at}`, {
      title: `${word} of term${at}x common`,
      number: { year: 1900 + (at % 100) },
    });
  }
};
