/** @jest-environment ../../tools/jest-environment-page.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { NAVIGATION_COMMITTED } from '../runtime/navigation-events.ts';
import { followLinks } from '../routing/follow-links.ts';
import { notifyWhenIdle } from '../routing/notify-when-idle.ts';
import { Link } from '../components/link.tsx';
import { SEARCH_FORM_ID } from '../search/search-form.ts';
import { queueFilterChanges } from './queue-filter-changes.ts';

const without = (search: string, name: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  return `/?${parameters.toString()}`;
};

/** A form as that of the results: its controls carry themselves out. */
const Form = () => {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const carryOut = () => {
    const kept = [...parameters].filter(([name]) => !['type', 'sort', 'subject'].includes(name));
    const chosen = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    void navigate(`/?${new URLSearchParams([...kept, ...chosen]).toString()}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    carryOut();
  };
  return (
    <form ref={form} id={SEARCH_FORM_ID} onSubmit={submit}>
      <input type="checkbox" name="type" value="datasets" aria-label="datasets" onChange={carryOut} />
      <input type="checkbox" name="type" value="software" aria-label="software" onChange={carryOut} />
      <select name="sort" aria-label="order" onChange={carryOut}>
        <option>relevance</option>
        <option>date</option>
      </select>
      <button>search</button>
    </form>
  );
};

const Results = () => {
  const location = useLocation();
  const { search } = location;
  useLayoutEffect(() => void window.dispatchEvent(new Event(NAVIGATION_COMMITTED)), [location]);
  return (
    <>
      <Link to={`/${search}&access=OPEN`}>open only</Link>
      <Link to={without(search, 'from')}>any year</Link>
      <Link to={without(search, 'keyword')}>any words</Link>
      {!search.includes('type') && <Link to={`/${search}&page=3`}>page 3</Link>}
      <Link to="/record">record</Link>
      <Form />
    </>
  );
};

let unfollow = () => {};
afterEach(() => unfollow());

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
  render(<RouterProvider router={notifyWhenIdle(router)} />);
  unfollow = followLinks(router);
  queueFilterChanges(router);
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

const box = (name: string) => () => fireEvent.click(screen.getByRole('checkbox', { name }));

test.each([
  ['a box is ticked after that', [box('datasets')], 'sort=relevance&type=datasets'],
  [
    'boxes are ticked in turn',
    [box('datasets'), box('software')],
    'sort=relevance&type=datasets&type=software',
  ],
  [
    'an order is chosen after that',
    [() => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'date' } })],
    'sort=date',
  ],
  [
    'the form is sent after that',
    [() => fireEvent.submit(document.forms[0] as HTMLFormElement)],
    'sort=relevance',
  ],
])('while the results of a link are on their way, %s', async (_rule, choices, added) => {
  const { router, answer } = openResults();
  fireEvent.click(screen.getByRole('link', { name: 'any year' }));
  for (const choose of choices) choose();
  await act(async () => answer());
  await waitFor(() => {
    const asked = new URLSearchParams(router.state.location.search);
    expect(asked.get('from')).toBeNull();
    asked.delete('keyword');
    asked.sort();
    expect(asked.toString()).toBe(added);
  });
});

test('the form does not wait for itself: it holds both of its choices', () => {
  const { router } = openResults();
  box('datasets')();
  box('software')();
  expect(router.state.navigation.location?.search).toContain('type=datasets&type=software');
});
