import { describe, expect, test } from '@jest/globals';
import { KINDS, kindOf, parseTypeWord } from './kinds.ts';
import { RECORD_KINDS } from './record-kinds.ts';
import { advancedSearchAddress, landingAddress, searchAddress } from './links.ts';

describe('addresses of Spec §2', () => {
  test.each([
    ['product', '/search/result?id=a%3A%3Ab'],
    ['publication', '/search/publication?articleId=a%3A%3Ab'],
    ['dataset', '/search/dataset?datasetId=a%3A%3Ab'],
    ['software', '/search/software?softwareId=a%3A%3Ab'],
    ['other', '/search/other?orpId=a%3A%3Ab'],
    ['project', '/search/project?projectId=a%3A%3Ab'],
    ['dataSource', '/search/dataprovider?datasourceId=a%3A%3Ab'],
    ['service', '/search/service?serviceId=a%3A%3Ab'],
    ['organization', '/search/organization?organizationId=a%3A%3Ab'],
  ] as const)('landing page of %s: %s', (kind, address) => {
    expect(landingAddress(kind, 'a::b')).toBe(address);
  });
  test('half a character in an id, which no address can carry, becomes U+FFFD', () => {
    expect(landingAddress('publication', 'a\ud800b')).toBe('/search/publication?articleId=a%EF%BF%BDb');
  });
  test.each([
    ['product', 'research-outcomes'],
    ['publication', 'publications'],
    ['dataset', 'datasets'],
    ['software', 'software'],
    ['other', 'other'],
    ['project', 'projects'],
    ['dataSource', 'dataproviders'],
    ['service', 'services'],
    ['organization', 'organizations'],
    ['community', 'communities'],
  ] as const)('search of %s: /search/find/%s', (kind, word) => {
    expect(searchAddress(kind)).toBe(`/search/find/${word}`);
    expect(advancedSearchAddress(kind)).toBe(`/search/advanced/${word}`);
  });
  test.each([
    ['product', 'research-products'],
    ['publication', 'publications'],
    ['dataset', 'research-data'],
    ['software', 'research-software'],
    ['other', 'other-research-products'],
    ['project', 'projects'],
    ['organization', 'organizations'],
    ['dataSource', 'data-sources'],
    ['service', 'services'],
  ] as const)('file name of %s: %s', (kind, slug) => {
    expect(KINDS[kind].slug).toBe(slug);
  });
});

describe('words for types', () => {
  test.each(RECORD_KINDS.map((kind) => [KINDS[kind].typeWord, kind] as const))('%s is %s', (word, kind) => {
    expect(parseTypeWord(word)).toBe(kind);
  });
  test.each([
    ['orps', 'other'],
    ['results', 'product'],
    ['datasource', 'dataSource'],
    ['research-data', 'dataset'],
    ['poems', null],
    ['', null],
  ])('%j is %j', (word, kind) => {
    expect(parseTypeWord(word)).toBe(kind);
  });
  test('no word means two kinds', () => {
    const words = RECORD_KINDS.flatMap((kind) => [KINDS[kind].typeWord, ...KINDS[kind].typeAliases]);
    expect(new Set(words).size).toBe(words.length);
  });
  test('product types are products', () => {
    expect(RECORD_KINDS.map(kindOf).filter((kind) => kind === 'product').length).toBe(5);
  });
});
