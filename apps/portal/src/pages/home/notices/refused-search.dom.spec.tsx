import { expect, test } from '@jest/globals';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { hiddenChoicesIsland, refusedSearchIsland } from '../results.lazy.ts';
import { FailedSearch } from './failed-search.tsx';

const refusal = (problem: object) => ({
  kind: 'status' as const,
  status: 400,
  body: { message: 'In English only', problem },
});

test.each([
  ['search-word', { word: 'a*' }, /^“a\*” is too frequent for this search/],
  ['search-words', {}, /^This search has too many words, or words that are too frequent/],
  ['search-values', { count: 1_201, max: 200 }, /have 1,201 values; at most 200 are possible/],
  ['search-offset', { max: '10,000' }, /^Only the first 10,000 results/],
  ['search-live', {}, /^OpenAIRE cannot answer this search/],
  ['search-complex', {}, /^This query is too complex/],
  ['a newer reason', {}, /^The server did not accept this search/],
])(
  'a search that is refused as %s with %j is explained without the English of the API',
  async (id, values, text) => {
    await refusedSearchIsland.load();
    renderPage(<FailedSearch error={refusal({ id, values })} query={EMPTY_QUERY} />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toMatch(text);
    expect(textContent).not.toContain('In English only');
  },
);

test('a search that failed says so without other code', () => {
  renderPage(<FailedSearch error={{ kind: 'network' }} query={EMPTY_QUERY} />);
  expect(screen.getByRole('alert').textContent).toContain('The search failed.');
});

test.each([
  ['a search that failed', { kind: 'network' as const }, ['OPEN']],
  ['one that was refused, perhaps because of its filters,', refusal({ id: 'search-complex' }), []],
])('new words after %s are sent with the filters that may stay', async (_search, error, sent) => {
  await hiddenChoicesIsland.load();
  const query = { ...EMPTY_QUERY, filters: { access: ['OPEN'] } };
  renderPage(
    <>
      <form id={SEARCH_FORM_ID} aria-label="Search" />
      <FailedSearch error={error} query={query} />
    </>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search' });
  expect(new FormData(form).getAll('access')).toEqual(sent);
});
