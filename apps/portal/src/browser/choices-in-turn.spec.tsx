/** @jest-environment ../../tools/jest-environment-page.mjs */
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { ARRIVED } from '../app/arrived.ts';
import { settledRouter } from '../app/settled-router.ts';
import { linksInTurn } from './links-in-turn.ts';

const without = (search: string, name: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  return `/?${parameters.toString()}`;
};

const Results = () => {
  const location = useLocation();
  const { search } = location;
  useLayoutEffect(() => void window.dispatchEvent(new Event(ARRIVED)), [location]);
  return (
    <>
      <Link to={`/${search}&access=OPEN`}>open only</Link>
      <Link to={without(search, 'from')}>any year</Link>
      <Link to={without(search, 'keyword')}>any words</Link>
      {!search.includes('type') && <Link to={`/${search}&page=3`}>page 3</Link>}
      <Link to="/record">record</Link>
    </>
  );
};

const openResults = () => {
  let answer = () => {};
  const asked = new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => asked, element: <Results /> },
      { path: '/record', element: null },
    ],
    { initialEntries: ['/?keyword=sea&from=2020'], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={settledRouter(router)} />);
  linksInTurn(router);
  return { router, answer };
};

test.each([
  ['adds to it', ['open only'], '/?keyword=sea&from=2020&type=datasets&access=OPEN'],
  ['and another after that do so in turn', ['any year', 'any words'], '/?type=datasets'],
  ['that the new results don’t have is left', ['page 3'], '/?keyword=sea&from=2020&type=datasets'],
  ['to another page leads there at once', ['record'], '/record'],
])('while a choice is on its way, a link %s', async (_rule, names, address) => {
  const { router, answer } = openResults();
  const going = router.navigate('/?keyword=sea&from=2020&type=datasets');
  for (const name of names) fireEvent.click(screen.getByRole('link', { name }));
  await act(async () => {
    answer();
    await going;
  });
  await waitFor(() =>
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address),
  );
});
