import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE } from '../generation/generation-files.ts';
import { fieldFrequency, impactByte } from '../ranking/impact.ts';
import { rankingOf } from '../ranking/ranking-constants.ts';
import type { RankingConstants } from '../ranking/ranking-constants.ts';
import type { ByteReader } from '../storage/byte-reader.ts';
import { ByteWriter } from '../storage/byte-writer.ts';
import { DictionaryWriter } from '../storage/dictionary-writer.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { PostingsWriter } from '../storage/postings-writer.ts';
import { countOfHead, fieldOfHead, isLastHead } from '../storage/write-places.ts';
import type { IndexSchema } from '../document-types.ts';
import { mergeRuns } from './merge-runs.ts';
import type { SameKey } from './merge-runs.ts';
import type { RunReader } from './run-file.ts';

/** Properties of all documents that the merge of texts needs; the file of their lengths is in the folder. */
export interface TextMergeOptions {
  folder: string;
  runs: readonly string[];
  schema: IndexSchema;
  averageLengths: readonly number[];
}

export interface MergedText {
  terms: number;
  files: Record<string, WrittenFile>;
}

/** Returns the spelling of a term to show: that of the run in which the term is most frequent. */
const formOf = (runs: SameKey): string => {
  let [best] = runs;
  for (const run of runs) if (run.amount > best.amount) best = run;
  return best.label;
};

const readLengths = (file: string): Uint16Array => {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Uint16Array(buffer, byteOffset, byteLength / Uint16Array.BYTES_PER_ELEMENT);
};

/** Copies the postings of one run; the encoding is described at `PostingsEncoder`. */
class RunCopier {
  readonly #options: TextMergeOptions;
  readonly #writer: PostingsWriter;
  readonly #ranking: RankingConstants;
  readonly #positions = new ByteWriter();
  /** Number of tokens per field of each document, in document order. */
  readonly #lengths: Uint16Array;

  constructor(options: TextMergeOptions, writer: PostingsWriter) {
    this.#options = options;
    this.#ranking = rankingOf(options.schema);
    this.#writer = writer;
    this.#lengths = readLengths(path.join(options.folder, FILE.lengths));
  }

  copy({ data: reader, end }: RunReader): void {
    let document = 0;
    while (reader.at < end) {
      document += reader.varint();
      this.#copyDocument(document, reader);
    }
  }

  #copyDocument(document: number, reader: ByteReader): void {
    const { schema, averageLengths } = this.#options;
    const end = reader.varint() + reader.at;
    this.#positions.clear();
    this.#positions.bytes(reader.bytes, reader.at, end);
    let frequency = 0;
    let mask = 0;
    for (let isLast = false; !isLast;) {
      const head = reader.varint();
      isLast = isLastHead(head);
      const index = fieldOfHead(head);
      const field = schema.text[index];
      if (field === undefined) continue;
      mask |= 1 << index;
      frequency += fieldFrequency(this.#ranking, field, {
        occurrences: countOfHead(head),
        length: this.#lengths[document * schema.text.length + index] as number,
        averageLength: averageLengths[index] ?? 0,
      });
    }
    reader.at = end;
    this.#writer.addText(document, impactByte(this.#ranking, frequency), mask, this.#positions);
  }
}

/**
 * Merges the runs of texts into the dictionary, postings and positions of a generation. Impacts are computed
 * here, because average lengths are not known earlier.
 */
export const mergeText = (options: TextMergeOptions): MergedText => {
  const inFolder = (file: string): string => path.join(options.folder, file);
  const writer = new PostingsWriter(inFolder(FILE.postings), inFolder(FILE.positions));
  const dictionary = new DictionaryWriter(inFolder(FILE.terms), inFolder(FILE.termIndex), 3);
  const copier = new RunCopier(options, writer);
  mergeRuns(options.runs, (runs) => {
    for (const run of runs) copier.copy(run);
    const written = writer.endTerm();
    const numbers = [written.documents, written.postingsLength, written.positionsLength];
    dictionary.add(runs[0].key, numbers, formOf(runs));
  });
  return { terms: dictionary.count, files: { ...dictionary.finish(), ...writer.finish() } };
};
