import path from 'node:path';
import { wellFormed } from '../analysis/well-formed.ts';
import { IndexError } from '../index-error.ts';
import { FILE, sortColumnFile } from '../generation/generation-files.ts';
import { DocumentsWriter } from '../storage/documents-writer.ts';
import { VALUE_SEPARATOR } from '../storage/value-separator.ts';
import { FileWriter } from '../storage/file-writer.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { textFieldNumber } from '../storage/keyword-key.ts';
import type { FurtherValues, IndexDocument, IndexSchema } from '../document-types.ts';
import type { Manifest } from '../index-types.ts';
import { buildKeywordColumns } from './build-keyword-columns.ts';
import { sortTextOf } from './compare-sort-texts.ts';
import { KeywordInverter } from './keyword-inverter.ts';
import { mergeKeywords } from './merge-keywords.ts';
import { mergeCompletions, mergeIds, mergeSortText, repeatedId } from './merge-strings.ts';
import { NumberColumns } from './number-columns.ts';
import {
  createFieldCheck,
  readIdentifier,
  readKeywords,
  readSortText,
  readStored,
  readTexts,
} from './read-document.ts';
import { SortTextRun } from './sort-text-run.ts';
import { SuggestionCollector } from './suggestion-collector.ts';
import { TextInverter } from './text-inverter.ts';
import { TextThread } from './text-thread.ts';
import { textWorkHere } from './text-work.ts';
import type { TextWork } from './text-work.ts';
import { writeAmounts } from './write-amounts.ts';

/** Limits of a run, which is in memory as a whole. */
const DOCUMENTS_PER_RUN = 25_000;
const COMPLETIONS_PER_RUN = 200_000;
const FURTHER_VALUES_PER_RUN = 200_000;

/** The manifest's entries for the written files. */
export interface WrittenGeneration extends Pick<
  Manifest,
  'documents' | 'terms' | 'values' | 'completions' | 'averageLengths' | 'groups'
> {
  files: Record<string, WrittenFile>;
}

export interface WriterOptions {
  folder: string;
  schema: IndexSchema;
  runOccurrences: number;
  buildWorkerUrl?: URL;
}

/** Receives documents one by one and writes the files of a generation to its folder. */
export class GenerationWriter {
  readonly #folder: string;
  readonly #schema: IndexSchema;
  readonly #runOccurrences: number;
  readonly #checkFields: (document: IndexDocument) => void;
  readonly #text: TextInverter;
  readonly #textWork: TextWork;
  readonly #keywords: KeywordInverter;
  readonly #stored: DocumentsWriter;
  readonly #numbers: NumberColumns;
  readonly #lengths: FileWriter;
  /** The documents of the run by their id. */
  readonly #ids = new Map<string, number>();
  readonly #sortTexts: SortTextRun[];
  readonly #suggestions = new SuggestionCollector();
  #furtherInRun = 0;
  #lastId = '';
  #runs = 0;
  documents = 0;

  constructor(options: WriterOptions) {
    const { folder, schema, buildWorkerUrl } = options;
    this.#folder = folder;
    this.#schema = schema;
    this.#runOccurrences = options.runOccurrences;
    this.#checkFields = createFieldCheck(schema);
    this.#text = new TextInverter(schema.text);
    this.#keywords = new KeywordInverter(schema.keyword);
    this.#stored = new DocumentsWriter(this.#path(FILE.documents), this.#path(FILE.documentIndex));
    this.#numbers = new NumberColumns(folder, schema);
    this.#lengths = new FileWriter(this.#path(FILE.lengths));
    this.#sortTexts = schema.sortText.map(() => new SortTextRun());
    this.#textWork = buildWorkerUrl === undefined ? textWorkHere : new TextThread(buildWorkerUrl);
  }

  add(document: IndexDocument): void {
    const number = this.documents;
    const id = readIdentifier(document);
    this.#checkFields(document);
    const texts = readTexts(this.#schema, document);
    this.#lastId = id;
    if (this.#ids.has(id)) throw repeatedId(id);
    this.#ids.set(id, number);
    this.#text.add(number, texts);
    this.#addKeywords(number, document, texts);
    this.#numbers.add(document);
    for (const [index, name] of this.#schema.sortText.entries()) {
      const text = sortTextOf(readSortText(document, name));
      if (text !== '') this.#sortTexts[index]?.add(text, number);
    }
    for (const suggestion of document.suggest ?? []) this.#suggestions.add(suggestion);
    const kept = texts.filter((_, index) => this.#schema.text[index]?.highlight !== false);
    this.#stored.add(
      id,
      readStored(document),
      kept.map((values) => values.join(VALUE_SEPARATOR)),
    );
    this.documents += 1;
    if (this.#isRunFull()) this.#endRun();
  }

  /** Adds more values to the last document. Throws `document` for another one, and for a field with a facet or completions. */
  addFurther({ furtherOf, field, values }: FurtherValues): void {
    const index = this.#schema.keyword.findIndex(({ name }) => name === field);
    const { facet = true, suggest = false } = this.#schema.keyword[index] ?? {};
    if (facet || suggest || this.documents === 0 || wellFormed(furtherOf) !== this.#lastId)
      throw new IndexError('document', `"${furtherOf}" cannot have further values of "${field}" here.`);
    this.#keywords.add(this.documents - 1, index, values);
    this.#furtherInRun += values.length;
    if (this.#isRunFull()) this.#endRun();
  }

  /** The promise to await before more documents are added; `null` while there is nothing to wait for. */
  get backlog(): Promise<unknown> | null {
    return this.#textWork.backlog;
  }

  /** Merges the runs and writes the columns. Leaves temporary files; `today` is the reference day of recency. */
  async finish(today: Date, onPhase: (phase: 'merging' | 'columns') => void): Promise<WrittenGeneration> {
    if (this.#ids.size > 0 || this.#furtherInRun > 0 || this.#runs === 0) this.#endRun();
    onPhase('merging');
    const { documents } = this;
    const lengths = this.#lengths.finish();
    const averageLengths = this.#text.totalLengths.map((total) => (documents === 0 ? 0 : total / documents));
    const merged = this.#textWork.merge({
      folder: this.#folder,
      runs: this.#runPaths('text'),
      schema: this.#schema,
      averageLengths,
    });
    // The failure is reported where the merge is awaited.
    merged.catch(() => undefined);
    const rest = this.#mergeRest(onPhase);
    const text = await merged;
    const numbers = this.#numbers.write(documents, today);
    const files = { ...text.files, ...rest.files, [FILE.lengths]: lengths, ...numbers };
    return { documents, ...rest, terms: text.terms, averageLengths, groups: this.#suggestions.groups, files };
  }

  /** Aborts the work and closes open files; unless `finish` has succeeded, the folder is invalid then. */
  async close(): Promise<void> {
    this.#stored.abandon();
    this.#lengths.abandon();
    await this.#textWork.end();
  }

  #addKeywords(number: number, document: IndexDocument, texts: readonly (readonly string[])[]): void {
    for (const [index, { name, suggest = false }] of this.#schema.keyword.entries()) {
      const values = readKeywords(document, name);
      this.#keywords.add(number, index, values);
      if (!suggest) continue;
      for (const value of values)
        this.#suggestions.add({ text: typeof value === 'string' ? value : value.label, group: name });
    }
    for (const [index, text] of texts.entries()) {
      if (text.length > 0) this.#keywords.addExistence(number, textFieldNumber(this.#schema, index));
    }
  }

  /** Merges everything except texts and number fields. */
  #mergeRest(
    onPhase: (phase: 'columns') => void,
  ): Pick<WrittenGeneration, 'values' | 'completions' | 'files'> {
    const { documents } = this;
    const folder = this.#folder;
    const stored = this.#stored.finish();
    const keywords = mergeKeywords(folder, this.#schema.keyword, this.#runPaths('values'));
    const { completions, files } = mergeCompletions(folder, this.#runPaths('completions'));
    onPhase('columns');
    return {
      values: keywords.values,
      completions,
      files: {
        ...keywords.files,
        ...files,
        ...mergeIds(folder, this.#runPaths('ids')),
        ...buildKeywordColumns(
          { folder, schema: this.#schema, documents },
          this.#runPaths('column'),
          keywords,
        ),
        ...this.#sortColumns(),
        ...stored,
      },
    };
  }

  #isRunFull(): boolean {
    return (
      this.#ids.size >= DOCUMENTS_PER_RUN ||
      this.#text.occurrences >= this.#runOccurrences ||
      this.#keywords.occurrences >= this.#runOccurrences ||
      this.#suggestions.size >= COMPLETIONS_PER_RUN ||
      this.#furtherInRun >= FURTHER_VALUES_PER_RUN
    );
  }

  #endRun(): void {
    const run = this.#runs;
    this.#lengths.writeArray(Uint16Array.from(this.#text.lengths.view()));
    this.#textWork.write(this.#path(runFile('text', run)), this.#text.takeRun());
    this.#keywords.writeRun(this.#path(runFile('values', run)), this.#path(runFile('column', run)));
    writeAmounts(this.#path(runFile('ids', run)), this.#ids);
    this.#suggestions.writeRun(this.#path(runFile('completions', run)));
    for (const [index, texts] of this.#sortTexts.entries()) {
      texts.writeRun(this.#path(runFile(`sort-${index}`, run)));
    }
    this.#runs += 1;
    this.#furtherInRun = 0;
  }

  #sortColumns(): Record<string, WrittenFile> {
    const entries = this.#schema.sortText.map((_, index) => {
      const file = sortColumnFile(index);
      const runs = this.#runPaths(`sort-${index}`);
      return [file, mergeSortText(this.#path(file), runs, this.documents)] as const;
    });
    return Object.fromEntries(entries);
  }

  #runPaths(kind: string): string[] {
    return Array.from({ length: this.#runs }, (_, run) => this.#path(runFile(kind, run)));
  }

  #path(file: string): string {
    return path.join(this.#folder, file);
  }
}

const runFile = (kind: string, run: number): string => `run-${run}.${kind}`;
