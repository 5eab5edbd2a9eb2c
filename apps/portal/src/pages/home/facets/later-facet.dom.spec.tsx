import type { Fetch } from '@open-discovery/http';
import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createTestPage } from '../../../testing/render-page.tsx';
import { FacetGroup } from './facet-group.tsx';

const FACET = { values: [{ value: 'Pensoft', label: 'Pensoft', count: 3 }], distinct: 1 };
const page = (facets: object): Response => Response.json({ header: { numFound: 3 }, results: [], facets });

/** Shows the uncounted facet of publishers; the server sends these responses one after the other. */
const show = (...answers: readonly Response[]) => {
  const asked: string[] = [];
  const fetch: Fetch = (input) => {
    asked.push(input);
    const answer = answers[asked.length - 1];
    return answer ? Promise.resolve(answer) : new Promise(() => undefined);
  };
  const field = searchField('product', 'publisher');
  if (!field) throw new Error('There is no field of publishers');
  const facets = { publisher: { values: [], isLater: true } };
  const element = (
    <FacetGroup query={EMPTY_QUERY} facets={facets} fields={[field]} field={field} open={false} />
  );
  createTestPage({ fetch }).show([{ path: '*', element }], '/');
  return asked;
};

/** Opens the facet, as a click on its heading does in browsers. */
const open = (): void => {
  const details = document.querySelector('details');
  if (details === null) throw new Error('There is no facet');
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
};

test('a facet that is not counted has a link to its values, and asks for nothing while it is closed', async () => {
  const asked = show(page({ publisher: FACET }));
  expect((await screen.findByText('Show values')).getAttribute('href')).toContain('facet=publisher');
  expect(asked).toEqual([]);
});
test('it is counted when it is opened', async () => {
  const asked = show(page({ publisher: FACET }));
  open();
  expect(await screen.findByRole('checkbox', { name: /^Pensoft/ })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 value');
  expect(asked).toEqual([expect.stringContaining('facets=publisher&')]);
});
test('it says that it is being counted', async () => {
  show();
  open();
  expect((await screen.findByRole('status')).textContent).toBe('Loading');
});
test('it says that no result has a value', async () => {
  show(page({ publisher: { values: [], distinct: 0 } }));
  open();
  expect(await screen.findByText('No values')).toBeTruthy();
});
test('it says that counting failed, and tries again', async () => {
  show(new Response('{}', { status: 503 }), page({ publisher: FACET }));
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('The search failed.');
  act(() => again.click());
  expect(await screen.findByRole('checkbox', { name: /^Pensoft/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
