import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { idOf } from '@open-discovery/model/testing';
import { openIndex } from '@open-discovery/search-index';
import { findInputs } from '../input/find-inputs.ts';
import { createProgress } from '../progress.ts';
import type { ImportOutcome } from '../run-import.ts';
import { importInto } from '../testing/import-into.ts';
import { inOrder } from './task-pool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
const worker = path.join(folder, 'import-worker.mjs');
const failing = path.join(folder, 'failing.mjs');
const LIMIT_MS = 120_000;

const RECORDS = 300;
/** Makes the file count as large enough for threads. */
const EXPANSION = 1000;

const work = (number: number) => ({
  id: idOf('doi_', number),
  type: 'publication',
  mainTitle: `Survey ${number % 200} of the beetles of mountain meadows`,
  descriptions: [`The level of the sea rises along coast ${number}.`],
  authors: [{ fullName: 'Carberry, Josiah' }],
  publicationDate: '2020-05-01',
  pids: [{ scheme: 'doi', value: `10.5555/${number % 200}` }],
  instances: [{ hostedBy: { key: idOf('opendoar', number % 7), value: `Archive ${number % 7}` } }],
  organizations: [{ id: idOf('openorgs', number % 11), legalName: `Institute ${number % 11}` }],
});
const cites = (number: number) => ({
  source: idOf('doi_', number),
  target: idOf('doi_', (number * 2 + 1) % RECORDS),
  relType: { name: 'Cites' },
});

const importWith = async (
  name: string,
  workerUrl?: URL,
  onPhase: (phase: string) => void = () => undefined,
): Promise<ImportOutcome> => {
  const names = ['works.jsonl', 'notes.txt'].map((file) => path.join(folder, file));
  const inputs = await findInputs(names, () => process.stdin);
  return importInto(path.join(folder, name), {
    inputs: inputs.map((input) => ({ ...input, expansion: EXPANSION })),
    progress: {
      ...createProgress({ write: () => undefined, isTerminal: false, clock: () => 0 }),
      phase: onPhase,
    },
    ...(workerUrl ? { workerUrl } : {}),
  });
};

/** Returns all records in the order of the index. */
const storedIn = async (name: string): Promise<unknown[]> => {
  const index = await openIndex({ folder: path.join(folder, name, 'index') });
  const { hits } = await index.search({ node: { op: 'all' }, filters: [], offset: 0, limit: RECORDS });
  const texts = await index.get(hits.map(({ id }) => id));
  await index.close();
  return texts.map((text): unknown => JSON.parse(text ?? 'null'));
};

const archiveOf = (name: string): string[] =>
  gunzipSync(readFileSync(path.join(folder, name, 'records.jsonl.gz')))
    .toString()
    .split('\n')
    .sort();

beforeAll(async () => {
  await build({
    entryPoints: [path.join(import.meta.dirname, '../import-worker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@open-discovery/source'],
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const numbers = Array.from({ length: RECORDS }, (_, number) => number);
  const lines = [...numbers.map(work), ...numbers.map(cites)].map((line) => JSON.stringify(line));
  writeFileSync(path.join(folder, 'works.jsonl'), [...lines, '{"broken":'].join('\n'));
  writeFileSync(path.join(folder, 'notes.txt'), 'words only');
  writeFileSync(failing, "throw new Error('The thread does not start.');");
}, LIMIT_MS);

describe('an import with threads', () => {
  test(
    'has the records, in the same order, the report and the archive of one without',
    async () => {
      const [one, several] = [await importWith('one'), await importWith('several', pathToFileURL(worker))];
      const sortShown = ({ report }: ImportOutcome) => ({
        ...report,
        shown: report.shown.map((shown) => JSON.stringify(shown)).sort(),
      });
      expect(several.report.files.map(({ read }) => read)).toEqual([2 * RECORDS + 1, 1]);
      expect(sortShown(several)).toEqual(sortShown(one));
      expect(await storedIn('several')).toEqual(await storedIn('one'));
      expect(archiveOf('several')).toEqual(archiveOf('one'));
    },
    LIMIT_MS,
  );
  test(
    'has its archive in one file before the index is published, so that a full disk leaves the earlier records',
    async () => {
      const parts: string[][] = [];
      await importWith('joined', pathToFileURL(worker), (phase) => {
        if (phase !== 'publishing') return;
        const files = readdirSync(path.join(folder, 'joined'), { recursive: true }).map(String);
        parts.push(files.map((file) => path.basename(file)).filter((file) => /^records\./.test(file)));
      });
      expect(parts).toEqual([['records.jsonl.gz.0']]);
    },
    LIMIT_MS,
  );
  test('ends with the failure of a thread, and leaves nothing behind', async () => {
    await expect(importWith('failed', pathToFileURL(failing))).rejects.toThrow('The thread does not start.');
  });
});

test('results of tasks come in the order of the items, with so many under way', async () => {
  let running = 0;
  let most = 0;
  const found: number[] = [];
  const start = async (item: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < 5 - item; turn += 1) await Promise.resolve();
    running -= 1;
    return item;
  };
  for await (const result of inOrder([0, 1, 2, 3, 4], 3, start)) found.push(result);
  expect([found, most]).toEqual([[0, 1, 2, 3, 4], 3]);
});
