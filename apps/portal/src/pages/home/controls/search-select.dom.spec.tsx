import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { createTestPage } from '../../../testing/render-page.tsx';
import { SearchSelect } from './search-select.tsx';

const OPTIONS = [
  { value: 'relevance', label: 'relevance' },
  { value: 'newest', label: 'newest' },
];
const ADDRESS = '/?keyword=sea';

const Results = () => (
  <form id={SEARCH_FORM_ID} action="/">
    <input type="hidden" name="keyword" value="sea" />
    <SearchSelect name="sort" label="order" value="relevance" options={OPTIONS} />
  </form>
);

const selectedOrder = () => {
  const order = screen.getByRole('combobox', { name: 'order' });
  return order instanceof HTMLSelectElement ? order.value : null;
};

test('an order that is left before its results are shown is not selected any more', async () => {
  const loader = ({ request }: { readonly request: Request }) =>
    request.url.includes('newest') ? new Promise(() => undefined) : null;
  const page = createTestPage();
  const { router } = page.show([{ id: 'results', path: '/', loader, element: <Results /> }], ADDRESS, {
    results: null,
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'order' }), { target: { value: 'newest' } });
  await waitFor(() => expect(router.state.navigation.location?.search).toContain('sort=newest'));
  expect(selectedOrder()).toBe('newest');
  await act(() => router.navigate(ADDRESS));
  await waitFor(() => expect(selectedOrder()).toBe('relevance'));
});
