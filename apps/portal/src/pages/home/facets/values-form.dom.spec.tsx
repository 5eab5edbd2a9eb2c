import { EMPTY_QUERY, searchField, withKeyword } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { ValuesForm } from './values-form.tsx';
import { ValuesPage } from './values-page.tsx';

const values = ['Seas', 'Ships', 'Tides'].map((value) => ({ value, label: value, count: 1 }));

test('screen readers hear how many of the values contain what is typed', () => {
  const field = searchField('product', 'publisher');
  renderPage(
    <>
      {field && (
        <ValuesForm
          query={EMPTY_QUERY}
          field={field}
          facet={{ values, distinct: 3 }}
          within=""
          onSearch={() => undefined}
        />
      )}
    </>,
  );
  const box = screen.getByRole('searchbox');
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('3 values');
  fireEvent.change(box, { target: { value: 's' } });
  fireEvent.change(box, { target: { value: 'sh' } });
  expect(said()).toBe('1 value');
  fireEvent.change(box, { target: { value: 'shx' } });
  expect(said()).toBe('No value contains this text.');
});

test.each([
  ['all values', 4, 'Download counts (CSV)'],
  ['as many as the API lists', 3000, 'Download the counts of the 200 most frequent values (CSV)'],
])('the counts of %s are a file that names its search', (_which, distinct, name) => {
  const formulas = [...values, { value: '=1+1', label: '=1+1', count: 1234 }];
  const facets = { publisher: { values: formulas, distinct } };
  renderPage(
    <ValuesPage query={withKeyword(EMPTY_QUERY, 'sea')} field="publisher" facets={facets} within="" />,
  );
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('download')).toBe('product-publisher.csv');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `data:text/csv;charset=utf-8,\uFEFF${[
      'id,Publisher,Results,Search',
      'Seas,Seas,1,http://localhost/?keyword=sea',
      'Ships,Ships,1,',
      'Tides,Tides,1,',
      "'=1+1,'=1+1,1234,",
    ]
      .map((line) => `${line}\r\n`)
      .join('')}`,
  );
});

test('the values that contain a text are no file of all values', () => {
  const facets = { publisher: { values, distinct: 4 } };
  renderPage(<ValuesPage query={EMPTY_QUERY} field="publisher" facets={facets} within="s" />);
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
});
