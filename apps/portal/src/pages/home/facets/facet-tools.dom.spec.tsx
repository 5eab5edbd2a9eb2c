import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { FacetTools } from './facet-tools.tsx';

const VALUES = [{ value: 'Ada', label: 'Ada', count: 3 }];

test.each([
  ['one value', { distinct: 1 }, null],
  ['more values', { distinct: 12_345 }, 'Show all 12,345'],
  ['an estimate', { distinct: 12_345, isEstimate: true }, 'Show all (about 12,000)'],
  ['an unknown number of values', {}, null],
  ['values without counts', { distinct: 4, values: [{ value: 'Ada', label: 'Ada', count: 0 }] }, null],
])('a facet with %s offers: %j', (_rule, numbers, expected) => {
  const field = searchField('product', 'author');
  const facet = { values: VALUES, ...numbers };
  if (field)
    renderPage(
      <FacetTools
        query={EMPTY_QUERY}
        field={field}
        facet={facet}
        hasLines={false}
        onLines={() => undefined}
      />,
    );
  expect(screen.queryByRole('link')?.textContent ?? null).toBe(expected);
});
