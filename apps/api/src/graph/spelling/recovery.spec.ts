import { describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { readSampleProducts } from '../../search/testing/judged/sample-session.ts';
import { setupTestApi } from '../../testing/start-test-api.ts';

const answerSchema = z.object({ suggestions: z.array(z.object({ keyword: z.string(), total: z.int() })) });

const records = readSampleProducts().map((record) => ({
  item: { kind: 'product' as const, record },
  relations: [],
}));
const api = setupTestApi({ records });

const offered = async (search: string) => {
  const address = new URLSearchParams({ search }).toString();
  const answer = await api.app.inject(`/graph/v3/research-products/spelling?${address}`);
  return answerSchema.parse(answer.json()).suggestions;
};
const total = async (search: string): Promise<number> =>
  (await api.search(`research-products?${new URLSearchParams({ search }).toString()}`)).header.numFound;

describe('a search of the sample corpus that finds nothing', () => {
  test.each([
    ['highly acurate protein structre prediction', 'highly accurate protein structure prediction'],
    ['transformer atention', 'transformer attention'],
    ['alpha fold', 'alphafold'],
    ['alpha flod', 'alphafold'],
    ['climte chnge adaptation', 'climate change'],
    ['"climte chnge" adaptation', 'climate change'],
    ['attention is al you need', 'attention is all you need'],
    ['covid19', 'covid 19'],
    ['"Covid19"', '"Covid 19"'],
    ['covid19 pandmic', 'covid 19 pandemic'],
    ['xqzwvk covid19', 'covid 19'],
    ['machinelearning climat', 'machine learning'],
    ['xqzwvk climate', 'climate'],
    ['how does the transfomer use atention', 'the transformers use attention'],
    ['why is the ocaen acidic', 'acids'],
    [
      'imagenet clasification with depe convolutional nueral networks and nothing xqzwvk in any other record',
      'imagenet classification deep convolutional neural networks',
    ],
  ])('%s → %s', async (search, expected) => {
    expect(await total(search)).toBe(0);
    const offers = await offered(search);
    expect(offers[0]?.keyword).toBe(expected);
    for (const { keyword, total: stated } of offers)
      expect([keyword, await total(keyword)]).toEqual([keyword, stated]);
  });

  test.each<[which: string, most: number, change: (word: string) => string]>([
    ['known', 250, (word) => word],
    [
      'misspelled',
      300,
      (word) => `${word.slice(0, 3)}${word.slice(4, 5)}${word.slice(3, 4)}${word.slice(5)}`,
    ],
    ['two words without a space', 500, (word) => `${word}climate`],
  ])('whose 30 words are %s: at most %i queries are counted', async (_which, most, change) => {
    const titles = readSampleProducts().map(({ mainTitle }) => mainTitle ?? '');
    const words = new Set(titles.flatMap((title) => title.toLowerCase().match(/\b[a-z]{7,12}\b/g) ?? []));
    const count = jest.spyOn(api.engine, 'count');
    await offered(`${[...words].slice(0, 30).map(change).join(' ')} xqzwvkjh`);
    const counted = count.mock.calls.flatMap(([queries]) => queries);
    count.mockRestore();
    const ofRecords = counted.filter(({ filters }) => filters.some(({ name }) => name === 'id'));
    expect(ofRecords.length).toBeLessThanOrEqual(144);
    expect(counted.length).toBeLessThanOrEqual(most);
  });

  test('is not a dead end if a record has all but one of its words', async () => {
    const titles = readSampleProducts()
      .map(({ mainTitle }) => mainTitle ?? '')
      .filter((title) => /^[a-z]{4,}(?: [a-z]{4,}){2,7}$/i.test(title))
      .slice(0, 25);
    expect(titles).toHaveLength(25);
    for (const title of titles) expect([title, await offered(`${title} xqzwvkjh`)]).not.toEqual([title, []]);
  });
});
