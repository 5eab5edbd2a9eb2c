import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { goldenCorpus } from '../search/golden-corpus.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import type { TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const product = goldenCorpus()
  .map(({ item }) => item)
  .find((item) => item.kind === 'product' && item.record.pids?.[0]?.scheme === 'doi');
const doi = (product?.kind === 'product' && product.record.pids?.[0]?.value) || '';

describe('an identifier that is searched for is recognised, and its record comes first', () => {
  test.each([
    ['as it is', doi],
    ['in capitals', doi.toUpperCase()],
    ['with its prefix', `doi:${doi}`],
    ['as an address', `https://doi.org/${doi}`],
    ['as an old address', `http://dx.doi.org/${doi}`],
  ])('%s', async (_form, text) => {
    const answer = await api.search(`research-products?search=${encodeURIComponent(text)}`);
    expect(answer.results[0]?.id).toBe(product?.record.id);
    expect(answer.recognised).toMatchObject({ scheme: 'doi', value: doi.toLowerCase() });
    const counts = await api.app.inject(`/graph/v3/counts?search=${encodeURIComponent(text)}`);
    expect(counts.json()).toMatchObject({ counts: { product: answer.header.numFound } });
  });

  test.each(['10.5555/no-such-record', 'sea', '"10.5555/test.1"'])('%s is not', async (text) => {
    const answer = await api.search(`research-products?search=${encodeURIComponent(text)}`);
    expect(answer.recognised).toBeUndefined();
  });
});
