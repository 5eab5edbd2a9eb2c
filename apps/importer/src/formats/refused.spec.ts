import { expect, test } from '@jest/globals';
import { reasonsFor } from '../testing/read-record.ts';
import { readText, valueIn } from '../testing/read-text.ts';

test.each([
  [
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>',
    'Atom is not supported; ask the service for OAI-PMH (arXiv: oai_dc) or JSON',
  ],
  [
    '<mods xmlns="http://www.loc.gov/mods/v3"/>',
    'MODS is not supported; export it as DataCite XML, Dublin Core, BibTeX or RIS',
  ],
  ['<responseWrapper/>', 'Europe PMC as XML is not supported; ask for format=json'],
  [
    '<article><journal/></article>',
    'A publisher’s own <article> is not supported; export it as DataCite XML, Dublin Core, BibTeX or RIS',
  ],
  [
    '{"identifiers":[{"identifierType":"DOI"}],"provider":"Crossref"}',
    'Commonmeta JSON is not supported; Crossref and DataCite give the same records',
  ],
  ['<tide xmlns="urn:sea"/>', 'XML of an unknown kind: <tide> of urn:sea'],
])('%s is refused by its name', async (text, reason) => {
  expect(reasonsFor(await valueIn(text))).toEqual([reason]);
});

test.each([
  ['PMID- 1\nTI  - Tides', 'MEDLINE is not supported; PubMed gives the same records as XML'],
  [
    'FN Clarivate Analytics Web of Science\nVR 1.0',
    'Web of Science is not supported; export it as RIS or BibTeX',
  ],
  ['JF  - Ocean Letters\nER  - ', 'RIS without types is not supported; start each entry with its TY line'],
])('the text %j is refused by its name', async (text, problem) => {
  expect((await readText(text)).items).toEqual([{ line: 1, problem, endsFile: true }]);
});
