import { expect, test } from '@jest/globals';
import { shownPid } from './shown-pid.ts';

test.each([
  ['doi', '10.1234/A', 'DOI', '10.1234/a'],
  ['pmid', '34265844', 'PMID', '34265844'],
  ['pmc', 'PMC8371605', 'PMC', 'PMC8371605'],
  ['arxiv', '2101.00001', 'arXiv', '2101.00001'],
  ['handle', '2434/907506', 'Handle', '2434/907506'],
  ['ROR', 'https://ror.org/05dxps055', 'ROR', 'ror.org/05dxps055'],
  ['ISNI', '0000 0001 2156 6853', 'ISNI', '0000 0001 2156 6853'],
  ['url', 'https://doi.org/10.1234/a', 'DOI', '10.1234/a'],
  ['urn', 'http://cultureelerfgoed.example/id/1/', '', 'cultureelerfgoed.example/id/1'],
  ['urn', 'urn:nbn:de:0001', 'URN', 'nbn:de:0001'],
  ['wos', 'wos:000123', 'Web of Science', 'wos:000123'],
  ['mag_id', '2753353163', 'MAG', '2753353163'],
  ['pii', 'S0198-8859(01)00357-3', 'PII', 'S0198-8859(01)00357-3'],
  ['opendoar', '2659', 'opendoar', '2659'],
  ['constructor', '7', 'constructor', '7'],
  ['other', 'oai:archive.example.org:1', '', 'oai:archive.example.org:1'],
  [null, 'a7', '', 'a7'],
])('%j %j is shown as %j %j', (scheme, value, name, text) => {
  expect(shownPid({ scheme, value })).toMatchObject({ scheme: name, text });
});

test('without a value there is nothing to show', () =>
  expect(shownPid({ scheme: 'doi', value: '' })).toBeNull());
