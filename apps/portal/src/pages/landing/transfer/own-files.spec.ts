import type { ResearchProduct } from '@open-discovery/model';
import { expect, test } from '@jest/globals';
import { mayHaveFiles, ownFiles } from './own-files.ts';

const productAt = (urls: readonly string[], right = 'OPEN'): ResearchProduct => ({
  id: 'x',
  type: 'dataset',
  instances: urls.map((url) => ({ urls: [url], accessRight: { label: right } })),
});

test.each([
  ['https://a.example/data/tides%20all.csv?download=1', ['tides all.csv']],
  ['https://a.example/%E0%A4%A.zip', ['%E0%A4%A.zip']],
  ['https://a.example/a%2Fb.zip', ['a-b.zip']],
  ['https://a.example/record/1', []],
  ['https://a.example/index.html', []],
  ['https://doi.org/10.5281/zenodo.1', []],
  ['javascript:alert(1).zip', []],
])('an open copy at %s has the files %j', (url, names) => {
  expect(ownFiles(productAt([url])).map(({ name }) => name)).toEqual(names);
});

test.each<[string, ResearchProduct, boolean]>([
  ['a file that is open', productAt(['https://a.example/a.zip']), true],
  ['a file that is closed', productAt(['https://a.example/a.zip'], 'CLOSED'), false],
  ['a page without a DOI', productAt(['https://a.example/record/1']), false],
  [
    'a page with a DOI',
    { ...productAt(['https://a.example/record/1']), pids: [{ scheme: 'doi', value: '10.5281/zenodo.1' }] },
    true,
  ],
  ['nothing', { id: 'x', type: 'dataset' }, false],
])('%s: may have files %s', (_what, product, expected) => expect(mayHaveFiles(product)).toBe(expected));
