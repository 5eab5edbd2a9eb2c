import path from 'node:path';
import { openArrays } from '../storage/arrays.ts';
import { DictionaryBlocks } from '../storage/dictionary-blocks.ts';
import { Dictionary } from '../storage/dictionary.ts';
import type { DictionaryEntry } from '../storage/dictionary.ts';
import { Documents } from '../storage/documents.ts';
import { openKeywordColumn } from '../storage/keyword-column.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import { keywordKey, keywordPrefix } from '../storage/keyword-key.ts';
import { openLabelGroups } from '../storage/label-groups.ts';
import type { LabelGroups } from '../storage/label-groups.ts';
import { NO_NUMBERS, openNumberColumn } from '../storage/number-column.ts';
import type { NumberColumn } from '../storage/number-column.ts';
import { RandomFile } from '../storage/random-file.ts';
import type { Manifest } from '../index-types.ts';
import {
  FILE,
  PAGED_FILES,
  fieldIndex,
  keywordColumnFile,
  numberColumnFile,
  sortColumnFile,
} from './generation-files.ts';
import type { LoadedGeneration } from './load-generation.ts';

/** Two megabytes, so that a step delays searches by a few milliseconds at most. */
const PAGES_PER_STEP = 32;

/** A generation opened by one thread: typed views of the shared bytes, and its own file descriptors for the rest. */
export class Generation {
  readonly manifest: Manifest;
  readonly terms: Dictionary;
  readonly values: Dictionary;
  readonly ids: Dictionary;
  readonly completions: Dictionary;
  readonly completionTree: Uint32Array[];
  readonly boost: Float32Array;
  /** By keyword field; the values that count as one. */
  readonly labelGroups: readonly LabelGroups[];
  /** By keyword field; `null` for fields without facets. */
  readonly keywordColumns: readonly (KeywordColumn | null)[];
  readonly numberColumns: readonly NumberColumn[];
  readonly sortColumns: readonly NumberColumn[];
  readonly postings: RandomFile;
  readonly positions: RandomFile;
  readonly valuePostings: RandomFile;
  readonly lengths: RandomFile;
  readonly documents: Documents;
  readonly #files: RandomFile[] = [];
  readonly #valueRanges = new Map<number, readonly [from: number, to: number]>();

  constructor({ folder, manifest, resident }: LoadedGeneration) {
    const { schema } = manifest;
    const shared = (name: string): SharedArrayBuffer => resident[name] ?? new SharedArrayBuffer(0);
    const sums = openArrays(shared(FILE.pageSums));
    const opened = (name: (typeof PAGED_FILES)[number]): RandomFile => {
      try {
        const file = new RandomFile(path.join(folder, name), sums[PAGED_FILES.indexOf(name)]);
        this.#files.push(file);
        return file;
      } catch (error) {
        // Otherwise each attempt would take descriptors, of which there may be too few.
        this.close();
        throw error;
      }
    };
    const dictionary = (name: (typeof PAGED_FILES)[number], index: string, numbers: number): Dictionary =>
      new Dictionary(new DictionaryBlocks(opened(name), shared(index)), numbers);
    this.manifest = manifest;
    this.terms = dictionary(FILE.terms, FILE.termIndex, 3);
    this.values = dictionary(FILE.values, FILE.valueIndex, 2);
    this.ids = dictionary(FILE.ids, FILE.idIndex, 1);
    this.completions = dictionary(FILE.completions, FILE.completionIndex, 1);
    this.completionTree = openArrays(shared(FILE.completionTree));
    this.boost = new Float32Array(shared(FILE.boost));
    this.labelGroups = openLabelGroups(shared(FILE.labelGroups));
    const none = new Uint8Array(manifest.documents);
    this.keywordColumns = schema.keyword.map((field, index) =>
      field.facet ? openKeywordColumn(shared(keywordColumnFile(index)), none) : null,
    );
    const numbers = (name: string): NumberColumn => openNumberColumn(shared(name), none);
    this.numberColumns = schema.number.map((_, index) => numbers(numberColumnFile(index)));
    this.sortColumns = schema.sortText.map((_, index) => numbers(sortColumnFile(index)));
    this.postings = opened(FILE.postings);
    this.positions = opened(FILE.positions);
    this.valuePostings = opened(FILE.valuePostings);
    this.lengths = opened(FILE.lengths);
    const highlightable = schema.text.filter((field) => field.highlight !== false).length;
    this.documents = new Documents(
      opened(FILE.documents),
      new Float64Array(shared(FILE.documentIndex)),
      highlightable,
    );
  }

  get size(): number {
    return this.manifest.documents;
  }

  /** Returns the column of a number field. Throws `query`, with the kind of field, if there is none. */
  numbersOf(name: string, kind: string): NumberColumn {
    return this.numberColumns[fieldIndex(this.manifest.schema.number, name, kind)] ?? NO_NUMBERS;
  }

  /** Returns the range of a keyword field's values. The key before them, if any, marks the field's existence. */
  valueRange(field: number): readonly [from: number, to: number] {
    const known = this.#valueRanges.get(field);
    if (known !== undefined) return known;
    const [marker, to] = this.values.range(keywordPrefix(field));
    const range = [Math.min(marker + 1, to), to] as const;
    this.#valueRanges.set(field, range);
    return range;
  }

  /** Returns the entry of a value of a keyword field; `null` if no document has it. */
  findValue(field: number, value: string): DictionaryEntry | null {
    return this.values.find(keywordKey(field, value, this.manifest.schema.keyword[field] ?? {}));
  }

  /** Returns the number of a document, or -1. */
  documentOf(id: string): number {
    return this.ids.find(id)?.numbers[0] ?? -1;
  }

  /**
   * Verifies the next pages of the files that are read in place, counted through all of them. Returns the number of the
   * page to continue with; `null` after the last. Throws `damaged`.
   */
  verifyPages(from: number): number | null {
    let before = 0;
    let left = PAGES_PER_STEP;
    for (const file of this.#files) {
      for (let page = Math.max(0, from - before); page < file.pages; page += 1) {
        if (left === 0) return before + page;
        file.verifyPage(page);
        left -= 1;
      }
      before += file.pages;
    }
    return null;
  }

  close(): void {
    for (const file of this.#files) file.close();
  }
}
