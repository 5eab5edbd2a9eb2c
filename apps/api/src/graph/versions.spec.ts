import { describe, expect, test } from '@jest/globals';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import { setupTestApi } from '../testing/start-test-api.ts';

const api = setupTestApi();

const VERSIONS = goldenCorpus().flatMap(({ item, work }) => (work ? [{ id: item.record.id, work }] : []));
const [first] = VERSIONS;
const workId = first?.work.id ?? '';
const products = (parameters: Record<string, string>) =>
  api.search(`research-products?${new URLSearchParams(parameters).toString()}`);
const works = new Set(VERSIONS.map(({ work }) => work.id));

describe('versions of a work', () => {
  test('a result has its work with the number of versions, and the work is a filter with a name', async () => {
    const { header, results, versions, relatedNames } = await products({ refine: `work:${workId}` });
    expect(header.numFound).toBe(first?.work.versions);
    expect(versions).toEqual({
      canBeTogether: true,
      works: Object.fromEntries(results.map(({ id }) => [id, first?.work])),
    });
    expect(relatedNames).toEqual({ [workId]: expect.any(String) });
  });

  test('results without versions do not mention any', async () => {
    expect(await products({ search: 'frisian coast' })).not.toHaveProperty('versions');
  });

  test('together they are one result, and the total counts works', async () => {
    const apart = await products({ pageSize: '1' });
    const together = await products({ pageSize: '1', versions: 'together' });
    expect(apart.header.numFound - together.header.numFound).toBe(VERSIONS.length - works.size);
    expect((await products({ pageSize: '1', versions: 'apart' })).header).toMatchObject({
      numFound: apart.header.numFound,
    });
  });

  test('a cursor continues with the same works, and only with them', async () => {
    const seen: string[] = [];
    const wanted = await products({ pageSize: '1', versions: 'together' });
    let cursor = '*';
    for (let isMore = true; isMore;) {
      const page = await products({ versions: 'together', pageSize: '100', cursor });
      seen.push(...page.results.map(({ id }) => id));
      isMore = page.header.nextCursor !== undefined;
      cursor = page.header.nextCursor ?? '*';
    }
    expect(new Set(seen).size).toBe(wanted.header.numFound);
    expect(seen).toHaveLength(wanted.header.numFound);
    const { header } = await products({ pageSize: '1', cursor: '*', versions: 'together' });
    expect(await api.failure(`research-products?pageSize=1&cursor=${header.nextCursor ?? ''}`)).toEqual({
      status: 400,
      message: expect.stringContaining('belongs to another search'),
    });
  });

  test.each([
    ['research-products?versions=all', /Allowed values are: \['apart', 'together'\]/],
    ['projects?versions=together', /^Unknown parameter: versions/],
  ])('%s is refused', async (url, message) => {
    expect(await api.failure(url)).toEqual({ status: 400, message: expect.stringMatching(message) });
  });
});
