import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { openIndex } from '@open-discovery/search-index';
import { parseCommandLine } from './command-line.ts';
import { EXIT } from './exit.ts';
import { importCommand } from './import-command.ts';
import { upgradeIndex } from './upgrade-index.ts';

let folder: string;
let printed: string;
let progress: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-index-'));
  printed = '';
  progress = '';
});

const add = (text: string): void => {
  printed += text;
};
const write = (text: string): void => {
  progress += text;
};
const placeOf = () => ({
  dataDir: path.join(folder, 'data'),
  terminal: { isTerminal: false, print: add, printError: add, write },
});

const importWork = async (doi: string, ...options: readonly string[]): Promise<void> => {
  const file = path.join(folder, 'works.ris');
  writeFileSync(file, `TY  - JOUR\nTI  - Work ${doi}\nDO  - ${doi}\nER  - \n`);
  const parsed = parseCommandLine([...options, file]);
  if (parsed.command !== 'import') throw new Error(parsed.command);
  expect(await importCommand(parsed.options, placeOf())).toBe(EXIT.done);
  printed = '';
  progress = '';
};

const indexFile = (...names: readonly string[]): string => path.join(folder, 'data', 'index', ...names);
const publishedName = (): string => readFileSync(indexFile('current'), 'utf8').trim();

/** Makes the published index one of another version of the program. */
const ageIndex = (): void => {
  const file = indexFile(publishedName(), 'manifest.json');
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  const body = lines.join('\n').replace(/"format": \d+/, '"format": 1');
  writeFileSync(file, `${crc32(body)}\n${body}`);
};

const countRecords = async (): Promise<number> => {
  const index = await openIndex({ folder: indexFile() });
  try {
    return index.manifest.documents;
  } finally {
    await index.close();
  }
};

test('the records of an index of another version are indexed again, all of them', async () => {
  await importWork('10.5555/first');
  await importWork('10.5555/second', '--keep');
  ageIndex();
  expect(await upgradeIndex(placeOf())).toBe(EXIT.done);
  expect(await countRecords()).toBe(2);
  expect(printed).toContain('its records are indexed again');
  expect(progress).toMatch(/^reading .* 100% 2 records,/m);
});

test('an index of this version stays as it is, and nothing is printed', async () => {
  await importWork('10.5555/first');
  const before = publishedName();
  expect(await upgradeIndex(placeOf())).toBe(EXIT.done);
  expect(publishedName()).toBe(before);
  expect(printed).toBe('');
});

test('a folder without an index stays as it is', async () => {
  expect(await upgradeIndex(placeOf())).toBe(EXIT.done);
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

test('a folder that cannot be read is named', async () => {
  writeFileSync(path.join(folder, 'data'), '');
  expect(await upgradeIndex(placeOf())).toBe(EXIT.incomplete);
  expect(printed).toBe(`The folder ${path.join(folder, 'data')} is not a folder.`);
});

test('without the archive of the records, the command asks for an import', async () => {
  await importWork('10.5555/first');
  rmSync(path.join(folder, 'data', 'records.jsonl.gz'));
  ageIndex();
  expect(await upgradeIndex(placeOf())).toBe(EXIT.incomplete);
  expect(printed).toContain('has no archive of its records. Import them again.');
});

test('a damaged index is named, and is not replaced', async () => {
  await importWork('10.5555/first');
  const before = publishedName();
  writeFileSync(indexFile(before, 'manifest.json'), '');
  expect(await upgradeIndex(placeOf())).toBe(EXIT.incomplete);
  expect(printed).toContain('manifest.json does not have the checksum that it says.');
  expect(publishedName()).toBe(before);
});
