import { expect, test } from '@jest/globals';
import { QUERY_LIMITS } from '@open-discovery/search-index/text';
import { pageOfHits } from './page-of-hits.ts';

const LONG = 'a'.repeat(QUERY_LIMITS.hitsLength / 2);

const hitsWith = (stored: readonly string[]) => ({
  total: { value: stored.length, relation: 'eq' as const },
  hits: stored.map((text, index) => ({
    _source: { id: String(index), kept: { stored: text, texts: {}, boosts: [0, 0] as [number, number] } },
    sort: [index],
  })),
});

test.each([
  ['short documents', ['a', 'b', 'c'], undefined, ['0', '1', '2'], true],
  ['documents that are too long for one page', [LONG, LONG, 'c'], undefined, ['0', '1'], false],
  ['documents that are too long after an earlier page', [LONG, LONG, 'c'], 'cursor', ['0', '1'], false],
  ['one document that is longer than a page', [`${LONG}${LONG}a`], undefined, ['0'], true],
  ['a page after an earlier one, and another one', ['a', 'b', 'c', 'd'], 'cursor', ['0', '1', '2'], false],
])('%s', (_rule, stored, after, ids, isLast) => {
  const found = pageOfHits(hitsWith(stored), { offset: 0, limit: 3, ...(after !== undefined && { after }) });
  expect(found.page.map(({ _source }) => _source.id)).toEqual(ids);
  expect(found.isLast).toBe(isLast);
});
