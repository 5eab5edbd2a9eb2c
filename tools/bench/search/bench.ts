import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SERVER_RUNTIME } from '../../steps/server.mjs';
import { benchAddresses } from './api/addresses.ts';
import { buildIndexOfApi } from './api/index-of-api.ts';
import { loadApi } from './api/load.mjs';
import { loadReport } from './api/report.ts';
import type { LoadResult } from './api/report.ts';
import { disagreements } from './disagreements.ts';
import { docsTable, writeTable } from './docs-table.ts';
import { lucene, missingLucene } from './lucene.ts';
import type { BuildResult, Engine, EngineResult, QueryResult } from './measure.ts';
import { hasCluster, opensearch } from './opensearch.ts';
import { ours } from './ours.ts';
import { scaleTables } from './scale-tables.ts';
import { sqlite } from './sqlite.ts';

const [program = '', root = '', ...parameters] = process.argv.slice(1);
const { values, positionals } = parseArgs({
  args: parameters,
  allowPositionals: true,
  options: {
    records: { type: 'string', default: '100000' },
    json: { type: 'string' },
    /** The engines to compare; `opensearch` is not one by default. */
    engines: { type: 'string', default: 'ours,lucene,sqlite' },
    /** Folder in which indexes are built and kept for the next run; by default a temporary folder that is removed. */
    folder: { type: 'string' },
    /** Measures nothing, but writes the results in the named files, each of a run with `--json`, into the docs. */
    docs: { type: 'boolean', default: false },
    /** Measures nothing, but writes how the results in the named files grow with the records into the docs. */
    scale: { type: 'boolean', default: false },
    /** Also asks the built API over HTTP, with 1, 8 and 32 clients at a time. */
    api: { type: 'boolean', default: false },
    /** The duration of the load of each number of clients. */
    seconds: { type: 'string', default: '20' },
    /** Task of a child process of this program. */
    part: { type: 'string' },
  },
});
const records = Number(values.records);

const ENGINES: Record<string, Engine> = { ours, lucene: lucene(root), sqlite, opensearch };
/** Tell why an engine cannot take part; `null` if it can. */
const MISSING: Record<string, () => string | null> = {
  lucene: missingLucene,
  opensearch: () =>
    hasCluster() ? null : 'It needs SEARCH_URL (npm run opensearch), or a JDK 21 and Maven.',
};
const API = 'api';
/** The part that searches runs as the servers do. */
const QUERY = 'query';

const inChild = (engine: string, part: string, folder: string): unknown => {
  process.stderr.write(`${engine}: ${part} …\n`);
  const output = execFileSync(
    process.execPath,
    [
      ...(part === QUERY ? SERVER_RUNTIME.options : []),
      program,
      root,
      ...['--records', values.records, '--folder', folder, '--engines', engine, '--part', part],
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(output);
};

/** Builds an engine's index, unless an earlier run has left it in the folder. */
const built = (engine: string, folder: string): BuildResult => {
  const file = path.join(folder, 'build.json');
  const isLost = engine === 'opensearch' && process.env['BENCH_NEW_CLUSTER'] === 'true';
  if (existsSync(file) && !isLost) return JSON.parse(readFileSync(file, 'utf8')) as BuildResult;
  mkdirSync(folder, { recursive: true });
  const result = inChild(engine, 'build', folder) as BuildResult;
  writeFileSync(file, JSON.stringify(result));
  return result;
};

const measureAll = (folder: string): EngineResult[] =>
  values.engines
    .split(',')
    .filter(Boolean)
    .flatMap((name) => {
      const engine = ENGINES[name];
      const missing = MISSING[name]?.() ?? null;
      if (engine === undefined || missing !== null) {
        console.log(`Not compared: ${name}. ${missing ?? ''}`);
        return [];
      }
      const own = path.join(folder, `${name}-${records}`);
      return [{ engine: engine.name, ...built(name, own), ...(inChild(name, QUERY, own) as QueryResult) }];
    });

const measureApi = async (folder: string): Promise<LoadResult[]> => {
  const own = path.join(folder, `${API}-${records}`);
  console.log(`\nThe API's index: ${JSON.stringify(built(API, own))}`);
  const results = await loadApi(root, own, { addresses: benchAddresses(), seconds: Number(values.seconds) });
  console.log(loadReport(results));
  return results;
};

const compare = async (): Promise<void> => {
  const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  mkdirSync(folder, { recursive: true });
  const results = measureAll(folder);
  const api = values.api ? await measureApi(folder) : [];
  if (values.folder === undefined) rmSync(folder, { recursive: true });
  if (values.json !== undefined)
    writeFileSync(values.json, JSON.stringify({ records, results, api }, null, 2));
  if (results.length > 0) console.log(docsTable([{ records, results }]));
  for (const line of disagreements(results)) console.log(`Not the same: ${line}`);
};

const inThisProcess = async (part: string): Promise<BuildResult | QueryResult | undefined> => {
  const [engine, folder] = [ENGINES[values.engines], values.folder ?? ''];
  if (values.engines === API) return buildIndexOfApi(folder, records);
  return part === 'build' ? engine?.build(folder, records) : engine?.query(folder);
};

if (values.scale) writeTable(path.join(root, 'docs/scale.md'), scaleTables, positionals);
else if (values.docs) writeTable(path.join(root, 'docs/search-index.md'), docsTable, positionals);
else if (values.part === undefined) await compare();
else process.stdout.write(JSON.stringify(await inThisProcess(values.part)));
