import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SCREEN_CATALOGS } from '../pages/admin/screen-catalogs.ts';
import { FEATURE_CATALOGS, SHARED_CATALOG } from './catalogs.ts';
import { LANGUAGES } from './languages.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);
const folders = files
  .filter((file) => /(^|\/)messages\/en\.json$/.test(file))
  .map((file) => path.dirname(file));
const read = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(SOURCE, folder, `${language}.json`), 'utf8')) as Record<string, string>;
const placeholders = (message: string): string[] =>
  [
    ...new Set([...message.matchAll(/(?<!\b(?:one|other) )\{(\w+)[,}]/g)].map(([, name]) => name ?? '')),
  ].sort();

test.each(folders.flatMap((folder) => Object.keys(LANGUAGES).map((language) => [folder, language] as const)))(
  'the catalog of %s in %s has every text, in the order of the ids, and compiles',
  (folder, language) => {
    const english = read(folder, 'en');
    const catalog = read(folder, language);
    expect(Object.keys(catalog)).toEqual(Object.keys(english).sort());
    for (const [id, message] of Object.entries(catalog)) {
      expect(message.trim()).not.toBe('');
      expect([id, placeholders(message)]).toEqual([id, placeholders(english[id] ?? '')]);
      expect(() => compileMessage(message)).not.toThrow();
    }
  },
);

test('every catalog is listed, and no two have the same id', async () => {
  const files = [SHARED_CATALOG, ...Object.values(FEATURE_CATALOGS), ...Object.values(SCREEN_CATALOGS)];
  const listed = await Promise.all(files.map(async ({ en }) => Object.keys((await en()).default)));
  const found = folders.map((folder) => Object.keys(read(folder, 'en')));
  expect(listed.flat().sort()).toEqual(found.flat().sort());
  expect(new Set(found.flat()).size).toBe(found.flat().length);
});

const ownFolder = (messages: string): string => path.dirname(messages);
const codeFiles = files.filter((file) => /(?<!\.spec)\.tsx?$/.test(file));

test.each(folders.filter((folder) => folder !== 'messages'))(
  'only the code that is loaded with the texts of %s shows them',
  (folder) => {
    const ids = Object.keys(read(folder, 'en'));
    const strangers = codeFiles.filter((file) => {
      if (file.startsWith(`${ownFolder(folder)}/`)) return false;
      const code = readFileSync(path.join(SOURCE, file), 'utf8');
      return ids.some((id) => code.includes(`'${id}'`));
    });
    expect(strangers).toEqual([]);
  },
);
