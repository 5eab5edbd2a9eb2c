import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { ValuesForm } from './values-form.tsx';

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
