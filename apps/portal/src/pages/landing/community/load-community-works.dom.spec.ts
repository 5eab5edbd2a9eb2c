import { expect, test } from '@jest/globals';
import type { QueryRunner, StoredCommunity } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { loadCommunityWorks } from './load-community-works.ts';

/** Loads the works of a community with the settings; its statistics show one number. */
const load = async (settings: { readonly queryFieldName: string; readonly valueId: string }) => {
  const layout = { ...settings } as StoredCommunity['layout'];
  const searched: unknown[] = [];
  const found = await loadCommunityWorks(
    { acronym: 'dh-ch' },
    {
      name: 'Humanities',
      type: 'community',
      layout,
      statistics: {
        pid: 'dh-ch',
        isEnabled: true,
        choices: { result: { numbers: { status: true, monitor: false } } },
      },
    },
    (async (_name: string, { query }: { readonly query: SearchQuery }) => {
      searched.push(query.filters);
      return { state: 'found', value: { total: 7, facets: {}, results: [] } };
    }) as unknown as QueryRunner,
  );
  return { searched, selected: found.selected?.filters, total: found.statistics?.[0]?.total };
};

test('the field and the value of a community select its works on its page', async () => {
  expect(await load({ queryFieldName: 'subject', valueId: 'digital humanities' })).toEqual({
    searched: [{ subject: ['digital humanities'] }],
    selected: { subject: ['digital humanities'] },
    total: 7,
  });
});

test.each([
  ['neither', { queryFieldName: '', valueId: '' }],
  ['the field only', { queryFieldName: 'subject', valueId: '' }],
  ['the value only', { queryFieldName: '', valueId: 'dh' }],
])('a community with %s has the works that name it', async (_which, settings) => {
  expect(await load(settings)).toEqual({
    searched: [{ community: ['dh-ch'] }],
    selected: undefined,
    total: 7,
  });
});

test('a community that the portal does not store shows no texts or works of managers', async () => {
  const found = await loadCommunityWorks({ acronym: 'dh-ch' }, null, () => {
    throw new Error('not needed');
  });
  expect(found).toEqual({});
});
