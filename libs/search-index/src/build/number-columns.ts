import path from 'node:path';
import type { IndexDocument, IndexSchema } from '../document-types.ts';
import { FILE, numberColumnFile } from '../generation/generation-files.ts';
import { dayOf } from '../ranking/boosts.ts';
import { writeArrayFile } from '../storage/file-writer.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { NO_NUMBER } from '../storage/no-number.ts';
import { writeNumberColumn } from '../storage/number-column.ts';
import { DiskArray } from './disk-array.ts';
import { documentBoosts } from './document-boosts.ts';
import { readNumber } from './read-document.ts';

/** Collects the number fields of documents, and writes the files that depend on them. */
export class NumberColumns {
  readonly #folder: string;
  readonly #schema: IndexSchema;
  readonly #columns: DiskArray[];
  #documents = 0;

  constructor(folder: string, schema: IndexSchema) {
    this.#folder = folder;
    this.#schema = schema;
    this.#columns = schema.number.map((_, index) => new DiskArray(path.join(folder, `run-numbers.${index}`)));
  }

  add(document: IndexDocument): void {
    for (const [index, field] of this.#schema.number.entries())
      this.#columns[index]?.push(readNumber(document, field.name) ?? NO_NUMBER);
    this.#documents += 1;
  }

  /** Writes the columns and the boosts of documents; `today` is the reference day of recency. */
  write(today: Date): Record<string, WrittenFile> {
    const files: Record<string, WrittenFile> = {};
    for (const [index, column] of this.#columns.entries()) {
      const file = numberColumnFile(index);
      files[file] = writeNumberColumn(path.join(this.#folder, file), column.read());
    }
    const boosts = documentBoosts({
      schema: this.#schema,
      documents: this.#documents,
      today: dayOf(today),
      columnOf: (field) => this.#column(field),
    });
    files[FILE.boost] = writeArrayFile(path.join(this.#folder, FILE.boost), boosts);
    return files;
  }

  #column(field: string | undefined): Int32Array | null {
    return this.#columns[this.#schema.number.findIndex(({ name }) => name === field)]?.read() ?? null;
  }
}
