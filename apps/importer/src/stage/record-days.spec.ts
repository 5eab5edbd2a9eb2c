import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { openIndex } from '@open-discovery/search-index';
import { DAYS_FILE } from '../archive.ts';
import { findInputs } from '../input/find-inputs.ts';
import { publishBefore } from '../publish-before.ts';
import { importInto } from '../testing/import-into.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'record-days-'));

const newFolder = (): string => mkdtempSync(path.join(folder, 'data-'));

const importOn = async (
  dataDir: string,
  day: string,
  records: readonly object[],
  keeps = false,
): Promise<void> => {
  const input = path.join(newFolder(), 'records.jsonl');
  writeFileSync(input, records.map((record) => JSON.stringify(record)).join('\n'));
  const inputs = await findInputs([input], () => process.stdin);
  await importInto(dataDir, { inputs, now: new Date(`${day}T09:00:00Z`) }, keeps);
};

/** Returns the day of each record by its name, those after a day only. */
const daysIn = async (dataDir: string, after = '2000-01-01'): Promise<Record<string, string>> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const from = Date.parse(after) / 86_400_000 + 1;
  const node = { op: 'range', field: 'updatedHere', from } as const;
  const { hits } = await index.search({ node, filters: [], offset: 0, limit: 100 });
  const found = (await index.get(hits.map(({ id }) => id))).map(
    (text) => (JSON.parse(text ?? '') as { record: Record<string, string> }).record,
  );
  await index.close();
  return Object.fromEntries(
    found.map((record) => [
      record['mainTitle'] ?? record['legalName'] ?? record['officialName'] ?? '',
      record['updatedHere'] ?? '',
    ]),
  );
};

const FIRST = '2026-01-10';
const SECOND = '2026-01-20';
const THIRD = '2026-01-30';

const work = (number: number, mainTitle: string, fields: object = {}) => ({
  id: idOf('doi_', number),
  type: 'publication',
  mainTitle,
  dateOfCollection: '2019-05-05',
  collectedFrom: [{ key: idOf('source', 1), value: 'Archive' }],
  ...fields,
});
const tides = work(1, 'Tides of the north');
const beetles = work(2, 'Beetles of mountain meadows');
const institute = { id: idOf('openorgs', 1), legalName: 'Institute of the Sea' };

describe('a record has the day of the import that brought or changed it', () => {
  const changed = { ...tides, publisher: 'Open Shore' };
  const old = work(3, 'Waves, collected long ago');
  test.each([
    ['all records are imported again', false, [changed, beetles, old]],
    ['only the changed ones are, with some of the others', true, [changed, beetles, old]],
    ['only the changed ones are', true, [changed, old]],
  ])('if %s', async (_case, keeps, records) => {
    const dataDir = newFolder();
    await importOn(dataDir, FIRST, [tides, beetles]);
    await importOn(dataDir, SECOND, records, keeps);
    expect(await daysIn(dataDir, FIRST)).toEqual({
      'Tides of the north': SECOND,
      'Waves, collected long ago': SECOND,
    });
    expect(await daysIn(dataDir)).toMatchObject({ 'Beetles of mountain meadows': FIRST, Archive: FIRST });
  });

  test('what a source says about its own work on the record changes nothing', async () => {
    const dataDir = newFolder();
    const dated = (dateOfCollection: string, more: object) => ({ ...tides, dateOfCollection, ...more });
    await importOn(dataDir, FIRST, [dated('2019-05-05', { updatedHere: '2018-01-01' })]);
    await importOn(dataDir, SECOND, [dated('2026-01-19', { lastUpdateTimeStamp: 1_768_780_800_000 })]);
    expect(await daysIn(dataDir)).toMatchObject({ 'Tides of the north': FIRST });
  });

  test('a merged record has the day of its latest part; one that was kept apart from it changes nothing', async () => {
    const dataDir = newFolder();
    const pids = [{ scheme: 'doi', value: '10.5555/tides' }];
    const ofLibrary = { pids, collectedFrom: [{ key: idOf('source', 2), value: 'Library' }] };
    await importOn(dataDir, FIRST, [{ ...tides, pids }, beetles]);
    const copy = { ...work(9, 'Tides of the north', ofLibrary) };
    await importOn(dataDir, SECOND, [copy], true);
    expect(await daysIn(dataDir)).toMatchObject({ 'Tides of the north': SECOND });
    await importOn(dataDir, THIRD, [{ ...work(8, 'Rotational alignment of fibers', ofLibrary) }], true);
    expect(await daysIn(dataDir)).toMatchObject({
      'Tides of the north': SECOND,
      'Rotational alignment of fibers': THIRD,
    });
  });

  test('an organization that works mention keeps its day until a mention says more', async () => {
    const dataDir = newFolder();
    const by = (organization: object) => ({ organizations: [organization] });
    await importOn(dataDir, FIRST, [{ ...tides, ...by(institute) }]);
    await importOn(dataDir, SECOND, [{ ...beetles, ...by(institute) }], true);
    expect(await daysIn(dataDir)).toMatchObject({ 'Institute of the Sea': FIRST });
    const more = by({ ...institute, acronym: 'IS' });
    await importOn(dataDir, THIRD, [{ ...work(4, 'Winds'), ...more }], true);
    expect(await daysIn(dataDir)).toMatchObject({ 'Institute of the Sea': THIRD });
  });
});

describe('nobody misses a change', () => {
  const daysFile = (dataDir: string): string => path.join(dataDir, DAYS_FILE);
  const changed = { ...tides, publisher: 'Open Shore' };

  test('of an import that was killed while it was published: the next one has it', async () => {
    const dataDir = newFolder();
    await importOn(dataDir, FIRST, [tides, beetles]);
    copyFileSync(daysFile(dataDir), path.join(dataDir, 'before'));
    await importOn(dataDir, SECOND, [changed, beetles]);
    copyFileSync(path.join(dataDir, 'before'), daysFile(dataDir));
    await importOn(dataDir, THIRD, [changed, beetles]);
    expect(await daysIn(dataDir)).toMatchObject({
      'Tides of the north': THIRD,
      'Beetles of mountain meadows': FIRST,
    });
  });

  test.each([
    ['without the days of the last import', async (dataDir: string) => rm(daysFile(dataDir))],
    ['if these are damaged', async (dataDir: string) => writeFile(daysFile(dataDir), '{"id":')],
    ['after going back', async (dataDir: string) => void (await publishBefore(dataDir, null, 'import'))],
  ])('%s: all records count as changed', async (_case, lose) => {
    const dataDir = newFolder();
    await importOn(dataDir, FIRST, [tides, beetles]);
    await importOn(dataDir, SECOND, [tides, beetles]);
    await lose(dataDir);
    await importOn(dataDir, THIRD, [tides, beetles]);
    expect(new Set(Object.values(await daysIn(dataDir)))).toEqual(new Set([THIRD]));
  });
});
