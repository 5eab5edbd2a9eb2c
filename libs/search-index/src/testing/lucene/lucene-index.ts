import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexDocument, IndexSchema } from '../../document-types.ts';
import type { IndexClause } from '../../query-types.ts';
import { toLuceneDocument } from './to-lucene-document.ts';
import { toLuceneQuery } from './to-lucene-query.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../../../tools/lucene-oracle');
const OUTPUT_BYTES = 1 << 30;

/** Lucene's hits for one query: ids with scores, best first. */
export type LuceneHits = ReadonlyMap<string, number>;

const writeLines = (file: string, lines: readonly string[]): string => {
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
};

const parseHits = (line: string): LuceneHits =>
  new Map(
    line
      .split('\t')
      .slice(1)
      .map((hit) => {
        const space = hit.lastIndexOf(' ');
        return [hit.slice(0, space), Number(hit.slice(space + 1))];
      }),
  );

/** Compiles the program that queries Lucene, unless the folder contains it; returns its class path. */
const compiled = (classes: string, jar: string): string => {
  if (!existsSync(classes)) {
    const sources = [PROGRAM, path.join(PROGRAM, 'lucene-8')].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.java'))
        .map((name) => path.join(folder, name)),
    );
    execFileSync('javac', ['-d', classes, '-cp', jar, ...sources]);
  }
  return [classes, jar].join(path.delimiter);
};

/** An index built by Lucene from the same documents and terms. */
export class LuceneIndex {
  readonly #folder: string;
  readonly #schema: IndexSchema;
  readonly #classPath: string;

  private constructor(folder: string, schema: IndexSchema, classPath: string) {
    this.#folder = folder;
    this.#schema = schema;
    this.#classPath = classPath;
  }

  /** Builds in a new folder; `jar` is Lucene's core, `classes` a folder that several indexes may share. */
  static build(options: {
    folder: string;
    classes: string;
    jar: string;
    schema: IndexSchema;
    documents: readonly IndexDocument[];
  }): LuceneIndex {
    const { folder, classes, jar, schema, documents } = options;
    mkdirSync(folder, { recursive: true });
    const index = new LuceneIndex(folder, schema, compiled(classes, jar));
    const lines = documents.map((document) => toLuceneDocument(schema, document));
    index.#run('index', writeLines(path.join(folder, 'documents.tsv'), lines), index.#indexFolder);
    return index;
  }

  /** Runs all queries in one process. */
  search(nodes: readonly IndexClause[]): LuceneHits[] {
    const lines = nodes.map((node) => toLuceneQuery(this.#schema, node));
    const file = writeLines(path.join(this.#folder, 'queries.txt'), lines);
    return this.#run('answer', this.#indexFolder, file).trimEnd().split('\n').map(parseHits);
  }

  get #indexFolder(): string {
    return path.join(this.#folder, 'index');
  }

  #run(...parameters: string[]): string {
    return execFileSync('java', ['-cp', this.#classPath, 'Oracle', ...parameters], {
      encoding: 'utf8',
      maxBuffer: OUTPUT_BYTES,
    });
  }
}
