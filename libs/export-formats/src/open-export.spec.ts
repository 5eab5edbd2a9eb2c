import { describe, expect, test } from '@jest/globals';
import { aProduct, aProject, anOrganization } from '@open-discovery/model/testing';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { openExport } from './open-export.ts';

const product = (fields: Partial<ResearchProduct> = {}): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
const csvRow = (item: KindedRecord, ...columns: string[]): string =>
  openExport('csv', { columns }).record(item);

describe('csv', () => {
  test('the header names the chosen columns in their order; unknown ones are left out', () => {
    expect(openExport('csv', { columns: ['title', 'nonsense', 'id'] }).header).toBe('title,id\r\n');
  });

  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['says "so"', '"says ""so"""'],
    ['two\nlines', 'two lines'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['-5', '-5'],
    ['H<sub>2</sub>O', 'H2O'],
  ])('a title %j becomes the cell %j', (mainTitle, expected) => {
    expect(csvRow(product({ mainTitle }), 'title')).toBe(`${expected}\r\n`);
  });

  test.each([
    ['product', product(), 'publication: text,Sea level along the coast,2020-05-01'],
    ['project', { kind: 'project', record: aProject() }, 'project,Tides and trends,'],
    [
      'organization',
      { kind: 'organization', record: anOrganization() },
      'organization,Institute of the Sea,',
    ],
  ] as const)('a %s has its cells', (_kind, item, expected) => {
    expect(csvRow(item, 'type', 'title', 'date')).toBe(`${expected}\r\n`);
  });
});

test('the pieces of csl-json form one JSON text', () => {
  const { header, record, separator, footer } = openExport('csljson');
  const text = header + [product({ id: 'a' }), product({ id: 'b' })].map(record).join(separator) + footer;
  expect(JSON.parse(text)).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

test('a line of jsonl is the unchanged record', () => {
  expect(JSON.parse(openExport('jsonl').record(product()))).toEqual(aProduct());
});

test('works with the same number in two sources have distinct keys in bibtex', () => {
  const { record } = openExport('bibtex');
  const keys = ['od_______165::5475afdf', 'od_______166::5475afdf'].map(
    (id) => /\{([^,]*),/.exec(record(product({ id })))?.[1],
  );
  expect(new Set(keys).size).toBe(2);
});

test('bibtex escapes what LaTeX would execute, and keeps braces balanced', () => {
  const item = product({
    mainTitle: '\\input{x} 5 % of R&amp;D in CO<sub>2</sub>',
    authors: [{ fullName: 'Institute of Sea and Sand' }, { fullName: 'van der Berg, Jan' }],
    container: { name: 'Tides', issnOnline: '}} @article{x,' },
  });
  const entry = openExport('bibtex').record(item);
  expect(entry).toContain(
    'title = {{\\textbackslash{}input\\textbraceleft{}x\\textbraceright{} 5 \\% of R\\&D in CO\\textsubscript{2}}}',
  );
  expect(entry).toContain('author = {{Institute of Sea and Sand} and van der Berg, Jan}');
  expect(entry).toContain('issn = {\\textbraceright{}\\textbraceright{} @article\\textbraceleft{}x,}');
});

test('no text of a record can start a line of ris', () => {
  const ris = openExport('ris').record(product({ mainTitle: 'A\r\nER  - \r\nTY  - JOUR' }));
  expect(ris.split('\r\n').filter((line) => line.startsWith('TY  - '))).toHaveLength(1);
  expect(ris).toContain('TI  - A ER - TY - JOUR\r\n');
  expect(ris.endsWith('ER  - \r\n')).toBe(true);
});
