import { expect, test } from '@jest/globals';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { screen, within } from '@testing-library/react';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Facets } from './facets.tsx';

const facetOf = (value: string) => ({ values: [{ value, label: value, count: 3 }], distinct: 1 });
const FACETS = { startYear: facetOf('2019'), year: facetOf('2019'), funder: facetOf('EC') };

const PROJECTS: SearchQuery = { ...EMPTY_QUERY, kind: 'project' };

test.each<[string, SearchQuery, string, readonly string[]]>([
  ['a start year', { ...PROJECTS, filters: { startYear: ['2019'] } }, 'startYear', ['2019']],
  [
    'several start years',
    { ...PROJECTS, filters: { startYear: ['2018', '2019'] } },
    'startYear',
    ['2018', '2019'],
  ],
  ['an excluded start year', { ...PROJECTS, excluded: { startYear: ['2019'] } }, 'not.startYear', ['2019']],
  ['a checked value', { ...PROJECTS, filters: { funder: ['EC'] } }, 'funder', ['EC']],
  ['a range of years', { ...EMPTY_QUERY, from: 2019 }, 'from', ['2019']],
])('the form of the filters keeps %s', (_what, query, param, values) => {
  renderPage(
    <>
      <form id={SEARCH_FORM_ID} />
      <Facets query={query} facets={FACETS} total={3} />
    </>,
  );
  const form = document.querySelector('form');
  expect(form && new FormData(form).getAll(param)).toEqual(values);
});

test.each<[string, SearchQuery, string]>([
  ['products', EMPTY_QUERY, 'Year'],
  ['projects, whose bars are start years', PROJECTS, 'Years in which projects ran'],
])('the fields of the range say what they limit for %s', (_what, query, name) => {
  renderPage(<Facets query={query} facets={FACETS} total={3} />);
  expect(within(screen.getByRole('group', { name })).getByLabelText('From year')).toBeTruthy();
});

test('without facets the form has only hidden fields, which take no room next to the results', () => {
  const query = { ...EMPTY_QUERY, text: 'sea' };
  const { container } = renderPage(<Facets query={query} facets={{}} total={0} />);
  const elements = [...container.querySelectorAll('*')].map((element) => element.getAttribute('type'));
  expect(new Set(elements)).toEqual(new Set(['hidden']));
});
