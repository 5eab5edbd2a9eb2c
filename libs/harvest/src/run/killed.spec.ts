import { appendFileSync, cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readState } from '../store/source-folders.ts';
import { startOaiServer } from '../testing/oai-server.ts';
import type { OaiServer, ServedRecord } from '../testing/oai-server.ts';
import { addTestSource, harvest, recordsText } from '../testing/run-harvest.ts';

let server: OaiServer;
let folder: string;
beforeEach(async () => {
  server = await startOaiServer();
  folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-killed-harvest-'));
});
afterEach(() => server.close());

const record = (number: number, date: string, title: string | null): ServedRecord => ({
  id: `oai:a.example.org:${number}`,
  date,
  title: title === null ? null : `${title} ${number}`,
});
const NUMBERS = [0, 1, 2, 3, 4, 5, 6];

/** Adds what a write leaves behind that a kill has cut off. */
const tear = (dataDir: string): void => {
  const source = path.join(dataDir, 'harvest/archive');
  writeFileSync(path.join(source, 'state.json.new'), '{"version":1,"cur');
  for (const name of readdirSync(source).filter((one) => one.startsWith('answers-')))
    for (const file of readdirSync(path.join(source, name)))
      appendFileSync(path.join(source, name, file), 'torn');
};

const resultIn = async (dataDir: string) => {
  const { alive, last } = await readState(dataDir, 'archive');
  return { alive, counts: last?.counts, text: await recordsText(dataDir) };
};

test.each([
  ['the first run', false],
  ['a run of changes', false],
  ['a run of all records', true],
])(
  '%s, killed between any two requests: the next run ends with the same records and counts',
  async (rule, isFull) => {
    const whole = path.join(folder, 'whole');
    await addTestSource(whole, { kind: 'oai-pmh', address: server.address });
    server.records = NUMBERS.map((number) => record(number, '2026-02-28T00:00:00Z', 'Tides'));
    if (rule !== 'the first run') {
      await harvest(whole);
      const date = '2026-02-28T12:00:00Z';
      server.records = [2, 3, 4, 5, 6, 7].map((number) => record(number, date, 'Gauges'));
      server.records.push(record(0, date, null));
    }
    const killed: string[] = [];
    server.onRequest = () => {
      for (const torn of [false, true]) {
        const copy = path.join(folder, `killed-${killed.length}`);
        cpSync(whole, copy, { recursive: true });
        if (torn) tear(copy);
        killed.push(copy);
      }
    };
    await harvest(whole, { isFull });
    server.onRequest = () => undefined;
    const expected = await resultIn(whole);
    expect(expected.alive).toBe(rule === 'the first run' ? 7 : isFull ? 6 : 7);
    expect(killed.length).toBeGreaterThanOrEqual(10);
    for (const copy of killed) {
      await harvest(copy, { isFull });
      expect(await resultIn(copy)).toEqual(expected);
    }
  },
);
