import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { IndexError } from '../index-error.ts';
import { PagedBlocks, ResidentBlocks } from '../storage/dictionary-blocks.ts';
import { Dictionary } from '../storage/dictionary.ts';
import { Documents } from '../storage/documents.ts';
import { openKeywordColumn } from '../storage/keyword-column.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import { keywordPrefix } from '../storage/keyword-key.ts';
import { openMaximumTree } from '../storage/maximum-tree.ts';
import { openNumberColumn } from '../storage/number-column.ts';
import type { NumberColumn } from '../storage/number-column.ts';
import { openPageSums } from '../storage/page-sums.ts';
import { RandomFile } from '../storage/random-file.ts';
import { shownName } from '../storage/shown-name.ts';
import type { Manifest } from '../index-types.ts';
import {
  FILE,
  PAGED_FILES,
  generationFiles,
  keywordColumnFile,
  numberColumnFile,
  residentFiles,
  sortColumnFile,
} from './generation-files.ts';
import { readManifest } from './manifest.ts';

/** A generation's manifest and the files that all threads share in memory. */
export interface LoadedGeneration {
  folder: string;
  manifest: Manifest;
  resident: Record<string, SharedArrayBuffer>;
}

/** Whether the file had as many bytes as are wanted. */
const readWhole = (file: string, bytes: Uint8Array): boolean => {
  const descriptor = openSync(file, 'r');
  try {
    for (let read = 0; read < bytes.length;) {
      const more = readSync(descriptor, bytes, read, bytes.length - read, read);
      if (more === 0) return false;
      read += more;
    }
    return true;
  } finally {
    closeSync(descriptor);
  }
};

const loadShared = (file: string, expected: { bytes: number; crc32: number }): SharedArrayBuffer => {
  const shared = new SharedArrayBuffer(expected.bytes);
  const bytes = new Uint8Array(shared);
  // Straight into the shared memory: a copy of every file would stay with the process for long.
  if (!readWhole(file, bytes) || crc32(bytes) !== expected.crc32) {
    throw new IndexError('damaged', `${shownName(file)} is not as it was written.`);
  }
  return shared;
};

/**
 * Reads a generation's manifest and resident files, and checks them byte by byte; of the others it checks the size.
 * Throws `missing`, `version`, or `damaged` with the name of the file.
 */
export const loadGeneration = (folder: string): LoadedGeneration => {
  const manifest = readManifest(folder);
  const resident: Record<string, SharedArrayBuffer> = {};
  const shared = new Set(residentFiles(manifest.schema));
  for (const name of generationFiles(manifest.schema)) {
    const file = path.join(folder, name);
    const shown = shownName(file);
    const expected = manifest.files[name] ?? { bytes: 0, crc32: 0 };
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size !== expected.bytes) {
      throw new IndexError('damaged', `${shown} has ${size ?? 'no'} bytes instead of ${expected.bytes}.`);
    }
    if (shared.has(name)) resident[name] = loadShared(file, expected);
  }
  return { folder, manifest, resident };
};

/** A generation opened by one thread: typed views on the shared bytes, and descriptors of its own for the rest. */
export class Generation {
  readonly manifest: Manifest;
  readonly terms: Dictionary;
  readonly values: Dictionary;
  readonly ids: Dictionary;
  readonly completions: Dictionary;
  readonly completionTree: Uint32Array[];
  readonly boost: Float32Array;
  /** By keyword field; `null` unless it is a facet. */
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
    const sums = openPageSums(shared(FILE.pageSums));
    const opened = (name: (typeof PAGED_FILES)[number]): RandomFile => {
      const pages = sums[PAGED_FILES.indexOf(name)] ?? new Uint32Array();
      const file = new RandomFile(path.join(folder, name), pages);
      this.#files.push(file);
      return file;
    };
    this.manifest = manifest;
    const inPlace = (name: (typeof PAGED_FILES)[number], footer: string): PagedBlocks =>
      new PagedBlocks(opened(name), shared(footer));
    this.terms = new Dictionary(new ResidentBlocks(shared(FILE.terms)), 3);
    this.values = new Dictionary(inPlace(FILE.values, FILE.valueIndex), 2);
    this.ids = new Dictionary(inPlace(FILE.ids, FILE.idIndex), 1);
    this.completions = new Dictionary(inPlace(FILE.completions, FILE.completionIndex), 1);
    this.completionTree = openMaximumTree(shared(FILE.completionTree));
    this.boost = new Float32Array(shared(FILE.boost));
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

  /** Where the keys of a keyword field start and end. The first, if there is any, stands for its existence. */
  valueRange(field: number): readonly [from: number, to: number] {
    const known = this.#valueRanges.get(field);
    if (known !== undefined) return known;
    const range = this.values.range(keywordPrefix(field));
    this.#valueRanges.set(field, range);
    return range;
  }

  /** The number of a document, or -1. */
  documentOf(id: string): number {
    return this.ids.find(id)?.numbers[0] ?? -1;
  }

  close(): void {
    for (const file of this.#files) file.close();
  }
}
