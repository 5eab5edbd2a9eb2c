import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FacetValues } from './facet-values.tsx';

const VALUES = ['true', 'false'].map((value) => ({ value, label: value, count: 2 }));

test.each([
  ['a second value replaces the first', 'Yes', ['true']],
  ['the first choice is for any value', 'Any', ['']],
])('of a field with one value, %s', (_rule, name, sent) => {
  const query = { ...EMPTY_QUERY, kind: 'project', filters: { mandateData: ['false'] } } as const;
  const field = searchField('project', 'mandateData');
  renderPage(
    <form id={SEARCH_FORM_ID} onSubmit={(event) => event.preventDefault()}>
      {field && <FacetValues query={query} facets={{}} fields={[]} field={field} values={VALUES} />}
    </form>,
  );
  const form = document.getElementById(SEARCH_FORM_ID);
  const chosen = () => (form instanceof HTMLFormElement ? new FormData(form).getAll(field?.param ?? '') : []);
  expect(chosen()).toEqual(['false']);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  expect(chosen()).toEqual(sent);
});
