import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addSource, createSource, harvestLockFile } from '@open-discovery/harvest';
import { addTestSource, faulty, harvest, NOW, startOaiServer } from '@open-discovery/harvest/testing';
import { processMark } from '@open-discovery/search-index';
import { harvestListSchema } from './harvest-schema.ts';
import { createHarvests } from './harvests.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-harvests-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const CONTACT = 'ada@example.org';
const addArchive = () =>
  addSource(
    dataDir,
    createSource(
      {
        name: 'archive',
        kind: 'oai-pmh',
        address: 'https://archive.example.org/oai',
        options: {},
        allowsHttp: false,
        allowsPrivate: false,
      },
      NOW,
    ),
  );

test('lists each source with its records, its last run and its failure', async () => {
  const server = await startOaiServer();
  server.records = [1, 2, 3].map((number) => ({
    id: `oai:a.example.org:${number}`,
    date: server.date,
    title: 'Tides',
  }));
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
  const harvests = createHarvests({ dataDir, program: null, contact: null });
  expect((await harvests.read()).sources).toMatchObject([{ records: 0, completeAt: null, last: null }]);
  server.faults = [null, null, null, faulty.status(404)];
  await harvest(dataDir);
  expect((await harvests.read()).sources).toMatchObject([
    {
      records: 2,
      progress: { records: 2, total: null },
      completeAt: null,
      lastFailure: { at: NOW.toISOString(), message: expect.stringContaining('status 404') },
      last: { failure: expect.stringContaining('status 404') },
    },
  ]);
  await harvest(dataDir);
  const list = await harvests.read();
  expect(harvestListSchema.parse(list)).toEqual(list);
  expect(list.sources).toMatchObject([
    {
      name: 'archive',
      kind: 'oai-pmh',
      records: 3,
      completeAt: NOW.toISOString(),
      lastFailure: { at: NOW.toISOString(), message: expect.stringContaining('status 404') },
      progress: null,
      last: { failure: null, new: 3, changed: 0, gone: 0 },
    },
  ]);
  await server.close();
});

test('starts the program with the names, the folder and the contact', async () => {
  await addArchive();
  const program = path.join(dataDir, 'program.cjs');
  const noted = path.join(dataDir, 'noted');
  writeFileSync(
    program,
    `const { existsSync, renameSync, writeFileSync } = require('node:fs');
    writeFileSync('${noted}.new', JSON.stringify([process.argv.slice(2), process.env.DATA_DIR, process.env.HARVEST_CONTACT]));
    renameSync('${noted}.new', '${noted}');
    setInterval(() => existsSync('${noted}.end') && process.exit(), 5);`,
  );
  const harvests = createHarvests({ dataDir, program, contact: CONTACT });
  await harvests.start(['archive']);
  // Before the program takes the lock.
  expect(await harvests.read()).toMatchObject({ isRunning: true });
  await expect(harvests.start([])).rejects.toMatchObject({ status: 409 });
  for (let text = ''; text === '';) {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      text = readFileSync(noted, 'utf8');
      expect(JSON.parse(text)).toEqual([['run', 'archive'], dataDir, CONTACT]);
    } catch (error) {
      if (!String(error).includes('ENOENT')) throw error;
    }
  }
  writeFileSync(`${noted}.end`, '');
  while ((await harvests.read()).isRunning) await new Promise((resolve) => setImmediate(resolve));
});

test.each([
  ['an unknown source', { program: import.meta.filename, contact: CONTACT }, ['nobody'], 404],
  ['no program', { program: null, contact: CONTACT }, [], 503],
  ['no contact', { program: import.meta.filename, contact: null }, [], 503],
  ['a harvest that is running', { program: import.meta.filename, contact: CONTACT }, [], 409],
])('%s: nothing is started', async (rule, options, names, status) => {
  await addArchive();
  writeFileSync(
    harvestLockFile(dataDir),
    rule.startsWith('a harvest') ? processMark(process.pid) : '999999999-1-a',
  );
  await expect(createHarvests({ dataDir, ...options }).start(names)).rejects.toMatchObject({ status });
});
