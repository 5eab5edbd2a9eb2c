import type { Fetch } from '@open-discovery/http';
import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createTestPage } from '../../../testing/render-page.tsx';
import { FacetGroup } from './facet-group.tsx';

const GREECE = { country: { values: [{ value: 'GR', label: 'Greece', count: 3 }], distinct: 1 } };

test('results in Europe are counted when the facet of countries is opened, and not before', async () => {
  const asked: string[] = [];
  const fetch: Fetch = (input) => {
    asked.push(input);
    return Promise.resolve(Response.json({ totals: [7] }));
  };
  const field = searchField('product', 'country');
  if (!field) throw new Error('There is no field of countries');
  const group = (
    <FacetGroup query={EMPTY_QUERY} facets={GREECE} fields={[field]} field={field} open={false} />
  );
  createTestPage({ fetch }).show([{ path: '*', element: group }], '/');
  expect(await screen.findByRole('checkbox', { name: 'European countries', hidden: true })).toBeTruthy();
  expect(asked).toEqual([]);
  act(() => {
    document.querySelector('details')?.toggleAttribute('open', true);
    document.querySelector('details')?.dispatchEvent(new Event('toggle'));
  });
  expect(await screen.findByRole('checkbox', { name: 'European countries 7' })).toBeTruthy();
  expect(asked).toEqual([expect.stringContaining('totals?of=')]);
});
