import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { z } from 'zod';
import { benchDocuments } from './corpus.ts';
import { toDocumentLine, toQueryLine } from './lucene-lines.ts';
import { ROUNDS, WARM_UP_ROUNDS, buildSeconds, folderMegabytes, timings } from './measure.ts';
import type { BuildResult, Engine, QueryResult, Run } from './measure.ts';
import { benchQueries } from './query-classes.ts';

const HEAP = '-Xmx3g';
/** Its vectors, and the calls of the system that it makes. */
const CURRENT_OPTIONS = ['--add-modules', 'jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED'];

/** The Lucene that `tools/steps/lucene.mjs` has found, or what is missing. */
const foundLucene = z.union([
  z.object({ jar: z.string(), version: z.string(), programs: z.string() }),
  z.object({ missing: z.string() }),
]);
type FoundLucene = z.infer<typeof foundLucene>;

/** Runs the program that asks Lucene. */
class LuceneProgram {
  readonly #start: readonly string[];
  readonly #java: string;

  constructor(root: string, folder: string, found: FoundLucene) {
    if ('missing' in found) throw new Error(found.missing);
    const { jar, version, programs } = found;
    const isCurrent = Number.parseInt(version, 10) > 8;
    const sources = path.join(root, 'tools/lucene-oracle');
    const classes = path.join(folder, 'classes');
    mkdirSync(classes, { recursive: true });
    const files = [sources, path.join(sources, isCurrent ? 'lucene-10' : 'lucene-8')].flatMap((own) =>
      readdirSync(own)
        .filter((name) => name.endsWith('.java'))
        .map((name) => path.join(own, name)),
    );
    execFileSync(path.join(programs, 'javac'), ['-XDsuppressNotes', '-d', classes, '-cp', jar, ...files]);
    this.#java = path.join(programs, 'java');
    const classPath = [classes, jar].join(path.delimiter);
    this.#start = [HEAP, ...(isCurrent ? CURRENT_OPTIONS : []), '-cp', classPath, 'Oracle'];
  }

  run(...parameters: string[]): string {
    return execFileSync(this.#java, [...this.#start, ...parameters], {
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
const build = async (program: LuceneProgram, folder: string, records: number): Promise<BuildResult> => {
  const documents = path.join(folder, 'documents.tsv');
  await writeDocuments(documents, records);
  const facts = program.run('index', documents, indexOf(folder)).trimEnd().split('\t').map(Number);
  rmSync(documents);
  const [wallMs = Number.NaN, cpuMs = Number.NaN, buildMegabytes = Number.NaN] = facts;
  return {
    ...buildSeconds({ wallMs, cpuMs }, { wallMs: 0, cpuMs: 0 }),
    buildMegabytes,
    diskMegabytes: folderMegabytes(indexOf(folder)),
  };
};

const parseRun = (line: string): Run => {
  const [name = '', ...numbers] = line.split('\t');
  const [wallMs = Number.NaN, cpuMs = Number.NaN, matches = Number.NaN] = numbers.map(Number);
  return { name, wallMs, cpuMs, matches };
};

const query = (program: LuceneProgram, folder: string): QueryResult => {
  const queries = path.join(folder, 'queries.tsv');
  writeFileSync(
    queries,
    benchQueries()
      .map(([name, one]) => `${toQueryLine(name, one)}\n`)
      .join(''),
  );
  const rounds = [WARM_UP_ROUNDS, ROUNDS].map(String);
  const runs = program
    .run('measure', indexOf(folder), queries, ...rounds)
    .trimEnd()
    .split('\n')
    .map(parseRun);
  const single = (name: string): number => runs.find((run) => run.name === name)?.wallMs ?? Number.NaN;
  const special = new Set(['opening', 'memory']);
  return {
    openMs: single('opening'),
    queryMegabytes: single('memory'),
    classes: timings(
      runs.filter(({ name }) => !special.has(name)),
      ROUNDS,
    ),
  };
};

const found = (): FoundLucene => foundLucene.parse(JSON.parse(process.env['BENCH_LUCENE'] ?? '{}'));

/** Returns what a comparison with Lucene lacks; `null` if nothing is missing. */
export const missingLucene = (): string | null => {
  const one = found();
  return 'missing' in one ? one.missing : null;
};

/** Lucene, with the same terms; its program is in the workspace. */
export const lucene = (root: string): Engine => {
  const one = found();
  return {
    name: 'missing' in one ? 'Lucene' : `Lucene ${one.version}`,
    build: (folder, records) => build(new LuceneProgram(root, folder, one), folder, records),
    query: (folder) => Promise.resolve(query(new LuceneProgram(root, folder, one), folder)),
  };
};
