import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasLucene, measureLucene } from './lucene.ts';
import type { BuildResult, EngineResult, QueryResult } from './measure.ts';
import { buildOurs, queryOurs } from './ours.ts';
import { disagreements, report } from './report.ts';
import { measureSqlite } from './sqlite.ts';

const [program = '', root = '', ...parameters] = process.argv.slice(1);
const { values } = parseArgs({
  args: parameters,
  options: {
    records: { type: 'string', default: '100000' },
    json: { type: 'string' },
    /** Which engines; all of them by default. */
    engines: { type: 'string', default: 'ours,lucene,sqlite' },
    /** Where indexes are built; a temporary folder that is removed by default. */
    folder: { type: 'string' },
    /** `cpu` counts processor time, for a machine that is busy with other things. */
    clock: { type: 'string', default: 'wall' },
    /** What a child process of this program does. */
    part: { type: 'string' },
  },
});
const records = Number(values.records);

/** The parts that run in a process of their own, so that memory is told apart. */
const PARTS: Record<string, (folder: string) => Promise<BuildResult | QueryResult>> = {
  build: (folder) => buildOurs(path.join(folder, 'ours'), records),
  query: (folder) => queryOurs(path.join(folder, 'ours')),
  lucene: (folder) => measureLucene(root, path.join(folder, 'lucene'), records),
  sqlite: (folder) => measureSqlite(path.join(folder, 'sqlite'), records),
};

const inChild = <T>(part: string, folder: string): T => {
  process.stderr.write(`${part} …\n`);
  const output = execFileSync(
    process.execPath,
    [program, root, '--records', String(records), '--folder', folder, '--part', part],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, BENCH_CLOCK: values.clock },
    },
  );
  return JSON.parse(output);
};

const measureAll = (folder: string): EngineResult[] => {
  const engines = values.engines.split(',');
  const results: EngineResult[] = [];
  if (engines.includes('ours')) {
    const built = inChild<BuildResult>('build', folder);
    results.push({ engine: 'this index', ...built, ...inChild<QueryResult>('query', folder) });
  }
  if (engines.includes('lucene')) {
    if (hasLucene()) results.push(inChild<EngineResult>('lucene', folder));
    else console.log('Lucene is not compared: no Lucene 8 here (apt-get install liblucene8-java).');
  }
  if (engines.includes('sqlite')) results.push(inChild<EngineResult>('sqlite', folder));
  return results;
};

const compare = (): void => {
  const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  mkdirSync(folder, { recursive: true });
  const results = measureAll(folder);
  if (values.folder === undefined) rmSync(folder, { recursive: true });
  console.log(report(records, results));
  for (const line of disagreements(results)) console.log(`Not the same: ${line}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ records, results }, null, 2));
};

const part = values.part === undefined ? undefined : PARTS[values.part];
if (part === undefined) compare();
else process.stdout.write(JSON.stringify(await part(values.folder ?? '')));
