import { describe, expect, test } from '@jest/globals';
import { parseQueryText } from '@open-discovery/search-fields';
import { goldenCorpus } from '../../search/testing/golden-corpus.ts';
import { setupTestApi } from '../../testing/start-test-api.ts';
import { parseQueryIdentifiers } from './query-identifiers.ts';

const api = setupTestApi();

const dois = goldenCorpus().flatMap(({ item }) =>
  item.kind === 'product'
    ? (item.record.pids ?? [])
        .flatMap(({ scheme, value }) => (scheme === 'doi' && value ? [value] : []))
        .slice(0, 1)
    : [],
);
const product = goldenCorpus()
  .map(({ item }) => item)
  .find((item) => item.kind === 'product' && item.record.pids?.[0]?.scheme === 'doi');
const doi = (product?.kind === 'product' && product.record.pids?.[0]?.value) || '';

describe('an identifier in the search is recognized, and its record comes first', () => {
  test.each([
    ['as it is', doi],
    ['in capitals', doi.toUpperCase()],
    ['with its prefix', `doi:${doi}`],
    ['as an address', `https://doi.org/${doi}`],
    ['as an old address', `http://dx.doi.org/${doi}`],
    ['through a library’s proxy', `https://doi-org.proxy.lib.edu/${doi}`],
    ['as an article’s address', `https://www.frontiersin.org/articles/${doi}/full`],
    ['as a chapter’s address', `https://link.springer.com/chapter/${doi}`],
    ['as a preprint’s address', `https://www.biorxiv.org/content/${doi}v3.full`],
    ['in the query of an address', `https://journals.plos.org/plosone/article?id=${doi}`],
    ['escaped as HTML', `&quot;${doi}&quot;`],
  ])('%s', async (_form, text) => {
    const answer = await api.search(`research-products?search=${encodeURIComponent(text)}`);
    expect(answer.results[0]?.id).toBe(product?.record.id);
    expect(answer.recognized).toMatchObject({ scheme: 'doi', value: doi.toLowerCase() });
    const counts = await api.app.inject(`/graph/v3/counts?search=${encodeURIComponent(text)}`);
    expect(counts.json()).toMatchObject({ counts: { product: answer.header.numFound } });
  });

  test.each(['10.5555/no-such-record', 'sea', '"10.5555/test.1"', '2020'])('%s is not', async (text) => {
    const answer = await api.search(`research-products?search=${encodeURIComponent(text)}`);
    expect(answer.recognized).toBeUndefined();
  });
});

test.each([
  '10.1016/S0140-6736(20)30925-9',
  '10.1175/1520-0469(1963)020<0130:DNF>2.0.CO;2',
  '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
  '10.1000/a,12;b',
])('%s is one identifier', (text) => {
  const { identifiers } = parseQueryIdentifiers(parseQueryText(text).tree);
  expect(identifiers.map(({ value }) => value)).toEqual([text.toLowerCase()]);
});

test.each([
  ['among products names the project', 'research-products', [['project', '100001']]],
  ['among projects is the project’s own', 'projects', undefined],
])('the number of a grant %s', async (_where, collection, elsewhere) => {
  const answer = await api.search(`${collection}?search=100001`);
  expect(answer.elsewhere?.map(({ kind, record }) => [kind, record['code']])).toEqual(elsewhere);
});

describe('a list of identifiers matches any of them', () => {
  const [one = '', other = ''] = dois;
  const found = (values: readonly string[]) =>
    values.map((value) => expect.objectContaining({ value: value.toLowerCase() }));
  const none = '10.5555/no-such-record';

  test.each([
    ['by spaces', `${one} ${none} ${other}`],
    ['by commas', `${one}, ${none},${other}`],
    ['by semicolons', `doi:${one};https://doi.org/${none}; ${other.toUpperCase()}`],
    ['by lines', `${one}\r\n${none}\n${other}\n`],
    ['by OR', `${one} OR ${none} OR ${other}`],
    ['each written twice', `${one} ${none} ${other} doi:${one} doi: ${other}`],
  ])('separated %s', async (_how, text) => {
    for (const parameter of ['search', 'q']) {
      const answer = await api.search(`research-products?${parameter}=${encodeURIComponent(text)}`);
      expect(answer.identifiers).toEqual({ found: found([one, other]), missing: found([none]), left: 0 });
      expect(answer.header.numFound).toBe(2);
      const counts = await api.app.inject(`/graph/v3/counts?${parameter}=${encodeURIComponent(text)}`);
      expect(counts.json()).toMatchObject({ counts: { product: 2 } });
    }
  });

  test('a record hidden by a filter counts as found', async () => {
    const answer = await api.search(
      `research-products?search=${encodeURIComponent(`${one} ${other}`)}&fromYear=2999`,
    );
    expect([answer.header.numFound, answer.identifiers?.found.length]).toEqual([0, 2]);
  });

  test.each(['2019 2020', `${one} sea`, `${one} 2020`, `"${one}" ${other}`, `${one} -${other}`, one])(
    '%s is not a list',
    async (text) => {
      const answer = await api.search(`research-products?search=${encodeURIComponent(text)}`);
      expect(answer.identifiers).toBeUndefined();
    },
  );

  test('at most a hundred are looked up, and the rest is counted', async () => {
    const text = Array.from({ length: 103 }, (_, number) => `10.5555/${number}`).join(' ');
    const { identifiers } = await api.search(`research-products?search=${encodeURIComponent(text)}`);
    expect([identifiers?.missing.length, identifiers?.left]).toEqual([100, 3]);
  });

  test('grant numbers', async () => {
    const codes = goldenCorpus().flatMap(({ item }) =>
      item.kind === 'project' && /^\d{6,8}$/.test(item.record.code ?? '') ? [item.record.code ?? ''] : [],
    );
    const answer = await api.search(`projects?search=${encodeURIComponent(codes.slice(0, 2).join(' '))}`);
    expect(codes.length).toBeGreaterThan(1);
    expect([answer.header.numFound, answer.identifiers?.missing]).toEqual([2, []]);
  });
});
