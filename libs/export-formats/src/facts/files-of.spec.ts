import { expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import { filesOf } from './files-of.ts';

const product = { kind: 'product', record: aProduct() } as const;

test.each([
  ['https://example.org/a.pdf', 'application/pdf'],
  ['https://example.org/A.PDF?download=1', 'application/pdf'],
  ['https://zenodo.org/records/1/files/tides.csv?download=1', 'text/csv'],
  ['https://example.org/tides.tar.gz', 'application/gzip'],
  ['https://arxiv.org/pdf/2101.00001', 'application/pdf'],
  ['https://link.example.com/content/pdf/10.1234/abc.pdf', 'application/pdf'],
])('%s is a file of type %s', (url, mediaType) => {
  expect(filesOf({ item: product, urls: [url] })).toEqual([{ url, mediaType }]);
});

test.each([
  'https://doi.org/10.1234/abc',
  'https://doi.org/10.1234/abc.pdf',
  'https://hdl.handle.net/11500/a.zip',
  'https://example.org',
  'https://example.org/record/1',
  'https://example.org/index.html',
  'https://example.org/page.php?file=a.pdf',
  'https://arxiv.org/abs/2101.00001',
  'https://example.org/a.constructor',
])('%s may be a page', (url) => {
  expect(filesOf({ item: product, urls: [url] })).toEqual([]);
});

test('addresses of organizations are never files', () => {
  const item = { kind: 'organization', record: { id: 'a' } } as const;
  expect(filesOf({ item, urls: ['https://example.org/about.pdf'] })).toEqual([]);
});
