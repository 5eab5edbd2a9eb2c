import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readValue } from '../formats/read-value.ts';
import { readValues } from '../input/read-values.ts';
import type { TableReader } from '../input/tables/read-rows.ts';
import { bytesOf, drain } from '../testing/bytes-of.ts';
import type { Dialog } from './ask-mapping.ts';
import { readMappings } from './mapping-file.ts';
import { createTableReader } from './table-mappings.ts';
import { reasonText } from '../report/skip-reason.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mappings-'));
let files = 0;
const newFile = (): string => path.join(folder, `${(files += 1)}.json`);

/** A person who gives these answers, and then has gone; `shown` is what the terminal showed. */
const person = (...answers: string[]): Dialog & { readonly shown: string[] } => {
  const shown: string[] = [];
  return {
    shown,
    write: (text) => shown.push(text),
    ask: (question) => {
      shown.push(question);
      return Promise.resolve(answers.shift() ?? null);
    },
  };
};

const CSV = 'Titel;Verfasser;Jahr;Notiz\nGezeiten;Carberry, Josiah;2020;gut\n';
const titlesIn = async (tables: TableReader, text = CSV) => {
  const { items } = await drain(readValues({ name: 'x.csv', bytes: bytesOf(text) }, tables));
  return items.map((found) => {
    if ('problem' in found) return reasonText(found.problem);
    const [record] = readValue(found.value);
    return record?.type === 'record' ? record.record : record;
  });
};

describe('a table without a mapping', () => {
  test('is refused with a sentence that says what to do, without a terminal', async () => {
    const file = newFile();
    expect(await titlesIn(createTableReader(file, null))).toEqual([
      `a table (CSV) without a mapping of its columns: import it with --map in a terminal, which asks once, or write the mapping to ${file}`,
    ]);
  });

  test('is asked about once, with suggestions by the names of its columns', async () => {
    const file = newFile();
    const asked = person('');
    expect(await titlesIn(createTableReader(file, asked))).toMatchObject([
      { mainTitle: 'Gezeiten', authors: [{ surname: 'Carberry' }], publicationDate: '2020' },
    ]);
    expect(asked.shown.join('')).toContain('1  Titel      → title');
    expect(asked.shown.join('')).toContain('4  Notiz      → (left out)  gut');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      tables: [
        { kind: 'product', columns: { Titel: 'title', Verfasser: 'authors', Jahr: 'date', Notiz: null } },
      ],
    });
    const reordered = 'Jahr;Notiz;Titel;Verfasser\n2021;;Ebbe;Smith, Ann';
    expect(await titlesIn(createTableReader(file, null), reordered)).toMatchObject([{ mainTitle: 'Ebbe' }]);
  });

  test('takes the answers of a person', async () => {
    const file = newFile();
    const asked = person('?', '9 title', '4 poem', '4 ABSTRACT', '3 -', '');
    expect(await titlesIn(createTableReader(file, asked))).toMatchObject([
      { descriptions: ['gut'], publicationDate: null },
    ]);
    const shown = asked.shown.join('');
    for (const text of ['Fields of a product: title,', '“9 title” is not an answer', 'has no field poem'])
      expect(shown).toContain(text);
  });

  test('may hold other kinds than works', async () => {
    const asked = person('organization', '1 name', '');
    const text = 'Haus;ROR;Land\nMeeresinstitut;https://ror.org/01ggx4157;DE';
    expect(await titlesIn(createTableReader(newFile(), asked), text)).toMatchObject([
      { legalName: 'Meeresinstitut', country: { code: 'DE' }, pids: [{ scheme: 'ROR' }] },
    ]);
  });

  test.each([
    ['says so', ['skip']],
    ['has gone', []],
  ])('is skipped if the person %s', async (_rule, answers) => {
    const tables = createTableReader(newFile(), person(...answers));
    const skipped = ['a table (CSV) that was skipped when its columns had to be named'];
    expect(await titlesIn(tables)).toEqual(skipped);
    expect(await titlesIn(tables)).toEqual(skipped);
  });
});

test.each([
  ['{', /JSON/],
  ['[]', /needs a list of tables/],
  ['{"tables":[{"kind":"poem"}]}', /needs a kind/],
  ['{"tables":[{"kind":"product"}]}', /needs columns/],
  [
    '{"tables":[{"kind":"product","columns":{"A":"poem"}}]}',
    /the column “A” has the field "poem"; a product has title/,
  ],
])('the file of mappings %j is refused by name', async (text, message) => {
  const file = newFile();
  writeFileSync(file, text);
  await expect(readMappings(file)).rejects.toThrow(message);
  await expect(readMappings(file)).rejects.toThrow(file);
});
