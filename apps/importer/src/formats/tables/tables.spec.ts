import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';
import { proposeMapping } from './propose-mapping.ts';
import { TABLE_FIELDS } from './table-fields.ts';
import { splitCell, toTableRow } from './table-row.ts';
import type { TableKind } from './table-row.ts';
import { reasonText } from '../../report/skip-reason.ts';

test.each([
  [
    'Scopus',
    ['Authors', 'Title', 'Source title', 'Page start', 'DOI', 'EID'],
    'product',
    ['authors', 'title', 'venue', 'firstPage', 'doi', 'identifier'],
  ],
  [
    'Zotero',
    ['Key', 'Item Type', 'Publication Year', 'Abstract Note', 'Rating'],
    'product',
    ['identifier', 'type', 'date', 'abstract', null],
  ],
  [
    'DSpace',
    ['id', 'dc.title[en_US]', 'dc.contributor.author', 'dc.date.issued'],
    'product',
    ['identifier', 'title', 'authors', 'date'],
  ],
  [
    'German',
    ['Förderkennzeichen', 'Projekttitel', 'Laufzeit von', 'Laufzeit bis'],
    'project',
    ['code', 'title', 'startDate', 'endDate'],
  ],
  ...[
    ['German', 'Titel;Verfasser;Erschienen;Zeitschrift;Schlagwörter;Verlag;Sprache;Seiten'],
    ['French', 'Titre;Auteurs;Année de publication;Revue;Mots-clés;Éditeur;Langue;Pages'],
    ['Greek', 'Τίτλος;Συγγραφείς;Έτος;Περιοδικό;Λέξεις-κλειδιά;Εκδότης;Γλώσσα;Σελίδες'],
    ['Greek capitals', 'ΤΙΤΛΟΣ;ΣΥΓΓΡΑΦΕΙΣ;ΕΤΟΣ;ΠΕΡΙΟΔΙΚΟ;ΛΕΞΕΙΣ-ΚΛΕΙΔΙΑ;ΕΚΔΟΤΗΣ;ΓΛΩΣΣΑ;ΣΕΛΙΔΕΣ'],
    ['Polish', 'Tytuł;Autorzy;Rok wydania;Czasopismo;Słowa kluczowe;Wydawca;Język;Strony'],
    ['Spanish', 'Título;Autores;Año;Revista;Palabras clave;Editorial;Idioma;Páginas'],
  ].map(([language = '', columns = '']): [string, string[], string, string[]] => [
    `a table of works in ${language}`,
    columns.split(';'),
    'product',
    ['title', 'authors', 'date', 'venue', 'keywords', 'publisher', 'language', 'pages'],
  ]),
  [
    'projects in French',
    ['Titre du projet', 'Acronyme', 'Date de début', 'Date de fin', 'Financeur'],
    'project',
    ['title', 'acronym', 'startDate', 'endDate', 'funders'],
  ],
  ['organizations in Polish', ['Nazwa', 'Skrót', 'Kraj'], 'organization', ['name', 'acronym', 'country']],
  ['organizations', ['ROR ID', 'Legal name', 'Country code'], 'organization', ['ror', 'name', 'country']],
])('the columns of %s are recognized', (_program, columns, kind, fields) => {
  const mapping = proposeMapping(columns);
  expect(mapping.kind).toBe(kind);
  expect(columns.map((column) => mapping.columns[column])).toEqual(fields);
});

test.each([
  ['Carberry, Josiah; Smith, Ann', 'authors', ['Carberry, Josiah', 'Smith, Ann']],
  ['Josiah Carberry, Ann Smith', 'authors', ['Josiah Carberry', 'Ann Smith']],
  ['Carberry, Josiah', 'authors', ['Carberry, Josiah']],
  ['Josiah Carberry and Ann Smith', 'authors', ['Josiah Carberry', 'Ann Smith']],
  ['tides||gauges', 'keywords', ['tides', 'gauges']],
  ['tides, gauges', 'keywords', ['tides', 'gauges']],
  ['Tides; a survey', 'title', ['Tides; a survey']],
])('the cell %j of %s is %j', (cell, field, expected) => {
  expect(splitCell(cell, field)).toEqual(expected);
});

const rowOf = (kind: TableKind, fields: Record<string, string>) =>
  toTableRow(Object.keys(fields), Object.values(fields), {
    kind,
    columns: Object.fromEntries(Object.keys(fields).map((name) => [name, name === 'note' ? null : name])),
  });

test('a work keeps what the table says', () => {
  const { record, leftOut } = readRecord(
    rowOf('product', {
      identifier: '7',
      title: 'Tides of the north',
      authors: 'Carberry, Josiah; Smith, Ann',
      orcids: '0000-0002-1825-0097; 0000-0001-5109-3700',
      date: '2020-05-01',
      venue: 'Ocean Letters',
      pages: '12-17',
      doi: 'https://doi.org/10.5072/TIDES',
      type: 'Article',
      language: 'German',
      license: 'CC BY 4.0',
      funders: 'DFG',
      grantCodes: '42; 43',
      ror: 'https://ror.org/01ggx4157',
      note: 'good',
    }),
  );
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5072/tides'),
    originalIds: ['7'],
    authors: [
      { surname: 'Carberry', pid: { id: { value: '0000-0002-1825-0097' } } },
      { surname: 'Smith', pid: { id: { value: '0000-0001-5109-3700' } } },
    ],
    container: { name: 'Ocean Letters', sp: '12', ep: '17' },
    language: { code: 'deu/ger' },
    projects: [
      { code: '42', funder: 'Deutsche Forschungsgemeinschaft' },
      { code: '43', funder: 'Deutsche Forschungsgemeinschaft' },
    ],
    organizations: [{ pids: [{ value: 'https://ror.org/01ggx4157' }] }],
    instances: [{ type: 'Article', license: 'CC-BY-4.0' }],
  });
  expect(leftOut).toEqual(['column “note”']);
});

test.each([
  [
    'project' as const,
    {
      code: '42',
      title: 'Tides',
      funders: 'DFG',
      totalCost: "1'250,50",
      currency: 'EUR',
      startDate: '2018-01-01',
    },
    {
      code: '42',
      fundings: [{ name: 'Deutsche Forschungsgemeinschaft' }],
      granted: { totalCost: 1250.5, currency: 'EUR' },
    },
  ],
  [
    'organization' as const,
    { name: 'Institute of the Sea', country: 'DE' },
    { legalName: 'Institute of the Sea', country: { code: 'DE' } },
  ],
])('a %s keeps what the table says', (kind, fields, expected) => {
  const { kind: found, record } = readRecord(rowOf(kind, fields));
  expect(found).toBe(kind);
  expect(record).toMatchObject(expected);
});

test.each([
  ['product' as const, 'CSV: a record without an identifier and without a title or name'],
  ['project' as const, 'CSV: a record without an identifier and without a title or name'],
  ['organization' as const, 'CSV: a record without an identifier and without a title or name'],
])('an empty row of a %s is told', (kind, reason) => {
  expect(reasonsFor(rowOf(kind, { url: 'https://sea.example' }))).toEqual([reason]);
});

const OWN = 'id,type,title,authors,date,access';

describe('a table', () => {
  test.each([
    ['commas', Buffer.from(`${OWN}\nx::1,publication: Article,Ä,"A, B",2020,OPEN`), 'Ä'],
    ['semicolons', Buffer.from(`${OWN.replaceAll(',', ';')}\nx::1;publication;Ä;;2020;`), 'Ä'],
    ['tabs', Buffer.from(`${OWN.replaceAll(',', '\t')}\nx::1\tpublication\tÄ\t\t2020\t`), 'Ä'],
    ['a byte-order mark', Buffer.from(`\uFEFF${OWN}\nx::1,publication,Ä,,2020,`), 'Ä'],
    ['UTF-16', Buffer.from(`\uFEFF${OWN}\nx::1,publication,Ä,,2020,`, 'utf16le'), 'Ä'],
    ['Western Europe’s older encoding', Buffer.from(`${OWN}\nx::1,publication,Ä,,2020,`, 'latin1'), 'Ä'],
    ['its dashes', Buffer.from(`${OWN}\nx::1,publication,Ä \u0096 B,,2020,`, 'latin1'), 'Ä – B'],
    ['line ends in cells', Buffer.from(`${OWN}\r\nx::1,publication,"A ""b""\r\nc",,2020,\r\n`), 'A "b" c'],
    [
      'a formula',
      Buffer.from(`${OWN}\nx::1,publication,"'=HYPERLINK(""https://sea.example"")",,2020,`),
      '=HYPERLINK("https://sea.example")',
    ],
    ['a formula after a semicolon', Buffer.from(`${OWN}\nx::1,publication,"Sea;'=1+1",,2020,`), 'Sea;=1+1'],
    ['quotes inside of cells', Buffer.from(`${OWN}\nx::1,publication,5" gun,,2020,`), '5" gun'],
    ['cells that are missing', Buffer.from(`${OWN}\nx::1,publication,Ä,,,\nx::2,publication`), 'Ä'],
  ])('with %s is read', async (_rule, bytes, title) => {
    const { record } = readRecord(await valueIn(bytes));
    expect(record['mainTitle']).toBe(title);
  });

  test('with too many cells in a row is reported, and its other rows are read', async () => {
    const { items } = await readText(
      `${OWN}\nx::1,publication,A,,,\nx::2,publication,B,,,,more\nx::3,publication,C,,,`,
    );
    expect(
      items.map((item) => ('problem' in item ? [item.line, reasonText(item.problem)] : item.line)),
    ).toEqual([2, [3, 'CSV: a row with more than 6 cells'], 4]);
  });

  test('with a quote that never ends counts up to it', async () => {
    const { items, error } = await readText(`${OWN}\nx::1,publication,A,,,\nx::2,publication,"B,,,\n`);
    expect(items).toHaveLength(1);
    expect(error).toMatch(/^CSV is damaged: Quote Not Closed/);
  });

  test.each([
    ['prose', 'It was a dark night.\nThe tide was high.'],
    ['a list of two things', 'a,b\nc,d'],
  ])('is not %s', async (_rule, text) => {
    const { items } = await readText(text);
    expect(items).toMatchObject([{ problem: { id: 'not-json' } }]);
  });

  test('of any text fails with a message only', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const { error } = await readText(`${OWN}\nx::1,publication,A,,,\n${text}`);
        expect(error === null || error.startsWith('CSV')).toBe(true);
      }),
    );
  });
});

test.each([
  [
    'publication: Preprint',
    'product',
    { id: 'x::1', type: 'publication', instances: [{ type: 'Preprint' }] },
  ],
  ['dataset', 'product', { type: 'dataset' }],
  ['project', 'project', { title: 'A', startDate: '2020-01-01' }],
  ['organization', 'organization', { legalName: 'A' }],
  ['dataSource', 'dataSource', { officialName: 'A' }],
])('a row of the portal’s own type %s is a %s', async (type, kind, expected) => {
  const found = readRecord(await valueIn(`${OWN}\nx::1,${type},A,,2020-01-01,\n`));
  expect(found.kind).toBe(kind);
  expect(found.record).toMatchObject(expected);
});

test('a name of a column belongs to one field of a kind', () => {
  for (const fields of Object.values(TABLE_FIELDS)) {
    const names = Object.values(fields).flatMap((words) => words.split(' '));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});
