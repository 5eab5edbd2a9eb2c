import { expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import { SEARCH_FIELDS } from '@open-discovery/search-fields';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ALL_CATALOGS } from './all-catalogs.ts';
import { SHARED_CATALOG } from './catalogs.ts';
import { pluralForms, readMessage } from './testing/read-message.ts';
import { usedIds } from './testing/used-ids.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);
const catalogs = files.flatMap((file) => {
  const found = /^(.*\/?messages)\/([a-z-]+)\.json$/.exec(file);
  return found ? [[found[1] ?? '', found[2] ?? ''] as const] : [];
});
const folders = catalogs.filter(([, language]) => language === 'en').map(([folder]) => folder);
const catalogSchema = z.record(z.string(), z.string());
const read = (folder: string, language: string): Record<string, string> =>
  catalogSchema.parse(JSON.parse(readFileSync(path.join(SOURCE, folder, `${language}.json`), 'utf8')));

test.each(folders)('the texts of %s are there in every language', (folder) => {
  const there = catalogs.filter(([other]) => other === folder).map(([, language]) => language);
  expect(there).toEqual(expect.arrayContaining([...PORTAL_LANGUAGES]));
});

test.each(catalogs)(
  'the catalog of %s in %s has every text, in the order of the ids, with the same values and the plural forms of the language',
  (folder, language) => {
    const english = read(folder, 'en');
    const catalog = read(folder, language);
    expect(Object.keys(catalog)).toEqual(Object.keys(english).sort());
    const forms = pluralForms(language);
    for (const [id, message] of Object.entries(catalog)) {
      expect(message.trim()).not.toBe('');
      const { values, plurals } = readMessage(message);
      expect([id, values]).toEqual([id, readMessage(english[id] ?? '').values]);
      for (const plural of plurals) expect([id, plural]).toEqual([id, forms]);
    }
  },
);

test('every catalog is listed, and no two have the same id', async () => {
  const loaded = await Promise.all([SHARED_CATALOG, ...ALL_CATALOGS].map((catalog) => catalog('en')));
  const listed = loaded.map((file) => Object.keys(z.object({ default: catalogSchema }).parse(file).default));
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

test('no text names an npm script: the container image has none', () => {
  const texts = [...codeFiles, ...catalogs.map(([folder, language]) => `${folder}/${language}.json`)];
  const naming = texts.filter((file) => /\bnpm run\b/.test(readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(naming).toEqual([]);
});

/** French uses the singular for 0 as well: a text for one, such as “un travail”, would appear for none. */
test.each([
  ['pages/landing/messages', 'works.report-of', { count: 0, shown: '0' }],
  ['components/network/messages', 'network.shown', { nodes: 1, edges: 0 }],
  ['components/suggestions/messages', 'suggest.status', { count: 0 }],
  ['pages/person/messages', 'person.description', { count: 0, shown: '0' }],
  ['pages/admin/screens/status/messages', 'admin-status.import-files', { count: 0 }],
])('in French, the text of %s %s says 0 of nothing', (folder, id, values) => {
  const messages = { [id]: compileMessage(read(folder, 'fr')[id] ?? '') };
  const text = setupI18n({ locale: 'fr', messages: { fr: messages } })._(id, values);
  expect(text).toContain('0');
});

test('every text is shown somewhere', () => {
  const ids = folders.flatMap((folder) => Object.keys(read(folder, 'en')));
  const code = codeFiles.map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));
  const used = usedIds(ids, code);
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});

test('every search field that pages offer has a name', () => {
  const ids = new Set(folders.flatMap((folder) => Object.keys(read(folder, 'en'))));
  const offered = Object.values(SEARCH_FIELDS)
    .flat()
    .filter(({ facet, indexField }) => facet || indexField !== null);
  expect(offered.map(({ messageId }) => messageId).filter((id) => !ids.has(id))).toEqual([]);
});

test('the filters of lists have their names in every portal, those of data sources in portals with data sources', () => {
  const shared = Object.keys(read('messages', 'en'));
  const words = Object.keys(read('components/source-words/messages', 'en'));
  const nameless = Object.entries(SEARCH_FIELDS).flatMap(([kind, fields]) => {
    const ids = new Set(kind === 'dataSource' ? [...shared, ...words] : shared);
    return fields.filter(({ facet, name }) => facet && !ids.has(`field.${name}`)).map(({ name }) => name);
  });
  expect(nameless).toEqual([]);
});

test.each([
  ['de', ['one', 'other']],
  ['es', ['one', 'other']],
  ['fr', ['one', 'other']],
  ['pl', ['few', 'many', 'one', 'other']],
])('counts in %s have the forms %j', (language, forms) => {
  expect(pluralForms(language)).toEqual(forms);
});

test('a text that no code names, builds or takes from a vocabulary is found', () => {
  const code = ["t('a.named')", '`a.of-${kind}`', "worded('words', value)", "'a.unnamed-before'"];
  const ids = ['a.named', 'a.of-works', 'words.some', 'a.unnamed', 'a.of'];
  expect([...usedIds(ids, code)]).toEqual(['a.named', 'a.of-works', 'words.some']);
});
