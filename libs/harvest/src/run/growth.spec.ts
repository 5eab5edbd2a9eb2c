import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '../day-ms.ts';
import { readState } from '../store/source-folders.ts';
import { startOaiServer } from '../testing/oai-server.ts';
import type { OaiServer } from '../testing/oai-server.ts';
import { addTestSource, harvest, NOW, recordsText } from '../testing/run-harvest.ts';

const RECORDS = 100;
const CHANGED_EACH_NIGHT = 10;
const MOST_RECORDS = 4 * RECORDS + CHANGED_EACH_NIGHT;

let server: OaiServer;
let dataDir: string;
let night: number;
let titles: string[];
beforeEach(async () => {
  server = await startOaiServer();
  server.pageSize = 10;
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-growth-'));
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
  night = 0;
  titles = Array.from({ length: RECORDS }, () => 'Tides');
});
afterEach(() => server.close());

/** Changes some records of the server, and harvests it. Returns how many records the stored answers have. */
const harvestNight = async (changes: number): Promise<number> => {
  const now = new Date(NOW.getTime() + night * DAY_MS);
  server.date = now.toISOString().replace('.000', '');
  const isChanged = (number: number) => (number + night * CHANGED_EACH_NIGHT) % RECORDS < changes;
  server.records = titles.map((before, number) => {
    const title = isChanged(number) ? `Tides of night ${night}` : before;
    titles[number] = title;
    const date = isChanged(number) ? server.date : (server.records[number]?.date ?? server.date);
    return { id: `oai:archive.example.org:${number}`, date, title };
  });
  night += 1;
  expect(await harvest(dataDir, { now: () => now })).toMatchObject({ failure: null });
  return (await readState(dataDir, 'archive')).current?.records ?? 0;
};

test('a source that changes every night keeps about four versions of its records, and loses none', async () => {
  while (night < 60) expect(await harvestNight(CHANGED_EACH_NIGHT)).toBeLessThanOrEqual(MOST_RECORDS);
  const text = await recordsText(dataDir);
  for (const title of titles) expect(text).toContain(`<dc:title>${title}</dc:title>`);
  const folders = readdirSync(path.join(dataDir, 'harvest/archive'));
  expect(folders.filter((name) => name.startsWith('answers'))).toEqual(['answers-2']);
});

test('its older versions go even if nothing has changed since', async () => {
  while ((await harvestNight(CHANGED_EACH_NIGHT)) < MOST_RECORDS);
  expect(await harvestNight(0)).toBe(RECORDS);
  expect(await harvestNight(0)).toBe(RECORDS);
});
