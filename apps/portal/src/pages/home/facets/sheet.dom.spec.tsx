import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createTestPage } from '../../../testing/render-page.tsx';
import { Sheet } from './sheet.tsx';

test('while other results are being loaded, the button of the sheet says so', async () => {
  let answer = (): void => undefined;
  const loader = ({ request }: { readonly request: Request }) =>
    request.url.includes('access') ? new Promise((resolve) => (answer = () => resolve(null))) : null;
  const element = (
    <Sheet chosen={0} total={93}>
      filters
    </Sheet>
  );
  const { router } = createTestPage().show([{ id: 'results', path: '/', loader, element }], '/', {
    results: null,
  });
  fireEvent.click(screen.getByText('Filters'));
  const show = () => screen.getByRole('button', { name: 'Show 93 results', hidden: true });
  expect(show().getAttribute('aria-busy')).toBe('false');
  act(() => void router.navigate('/?access=OPEN'));
  const busy = await screen.findByRole('button', { name: 'Loading', hidden: true });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Loading');
  await act(async () => answer());
  expect(show().getAttribute('aria-busy')).toBe('false');
});
