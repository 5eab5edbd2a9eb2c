import { expect, test } from '@jest/globals';
import { reasonsFor } from '../testing/read-record.ts';
import { readText, valueIn } from '../testing/read-text.ts';

test.each([
  [
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>',
    'Atom is not supported; supported instead: arXiv Atom, OAI-PMH, JSON',
  ],
  [
    '<mets xmlns="http://www.loc.gov/METS/"/>',
    'METS is not supported; supported instead: METS with MODS, Dublin Core or DIM',
  ],
  ['<responseWrapper/>', 'Europe PMC XML is not supported; supported instead: Europe PMC JSON (format=json)'],
  [
    '<article><journal/></article>',
    '<article> with <journal> is not supported; supported instead: DataCite XML, Dublin Core, BibTeX, RIS',
  ],
  ['<tide xmlns="urn:sea"/>', 'XML of an unknown kind: <tide> of urn:sea'],
])('%s is refused by its name', async (text, reason) => {
  expect(reasonsFor(await valueIn(text))).toEqual([reason]);
});

test.each([
  ['JF  - Ocean Letters\nER  - ', 'RIS without TY is not supported; supported instead: RIS with TY'],
])('the text %j is refused by its name', async (text, sentence) => {
  expect((await readText(text)).items).toMatchObject([{ line: 1, problem: { sentence }, endsFile: true }]);
});
