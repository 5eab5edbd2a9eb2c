import { describe, expect, test } from '@jest/globals';
import { parseQueryText } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { z } from 'zod';
import { setupTestApi } from '../../testing/start-test-api.ts';
import { combinations } from './combinations.ts';
import { correctableWords, irregularWords, replaceWords } from './correctable-words.ts';

const answerSchema = z.object({ suggestions: z.array(z.object({ keyword: z.string(), total: z.int() })) });

const api = setupTestApi();

const address = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();
const suggested = async (parameters: Record<string, string>) => {
  const answer = await api.app.inject(`/graph/v3/research-products/spelling?${address(parameters)}`);
  return answerSchema.parse(answer.json()).suggestions;
};
const keywords = async (parameters: Record<string, string>): Promise<string[]> =>
  (await suggested(parameters)).map(({ keyword }) => keyword);

describe('other spellings', () => {
  test.each([
    ['climtae', 'climate'],
    ['quantm laser', 'quantum laser'],
    ['quantm lasr', 'quantum laser'],
    ['"salt mrash"', '"salt marsh"'],
    ['glaciar OR volcno', 'glacier OR volcno'],
    ['climtae -quantum', 'climate NOT quantum'],
    ['saltmarsh', 'salt marsh'],
    ['saltmrsh climate', 'salt marsh climate'],
    ['"quantumlaser"', '"quantum laser"'],
  ])('%s → %s', async (search, expected) => {
    expect((await keywords({ search }))[0]).toBe(expected);
  });
  test('a known word is not corrected next to an unknown one', async () => {
    expect((await keywords({ search: 'netwrok crystal' })).every((one) => one.endsWith(' crystal'))).toBe(
      true,
    );
    expect(await keywords({ search: 'netwrok crystal' })).not.toEqual([]);
  });
  test.each([
    ['what finds enough', { search: 'climate' }],
    ['what is like nothing', { search: 'xqzwvkjh' }],
    ['a number', { search: '10000000000' }],
    ['an identifier', { search: '10.9999/frisai' }],
    ['what is left out', { search: 'NOT climtae' }],
    ['a beginning', { search: 'climta*' }],
    ['nothing', {}],
  ])('none for %s', async (_what, parameters) => {
    expect(await suggested(parameters)).toEqual([]);
  });
  test.each<Record<string, string>>([
    { search: 'climtae', type: 'dataset' },
    { search: 'glaciar wnid', fromYear: '2005', q: 'access:open' },
    { search: 'climtae', type: 'dataset', accessRightLabel: 'Restricted', logicalOperator: 'NOT' },
  ])('%j: each suggestion has the stated total with the same filters', async (parameters) => {
    const suggestions = await suggested(parameters);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(new Set(suggestions.map(({ keyword }) => keyword)).size).toBe(suggestions.length);
    for (const { keyword, total } of suggestions) {
      const search = { ...parameters, search: keyword };
      expect(total).toBeGreaterThan(0);
      expect((await api.search(`research-products?${address(search)}`)).header.numFound).toBe(total);
    }
  });
});

describe('what a search refuses is refused', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ cursor: 'nonsense' }, /'cursor'/],
    [{ search: 'climtae', cursor: 'nonsense' }, /'cursor'/],
    [{ page: '1001' }, /page and pageSize/],
  ])('%j', async (parameters, message) => {
    expect(await api.failure(`research-products/spelling?${address(parameters)}`)).toEqual({
      status: 400,
      message: expect.stringMatching(message),
    });
  });
  test('the cursor of a search is taken, though other words are tried', async () => {
    const search = 'glaciar OR wellen OR frisian';
    const { header } = await api.search(
      `research-products?${address({ search, cursor: '*', pageSize: '1' })}`,
    );
    expect(await keywords({ search, cursor: header.nextCursor ?? '' })).toContain(
      'glacier OR wellen OR frisian',
    );
  });
});

describe('words of a query', () => {
  test.each([
    ['sea level', ['sea', 'level']],
    ['"sea level" OR tide', ['sea', 'level', 'tide']],
    ['covid-19 sea2 of', ['covid']],
    ['Größe naïve', ['Größe', 'naïve']],
    ['(a NOT sea) -tide wav*', []],
    ['https://doi.org/10.1234/Frisia 0000-0002-1825-0097', []],
  ])('%s → %j', (text, words) => {
    expect(correctableWords(parseQueryText(text, { fields: [] }).tree)).toEqual(words);
  });
  test.each([
    ['covid19 3d sea of', ['covid19', '3d', 'of']],
    ['"covid19 al" OR h2o', ['covid19', 'al']],
    ['covid-19 2020 x (a NOT b2) b3*', []],
    ['PMC441555 https://doi.org/10.1234/a1', []],
  ])('%s: %j can be written in another way', (text, words) => {
    expect(irregularWords(parseQueryText(text, { fields: [] }).tree)).toEqual(words);
  });
  test('give the same query if none is replaced', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { tree } = parseQueryText(text);
        expect(replaceWords(tree, new Map())).toEqual(tree);
      }),
    );
  });
});

describe('corrections of several words', () => {
  test('are sorted by distance, replace every word and respect the limit', () => {
    const alternatives = fc.uniqueArray(
      fc.tuple(fc.string(), fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 })),
      { selector: ([word]) => word, maxLength: 6 },
    );
    fc.assert(
      fc.property(alternatives, fc.integer({ min: 1, max: 30 }), (words, most) => {
        const found = combinations(words, most);
        const distances = found.map(({ distance }) => distance);
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        expect(found[0]?.distance).toBe(0);
        expect(found.length).toBeLessThanOrEqual(Math.max(1, most));
        for (const correction of found) expect(correction.words.size).toBe(words.length);
      }),
    );
  });
  test('are empty if a word has no alternatives', () => {
    expect(
      combinations(
        [
          ['sea', ['see']],
          ['xqz', []],
        ],
        9,
      ),
    ).toEqual([]);
  });
});
