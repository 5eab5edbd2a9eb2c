import { describe, expect, test } from '@jest/globals';
import { API_FOLDER, readLibs, writePages } from '../api-pages.mjs';
import { committedFiles, readText } from './repository.ts';

const LIMIT_MS = 60_000;

const libs = readLibs();
const entries = libs.flatMap((lib) => lib.entries);

test('there are exports to check', () => {
  expect(entries.flatMap(({ exports }) => exports).length).toBeGreaterThan(200);
});

test.each(entries)('every export of $name says what it does', ({ exports }) => {
  expect(exports.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([]);
});

test.each([
  ['ResearchProduct', ['id: string', 'pids?:', 'mainTitle?: string']],
  ['Project', ['id: string', 'acronym?: string']],
  ['Organization', ['id: string', 'legalName?: string']],
])('the fields of %s are listed, although it is derived from a schema', (name, fields) => {
  const model = entries.find((entry) => entry.name === '@open-discovery/model');
  const code = model?.exports.find((one) => one.name === name)?.code ?? '';
  for (const field of fields) expect(code).toContain(`  ${field}`);
});

describe(`${API_FOLDER}: run \`node tools/api-pages.mjs\` if one of these fails`, () => {
  test('has a page for each public library, an index, and nothing else', () => {
    const expected = ['README.md', ...libs.map(({ page }) => page)].map((file) => `${API_FOLDER}/${file}`);
    expect(committedFiles().filter((file) => file.startsWith(`${API_FOLDER}/`))).toEqual(expected.sort());
  });

  test(
    'every page contains the docblocks',
    async () => {
      const outdated = [...(await writePages(libs))]
        .filter(([file, text]) => readText(`${API_FOLDER}/${file}`) !== text)
        .map(([file]) => file);
      expect(outdated).toEqual([]);
    },
    LIMIT_MS,
  );
});
