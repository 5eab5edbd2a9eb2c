import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listen } from '@open-discovery/http-server/testing';
import { addSource, createSource, removeSource, storePiece } from '@open-discovery/harvest';
import type { SourceDefinition } from '@open-discovery/harvest';
import { faulty, NOW, startOaiServer, testOptions } from '@open-discovery/harvest/testing';
import type { OaiServer } from '@open-discovery/harvest/testing';
import { openIndex, processMark } from '@open-discovery/search-index';
import { findInputs } from '../input/find-inputs.ts';
import { mappingFile } from '../mappings/mapping-file.ts';
import { importInto } from '../testing/import-into.ts';
import { lockHarvest } from './harvest-lock.ts';
import { runHarvest } from './run-command.ts';

let server: OaiServer;
let other: OaiServer;
let dataDir: string;
let printed: string[];
beforeEach(async () => {
  [server, other] = [await startOaiServer(), await startOaiServer()];
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-run-'));
  printed = [];
});
afterEach(() => Promise.all([server.close(), other.close()]));

const record = (number: number, title: string | null, date = '2026-02-28T12:00:00Z') => ({
  id: `oai:archive.example.org:${number}`,
  date,
  title,
});
const add = (name: string, { address }: OaiServer, more: Partial<SourceDefinition> = {}) =>
  addSource(
    dataDir,
    createSource(
      { name, kind: 'oai-pmh', address, options: {}, allowsHttp: true, allowsPrivate: true, ...more },
      NOW,
    ),
  );
const display = { write: () => undefined, isTerminal: false, clock: () => 0 };
const run = (options: Partial<Parameters<typeof runHarvest>[1]> = {}, contactProblem: string | null = null) =>
  runHarvest(
    {
      dataDir,
      cluster: null,
      display,
      print: (text) => printed.push(text),
      environment: () => testOptions(dataDir),
      contactProblem,
    },
    {
      ...{ names: [], isFull: false, isDryRun: false, allowsFewer: false, imports: true, everyMs: null },
      ...options,
    },
  );
/** The published records as JSON. */
const publishedTexts = async (): Promise<string[]> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  try {
    const { hits } = await index.search({ node: { op: 'all' }, filters: [], offset: 0, limit: 50 });
    const texts = await index.get(hits.map(({ id }) => id));
    return texts.flatMap((text) => text ?? []);
  } finally {
    await index.close();
  }
};
const matches = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).sort();
/** The titles of the published products. */
const published = async (): Promise<string[]> => matches(await publishedTexts(), /"mainTitle":"([^"]+)"/);
const publishedIds = async (): Promise<string[]> =>
  matches(await publishedTexts(), /"kind":"product".*?"id":"([^"]+)"/);

test('uploaded files are published without a contact address, which only services get', async () => {
  await add('papers', server, { kind: 'upload', address: null });
  const content = Buffer.from('@article{t, title = {Tides of the shelf}, year = {2020}}');
  const upload = '00000000-0000-4000-8000-000000000001';
  await storePiece(dataDir, 'papers', { upload, from: 0, content, lastOf: 'tides.bib' });
  expect(await run({}, 'HARVEST_CONTACT is missing')).toBe(true);
  expect(await published()).toEqual(['Tides of the shelf']);
  await add('archive', server);
  await expect(run({}, 'HARVEST_CONTACT is missing')).rejects.toThrow('HARVEST_CONTACT is missing');
  expect(await run({ names: ['papers'] }, 'HARVEST_CONTACT is missing')).toBe(true);
});

const works = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, number) => ({
      id: `10.5555/tides.${number}`,
      DOI: `10.5555/tides.${number}`,
      type: 'article-journal',
      title: `Tides ${number}`,
    })),
  );

test.each([
  ['a message about an error', '{"error":"internal"}', 'the file has only 0 of 30 records'],
  ['an empty list', '[]', 'the file has only 0 of 30 records'],
  ['less than a tenth of its records', works(2), 'the file has only 2 of 30 records'],
])('a file that becomes %s keeps its records until a run accepts it', async (_rule, body, reason) => {
  const answers = [works(30), body, body, body];
  const file = await listen(createServer((_request, response) => response.end(answers.shift())));
  await add('list', other, { kind: 'file', address: `${file.url}/list.json` });
  server.records = [record(1, 'Gauges')];
  await add('archive', server);
  await run();
  expect(await published()).toHaveLength(31);
  server.records.push(record(2, 'Winds'));
  expect(await run()).toBe(false);
  expect(printed.join('\n')).toContain(`${reason}; if that is right, --allow-fewer accepts it.`);
  expect(await published()).toHaveLength(32);
  expect(await run({ isFull: true })).toBe(false);
  expect(await run({ allowsFewer: true })).toBe(true);
  expect(await published()).toHaveLength(2 + (body === works(2) ? 2 : 0));
  await file.close();
});

test('a file with a tenth of its records is read, and so is the first file with none', async () => {
  const answers = ['[]', works(30), works(3)];
  const file = await listen(createServer((_request, response) => response.end(answers.shift())));
  await add('list', other, { kind: 'file', address: `${file.url}/list.json` });
  expect([await run(), await run(), await run()]).toEqual([true, true, true]);
  expect(await published()).toHaveLength(3);
  await file.close();
});

test('the records of all sources are published together; deleted ones are removed by the next run', async () => {
  server.records = [record(1, 'Tides'), record(2, 'Gauges')];
  other.records = [record(3, 'Winds')];
  await add('first', server);
  await add('second', other);
  expect(await run()).toBe(true);
  expect(printed).toEqual(
    expect.arrayContaining([
      'first: 2 new, 0 changed, 0 gone, 0 as before',
      'second: 1 new, 0 changed, 0 gone, 0 as before',
    ]),
  );
  expect(await published()).toEqual(['Gauges', 'Tides', 'Winds']);
  server.records = [record(1, null), record(2, 'Gauges of the north')];
  await run({ names: ['first'] });
  expect(await published()).toEqual(['Gauges of the north', 'Winds']);
  await removeSource(dataDir, 'second');
  await run();
  expect(await published()).toEqual(['Gauges of the north']);
});

test('a source that fails keeps its records, and does not end the others', async () => {
  server.records = [record(1, 'Tides')];
  other.records = [record(2, 'Winds')];
  await add('first', server);
  await add('second', other);
  await run();
  server.faults = [faulty.status(404)];
  other.records.push(record(3, 'Clouds'));
  expect(await run()).toBe(false);
  expect(printed.join('\n')).toMatch(/first: failed\. 127\.0\.0\.1:\d+: status 404\. What came before stays/);
  expect(await published()).toEqual(['Clouds', 'Tides', 'Winds']);
});

test.each(['source.json', 'state.json'])(
  'a damaged %s: the other sources are harvested, and nothing is published until it is repaired',
  async (file) => {
    server.records = [record(1, 'Tides')];
    other.records = [record(2, 'Winds')];
    await add('first', server);
    await add('second', other);
    await run();
    const damaged = path.join(dataDir, 'harvest/first', file);
    const sound = readFileSync(damaged);
    writeFileSync(damaged, '{"version":1,"na');
    other.records.push(record(3, 'Clouds'));
    await expect(run()).rejects.toThrow(/is damaged: .* or remove the source "first" and add it again/);
    expect(printed).toEqual(expect.arrayContaining([expect.stringContaining(`${damaged} is damaged`)]));
    expect(printed.at(-1)).toBe('second: 1 new, 0 changed, 0 gone, 1 as before');
    expect(await published()).toEqual(['Tides', 'Winds']);
    writeFileSync(damaged, sound);
    expect(await run()).toBe(true);
    expect(await published()).toEqual(['Clouds', 'Tides', 'Winds']);
  },
);

test('nothing new: nothing is imported', async () => {
  server.records = [record(1, 'Tides')];
  await add('first', server);
  await run();
  printed = [];
  await run();
  expect(printed).toEqual([
    'first: 0 new, 0 changed, 0 gone, 1 as before',
    '\nThe portal has these records already.',
  ]);
});

test('nothing new, but the index is one that an earlier version has built: everything is imported again', async () => {
  server.records = [record(1, 'Tides')];
  await add('first', server);
  await run();
  const index = path.join(dataDir, 'index');
  const manifest = path.join(index, 'generation-000001/manifest.json');
  const [, ...lines] = readFileSync(manifest, 'utf8').split('\n');
  const body = lines.join('\n').replace(/"format": \d+/, '"format": 1');
  writeFileSync(manifest, `${crc32(body)}\n${body}`);
  await run();
  expect(readFileSync(path.join(index, 'current'), 'utf8')).toBe('generation-000002\n');
  expect(await published()).toEqual(['Tides']);
});

test('a new correction of records that are the same is imported although nothing else is new', async () => {
  server.records = [record(1, 'Tides'), record(2, 'Winds')];
  await add('first', server);
  await run();
  const ids = await publishedIds();
  writeFileSync(path.join(dataDir, 'same.txt'), ids.join(' '));
  await run();
  expect(await published()).toHaveLength(1);
});

test('a table whose columns have been assigned since is imported although nothing else is new', async () => {
  await add('papers', server, { kind: 'upload', address: null });
  const upload = '00000000-0000-4000-8000-000000000001';
  const store = (name: string, text: string) =>
    storePiece(dataDir, 'papers', { upload, from: 0, content: Buffer.from(text), lastOf: name });
  await store('tides.csv', 'Titel;Verfasser;Erschienen\nTides;Berg, Hans;2020\n');
  await store('winds.bib', '@article{w, title = {Winds}, year = {2020}}');
  await run();
  expect(await published()).toEqual(['Winds']);
  const columns = { Titel: 'title', Verfasser: 'authors', Erschienen: 'date' };
  writeFileSync(mappingFile(dataDir), JSON.stringify({ tables: [{ kind: 'product', columns }] }));
  await run();
  expect(await published()).toEqual(['Tides', 'Winds']);
});

test('without import, the portal is as it was until the next run', async () => {
  server.records = [record(1, 'Tides')];
  await add('first', server);
  await run({ imports: false });
  expect(existsSync(path.join(dataDir, 'index'))).toBe(false);
  await run();
  expect(await published()).toEqual(['Tides']);
});

const importByHand = async (): Promise<void> => {
  const file = path.join(dataDir, 'by-hand.jsonl');
  writeFileSync(file, JSON.stringify({ id: 'openorgs____::1', legalName: 'Institute of the Sea' }));
  await importInto(dataDir, { inputs: await findInputs([file], () => process.stdin), now: NOW });
};

test('records that were imported from files before are kept in a file', async () => {
  await importByHand();
  server.records = [record(1, 'Tides')];
  await add('first', server);
  await run();
  const kept = path.join(dataDir, 'harvest/replaced-records.jsonl.gz');
  expect(printed.at(-1)).toBe(
    `The records that were imported from files before are no longer searched; they are kept in ${kept}.`,
  );
  expect(await findInputs([kept], () => process.stdin)).toHaveLength(1);
});

test('without a record that can be read, the records that were imported from files stay, and the next run replaces them', async () => {
  await importByHand();
  await add('papers', server, { kind: 'upload', address: null });
  const store = (content: string, lastOf: string) => {
    const upload = `00000000-0000-4000-8000-00000000000${content.length % 10}`;
    return storePiece(dataDir, 'papers', { upload, from: 0, content: Buffer.from(content), lastOf });
  };
  await store('%PDF-1.4', 'thesis.pdf');
  await run();
  expect(printed.at(-1)).toBe('\nNo record was found; the index is as it was.');
  await store('@article{t, title = {Tides}, year = {2020}}', 'tides.bib');
  await run();
  expect(printed.at(-1)).toMatch(/^The records that were imported from files before are no longer searched/);
});

test('while another import runs, nothing is imported; its records are kept by the next run', async () => {
  server.records = [record(1, 'Tides')];
  await add('first', server);
  const running = path.join(dataDir, `import-${processMark(process.ppid)}.AAAAAA`);
  mkdirSync(running);
  await expect(run()).rejects.toThrow(/Another import into .* is running/);
  rmSync(running, { recursive: true });
  await importByHand();
  await run();
  expect(existsSync(path.join(dataDir, 'harvest/replaced-records.jsonl.gz'))).toBe(true);
  expect(await published()).toEqual(['Tides']);
});

describe('a dry run', () => {
  test.each([
    ['a total that the source tells', [9], 'first: 9 records to fetch'],
    ['one page', [], 'first: 2 records to fetch'],
  ])('%s', async (_rule, sizes, line) => {
    server.records = [
      record(1, 'Tides'),
      record(2, 'Winds'),
      ...(sizes.length > 0 ? [record(3, 'Clouds')] : []),
    ];
    server.sizes = sizes;
    await add('first', server);
    expect(await run({ isDryRun: true })).toBe(true);
    expect(printed).toEqual([line]);
    expect(existsSync(path.join(dataDir, 'harvest/first/state.json'))).toBe(false);
  });

  test('a source that does not tell', async () => {
    server.records = [1, 2, 3].map((number) => record(number, 'Tides'));
    await add('first', server);
    await run({ isDryRun: true });
    expect(printed).toEqual(['first: more than 2 records to fetch']);
  });
});

test('an unknown name and a second harvest are refused', async () => {
  await expect(run({ names: ['nobody'] })).rejects.toThrow('There is no source nobody.');
  const { release } = lockHarvest(dataDir);
  await expect(run()).rejects.toThrow('Another process harvests at the moment');
  release();
  writeFileSync(path.join(dataDir, 'harvest/.running'), '999999999-1-ab');
  expect(await run()).toBe(true);
});
