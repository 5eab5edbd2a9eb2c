import path from 'node:path';
import type { IndexDocument, IndexSchema } from '../document-types.ts';
import { FILE, numberColumnFile } from '../generation/generation-files.ts';
import { dayOf, popularityBoost, recencyBoost } from '../ranking/boosts.ts';
import { rankingOf } from '../ranking/ranking-constants.ts';
import { writeArrayFile } from '../storage/file-writer.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { NO_NUMBER } from '../storage/no-number.ts';
import { writeNumberColumn } from '../storage/number-column.ts';
import { DiskArray } from './disk-array.ts';
import { readNumber } from './read-document.ts';

/** Collects the number fields of documents, and writes the files that depend on them. */
export class NumberColumns {
  readonly #folder: string;
  readonly #schema: IndexSchema;
  readonly #columns: DiskArray[];

  constructor(folder: string, schema: IndexSchema) {
    this.#folder = folder;
    this.#schema = schema;
    this.#columns = schema.number.map((_, index) => new DiskArray(path.join(folder, `run-numbers.${index}`)));
  }

  add(document: IndexDocument): void {
    for (const [index, field] of this.#schema.number.entries())
      this.#columns[index]?.push(readNumber(document, field.name) ?? NO_NUMBER);
  }

  /** Writes the columns and the boosts of all documents; `today` is the reference day of recency. */
  write(documents: number, today: Date): Record<string, WrittenFile> {
    const files: Record<string, WrittenFile> = {};
    for (const [index, column] of this.#columns.entries()) {
      const file = numberColumnFile(index);
      files[file] = writeNumberColumn(path.join(this.#folder, file), column.read());
    }
    const boosts = this.#boosts(documents, dayOf(today));
    files[FILE.boost] = writeArrayFile(path.join(this.#folder, FILE.boost), boosts);
    return files;
  }

  /** Computes each document's score factor from its recency and popularity. */
  #boosts(documents: number, today: number): Float32Array {
    const ranking = rankingOf(this.#schema);
    const days = this.#column(this.#schema.boosts.recency?.field);
    const uses = this.#column(this.#schema.boosts.popularity?.field);
    return Float32Array.from({ length: documents }, (_, document) => {
      const recent = days === null ? 0 : recencyBoost(ranking, days[document] as number, today);
      return 1 + recent + (uses === null ? 0 : popularityBoost(ranking, uses[document] as number));
    });
  }

  /** Returns the values of a field, or `null` when there is no such field. */
  #column(field: string | undefined): Int32Array | null {
    return this.#columns[this.#schema.number.findIndex(({ name }) => name === field)]?.read() ?? null;
  }
}
