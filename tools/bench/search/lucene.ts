import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { benchDocuments } from './corpus.ts';
import { toDocumentLine, toQueryLine } from './lucene-lines.ts';
import { folderMegabytes, timings } from './measure.ts';
import type { EngineResult } from './measure.ts';
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

/** Builds and asks Lucene, in a process of its own, with the same terms. */
export const measureLucene = async (root: string, folder: string, records: number): Promise<EngineResult> => {
  mkdirSync(path.join(folder, 'classes'), { recursive: true });
  const inFolder = (name: string): string => path.join(folder, name);
  const [documents, index, queries] = [inFolder('documents.tsv'), inFolder('index'), inFolder('queries.tsv')];
  const program = new LuceneProgram(root, folder);
  await writeDocuments(documents, records);
  const [buildMs, buildMegabytes] = program.run('index', documents, index).trimEnd().split('\t').map(Number);
  writeFileSync(
    queries,
    benchQueries()
      .map(([name, query]) => `${toQueryLine(name, query)}\n`)
      .join(''),
  );
  const lines = program
    .run('measure', index, queries)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const runs = lines.map(([name = '', ms, matches]) => [name, Number(ms), Number(matches)] as const);
  const single = (name: string): number => runs.find((run) => run[0] === name)?.[1] ?? Number.NaN;
  const special = new Set(['opening', 'memory']);
  return {
    engine: 'Lucene',
    buildSeconds: (buildMs ?? Number.NaN) / 1000,
    buildMegabytes: buildMegabytes ?? Number.NaN,
    diskMegabytes: folderMegabytes(index),
    openMs: single('opening'),
    queryMegabytes: single('memory'),
    classes: timings(runs.filter(([name]) => !special.has(name))),
  };
};
