import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { followLinks } from '../routing/follow-links.ts';
import { Link } from '../components/link.tsx';
import { SEARCH_FORM_ID } from '../search/search-form.ts';
import { useSearchNavigation } from '../search/use-search-navigation.ts';
import { createTestPage } from '../testing/render-page.tsx';

const without = ({ pathname, search }: Location, name: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  return `${pathname}?${parameters.toString()}`;
};

/** A search form whose controls submit it, as that of the results. */
const Form = () => {
  const { submit } = useSearchNavigation();
  const [parameters] = useSearchParams();
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (target.form) submit(target.form);
  };
  return (
    <form id={SEARCH_FORM_ID} action={useLocation().pathname} onSubmit={onSubmit}>
      {['keyword', 'from'].map((name) => (
        <input key={name} type="hidden" name={name} value={parameters.get(name) ?? ''} />
      ))}
      <input type="checkbox" name="type" value="datasets" aria-label="datasets" onChange={onChange} />
      <input type="checkbox" name="type" value="software" aria-label="software" onChange={onChange} />
      <select name="sort" aria-label="order" onChange={onChange}>
        <option>relevance</option>
        <option>newest</option>
      </select>
      <button>search</button>
    </form>
  );
};

const Results = () => {
  const location = useLocation();
  const shown = `${location.pathname}${location.search}`;
  return (
    <main>
      <Link to={`${shown}&access=OPEN`}>open only</Link>
      <Link to={without(location, 'from')}>any year</Link>
      <Link to={without(location, 'keyword')}>any words</Link>
      <Link to={`${shown}&page=3`}>page 3</Link>
      <Link to="/record">record</Link>
      <Form />
    </main>
  );
};

let unfollow = () => {};
afterEach(() => unfollow());

const openResults = (path = '/') => {
  let respond = () => {};
  const response = new Promise<null>((resolve) => (respond = () => resolve(null)));
  const page = createTestPage();
  const { router } = page.show(
    [
      { id: 'results', path, loader: () => response, element: <Results /> },
      { path: '/record', element: null },
    ],
    `${path}?keyword=sea&from=2020`,
    { results: null },
  );
  unfollow = followLinks(router);
  return { router, respond };
};

const searchOf = ({ state }: ReturnType<typeof openResults>['router']) =>
  [...new URLSearchParams(state.location.search)].map((pair) => pair.join('=')).toSorted();

test.each([
  ['adds to it', ['open only'], ['access=OPEN', 'from=2020', 'keyword=sea', 'type=datasets']],
  ['and another one add to it, too', ['any year', 'any words'], ['type=datasets']],
  [
    'to a page of the old results leads to the new ones',
    ['page 3'],
    ['from=2020', 'keyword=sea', 'type=datasets'],
  ],
])('while a choice is loading, a link %s', async (_rule, names, expected) => {
  const { router, respond } = openResults();
  void router.navigate('/?keyword=sea&from=2020&type=datasets');
  for (const name of names) fireEvent.click(screen.getByRole('link', { name }));
  await act(async () => respond());
  await waitFor(() => expect(searchOf(router)).toEqual(expected));
});

test('a link to another page is followed at once while a choice is loading', async () => {
  const { router } = openResults();
  void router.navigate('/?keyword=sea&from=2020&type=datasets');
  fireEvent.click(screen.getByRole('link', { name: 'record' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/record'));
});

const box = (name: string) => () => fireEvent.click(screen.getByRole('checkbox', { name }));
const order = () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'newest' } });
const send = () => {
  if (document.forms[0]) fireEvent.submit(document.forms[0]);
};

test.each([
  ['a box is ticked', [box('datasets')], ['keyword=sea', 'type=datasets']],
  [
    'two boxes are ticked',
    [box('datasets'), box('software')],
    ['keyword=sea', 'type=datasets', 'type=software'],
  ],
  ['a box is ticked and cleared again', [box('datasets'), box('datasets')], ['keyword=sea']],
  ['an order is chosen', [order], ['keyword=sea', 'sort=newest']],
  ['the form is sent', [send], ['keyword=sea']],
])('while the results of a link are loading, %s, and neither is lost', async (_rule, choices, expected) => {
  const { router, respond } = openResults();
  fireEvent.click(screen.getByRole('link', { name: 'any year' }));
  for (const choose of choices) choose();
  await act(async () => respond());
  await waitFor(() => expect(searchOf(router)).toEqual(expected));
});

test.each([
  ['a link and a box', '/search/person', ['access=OPEN', 'from=2020', 'keyword=sea', 'type=datasets']],
  ['a link and a box of the search', '/', ['access=OPEN', 'from=2020', 'keyword=sea', 'type=datasets']],
])('%s at %s change the same page', async (_rule, path, expected) => {
  const { router, respond } = openResults(path);
  fireEvent.click(screen.getByRole('link', { name: 'open only' }));
  box('datasets')();
  await act(async () => respond());
  await waitFor(() => expect(searchOf(router)).toEqual(expected));
  expect(router.state.location.pathname).toBe(path);
});
