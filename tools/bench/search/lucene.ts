import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { benchDocuments } from './corpus.ts';
import { toDocumentLine, toQueryLine } from './lucene-lines.ts';
import { folderMegabytes, timings } from './measure.ts';
import type { BuildResult, Engine, QueryResult } from './measure.ts';
import { benchQueries } from './query-classes.ts';

const HEAP = '-Xmx3g';
const CORE_JAR = /^lucene-core-8[.\d]*\.jar$/;

/** The jar of Lucene 8, where Debian's `liblucene8-java` or `LUCENE_JARS` has it; `null` = there is none. */
const coreJar = (): string | null => {
  const folder = process.env['LUCENE_JARS'] ?? '/usr/share/java';
  const name = existsSync(folder) ? readdirSync(folder).find((one) => CORE_JAR.test(one)) : undefined;
  return name === undefined ? null : path.join(folder, name);
};

export const hasLucene = (): boolean => coreJar() !== null;

/** Runs the program that asks Lucene. */
class LuceneProgram {
  readonly #classPath: string;

  constructor(root: string, folder: string) {
    const jar = coreJar() ?? '';
    const sources = path.join(root, 'tools/lucene-oracle');
    const classes = path.join(folder, 'classes');
    mkdirSync(classes, { recursive: true });
    const files = readdirSync(sources).filter((name) => name.endsWith('.java'));
    execFileSync('javac', ['-d', classes, '-cp', jar, ...files.map((name) => path.join(sources, name))]);
    this.#classPath = [classes, jar].join(path.delimiter);
  }

  run(...parameters: string[]): string {
    return execFileSync('java', [HEAP, '-cp', this.#classPath, 'Oracle', ...parameters], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
  }
}

const writeDocuments = async (file: string, records: number): Promise<void> => {
  const stream = createWriteStream(file);
  for (const document of benchDocuments(records)) {
    if (!stream.write(`${toDocumentLine(document)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
};

const indexOf = (folder: string): string => path.join(folder, 'index');

/** The time of writing the documents down is not counted, that of reading them is. */
const build = async (root: string, folder: string, records: number): Promise<BuildResult> => {
  const documents = path.join(folder, 'documents.tsv');
  const program = new LuceneProgram(root, folder);
  await writeDocuments(documents, records);
  const facts = program.run('index', documents, indexOf(folder)).trimEnd().split('\t').map(Number);
  rmSync(documents);
  const [buildMs = Number.NaN, buildMegabytes = Number.NaN] = facts;
  return { buildSeconds: buildMs / 1000, buildMegabytes, diskMegabytes: folderMegabytes(indexOf(folder)) };
};

const query = async (root: string, folder: string): Promise<QueryResult> => {
  const queries = path.join(folder, 'queries.tsv');
  writeFileSync(
    queries,
    benchQueries()
      .map(([name, one]) => `${toQueryLine(name, one)}\n`)
      .join(''),
  );
  const lines = new LuceneProgram(root, folder)
    .run('measure', indexOf(folder), queries)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const runs = lines.map(([name = '', ms, matches]) => [name, Number(ms), Number(matches)] as const);
  const single = (name: string): number => runs.find((run) => run[0] === name)?.[1] ?? Number.NaN;
  const special = new Set(['opening', 'memory']);
  return {
    openMs: single('opening'),
    queryMegabytes: single('memory'),
    classes: timings(runs.filter(([name]) => !special.has(name))),
  };
};

/** Lucene, with the same terms; its program is in the workspace. */
export const lucene = (root: string): Engine => ({
  name: 'Lucene',
  build: (folder, records) => build(root, folder, records),
  query: (folder) => query(root, folder),
});
