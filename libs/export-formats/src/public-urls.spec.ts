import { expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { factsOf } from './facts/facts-of.ts';
import { formatSignposts, resultSignposts } from './page/signposting.ts';
import { writeRecord } from './formats/record-formats.ts';
import { hasPage, pageAddress } from './public-urls.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const person = (...originalId: string[]): KindedRecord => ({
  kind: 'person',
  record: { id: 'orcid_______::1', givenName: 'Josiah', familyName: 'Carberry', originalId },
});
const OWN_PAGE = 'https://portal.example/search/person?personId=0000-0002-1825-0097';
const OF_GRAPH = 'https://portal.example/api/graph/v3/persons/orcid_______%3A%3A1';

test.each<[string, KindedRecord, string, boolean]>([
  [
    'a product',
    { kind: 'product', record: aProduct({ id: 'a::1', type: 'dataset' }) },
    'https://portal.example/search/dataset?datasetId=a%3A%3A1',
    true,
  ],
  ['a person with an ORCID iD', person('0000-0002-1825-0097'), OWN_PAGE, true],
  ['a person without one', person(), OF_GRAPH, false],
  ['a person whose iD has a wrong check digit', person('0000-0002-1825-0098'), OF_GRAPH, false],
])('%s is linked to the own page, if there is one', (_what, item, address, isPage) => {
  const facts = factsOf(item);
  expect([pageAddress(facts, URLS), hasPage(facts)]).toEqual([address, isPage]);
  const type = isPage ? { type: 'text/html' } : {};
  expect(formatSignposts(item, URLS)).toEqual(isPage ? [{ rel: 'describes', href: address, ...type }] : []);
  expect(resultSignposts([item], URLS, String)).toContainEqual({ rel: 'item', href: address, ...type });
  expect(JSON.parse(writeRecord(item, 'jsonld', URLS))).toHaveProperty('url', address);
});
