import { ByteWriter } from '../storage/byte-writer.ts';
import { keptValue, keywordKey, keywordPrefix } from '../storage/keyword-key.ts';
import type { KeywordFieldSchema, KeywordValue } from '../document-types.ts';
import { OccurrenceLog } from './occurrence-log.ts';
import type { Occurrences } from './occurrence-log.ts';
import { RunWriter } from './run-file.ts';
import { sortOccurrences } from './sort-occurrences.ts';

/** Inverts the values of documents into runs of posting lists and runs of columns. */
export class KeywordInverter {
  readonly #fields: readonly KeywordFieldSchema[];
  readonly #log = new OccurrenceLog();
  readonly #labels = new Map<number, string>();
  #lastDocument = -1;
  readonly #ofDocument = new Set<number>();
  /** The last document whose column values are in an earlier run. */
  #lastInColumns = -1;

  constructor(fields: readonly KeywordFieldSchema[]) {
    this.#fields = fields;
  }

  get occurrences(): number {
    return this.#log.length;
  }

  /** Adds values of a document in a keyword field, given by its number. */
  add(document: number, field: number, values: readonly KeywordValue[]): void {
    for (const value of values) this.#addValue(document, field, value);
  }

  /** Records that a document has a value in a field, given by its number. */
  addExistence(document: number, field: number): void {
    this.#addKey(document, keywordPrefix(field));
  }

  #addValue(document: number, field: number, value: KeywordValue): void {
    const text = typeof value === 'string' ? value : value.value;
    if (text === '') return;
    const term = this.#addKey(document, keywordKey(field, text, this.#fields[field] as KeywordFieldSchema));
    this.addExistence(document, field);
    // The first label counts, however many documents a run has.
    if (typeof value === 'string' || value.label === keptValue(text) || this.#labels.get(term)) return;
    this.#labels.set(term, value.label);
  }

  #addKey(document: number, key: string): number {
    if (document !== this.#lastDocument) this.#ofDocument.clear();
    this.#lastDocument = document;
    const term = this.#log.numberOf(key);
    if (!this.#ofDocument.has(term)) this.#log.add(term, document, 0);
    this.#ofDocument.add(term);
    return term;
  }

  /** Writes and clears everything added since the last call. `buildColumns` reads the column run. */
  writeRun(listPath: string, columnPath: string): void {
    const occurrences = this.#log.take();
    const sorted = sortOccurrences(occurrences);
    const run = new RunWriter(listPath);
    const list = new ByteWriter();
    const ranks = new Uint32Array(sorted.numbers.length);
    for (const [rank, number] of sorted.numbers.entries()) {
      ranks[number] = rank;
      const documents = sorted.documents.subarray(sorted.starts[rank], sorted.starts[rank + 1]);
      list.clear();
      let before = 0;
      for (const document of documents) {
        list.varint(document - before);
        before = document;
      }
      const label = this.#labels.get(number) ?? '';
      run.write(occurrences.words[number] as string, documents.length, list.view(), label);
    }
    run.finish();
    this.#writeColumn(columnPath, occurrences, ranks);
    this.#lastInColumns = this.#lastDocument;
    this.#labels.clear();
    this.#ofDocument.clear();
  }

  /**
   * Writes one record per document with values: the ranks of its keys in this run, as varints. Further values of a document of
   * an earlier run are those of fields without a column.
   */
  #writeColumn(path: string, { terms, documents }: Occurrences, ranks: Uint32Array): void {
    const column = new RunWriter(path);
    const written = new ByteWriter();
    for (let index = 0; index < documents.length;) {
      const document = documents[index] as number;
      written.clear();
      for (; index < documents.length && documents[index] === document; index += 1)
        written.varint(ranks[terms[index] as number] as number);
      if (document > this.#lastInColumns) column.write('', document, written.view());
    }
    column.finish();
  }
}
