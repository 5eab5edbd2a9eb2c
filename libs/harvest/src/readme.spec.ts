import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { addSource, createSource, currentRecords, readSources, runSources } from './index.ts';
import { startOaiServer, testOptions } from './testing.ts';

test('the examples of the README are true', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-readme-'));
  const server = await startOaiServer();
  server.records = [1, 2].map((number) => ({
    id: `oai:a.example.org:${number}`,
    date: server.date,
    title: 'Tides',
    set: 'tides',
  }));
  const { address } = server;
  const wish = {
    name: 'archive',
    kind: 'oai-pmh',
    address,
    options: { set: ['tides'] },
    allowsHttp: true,
    allowsPrivate: true,
  };
  const source = createSource(wish, new Date());
  await addSource(dataDir, source);
  const [outcome] = await runSources(await readSources(dataDir), testOptions(dataDir));
  expect(outcome).toEqual({
    source: 'archive',
    failure: null,
    counts: { records: 2, new: 2, changed: 0, unchanged: 0, gone: 0 },
  });
  const parts: Buffer[] = [];
  for await (const part of currentRecords(dataDir, source)) parts.push(part);
  expect(
    Buffer.concat(parts)
      .toString()
      .match(/<record /g),
  ).toHaveLength(2);
  await server.close();
});
