import { expect, test } from '@jest/globals';
import { resolverOf } from './resolver-of.ts';

test.each([
  ['Wikidata', 'Q34433', 'https://www.wikidata.org/wiki/Q34433'],
  ['FundRef', '100000104', 'https://doi.org/10.13039/100000104'],
  ['fundref', '10.13039/501100000780', 'https://doi.org/10.13039/501100000780'],
  ['RRID', 'RRID:nlx_158123', 'https://scicrunch.org/resolver/RRID:nlx_158123'],
  ['hal', 'hal-01234567v2', 'https://hal.science/hal-01234567v2'],
  ['hal', 'tel-00012345', 'https://hal.science/tel-00012345'],
  ['issn', '2376-5992', 'https://portal.issn.org/resource/ISSN/2376-5992'],
  ['pdb', '6g01', 'https://www.rcsb.org/structure/6g01'],
  ['urn', 'urn:nbn:de:0030-drops-43173', 'https://nbn-resolving.org/urn:nbn:de:0030-drops-43173'],
  ['clinical trial', 'nct03797326', 'https://clinicaltrials.gov/study/nct03797326'],
  ['ark', 'ark:/12148/btv1b8449691v', 'https://n2t.net/ark:/12148/btv1b8449691v'],
  ['bibcode', '2019ApJ...875L...1E', 'https://ui.adsabs.harvard.edu/abs/2019ApJ...875L...1E'],
  ['Inspire', '524282', 'https://inspirehep.net/literature/524282'],
  ['openalex', 'W2741809807', 'https://openalex.org/W2741809807'],
  ['urn', 'urn:nbn:nl:ui:13-m0-v356', null],
  ['Wikidata', 'Oxford', null],
  ['hal', 'hal-01234567" onclick="x', null],
  ['grid', 'grid.4991.5', null],
  ['constructor', 'Q1', null],
  [null, 'Q1', null],
])('%j %j is resolved at %j', (scheme, value, address) => {
  expect(resolverOf({ scheme, value })).toBe(address);
});
