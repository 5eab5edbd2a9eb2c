import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createTestPage } from '../testing/render-page.tsx';
import { isSubmitted, useSearchNavigation } from './use-search-navigation.ts';

let isUnderWay = (): boolean => false;

const Form = () => {
  const { submit } = useSearchNavigation();
  const { search } = useLocation();
  return (
    <form
      ref={(form) => {
        if (form) isUnderWay = () => isSubmitted(form, search, 2026);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <input name="keyword" aria-label="words" defaultValue="sea" />
      <button>search</button>
    </form>
  );
};

test('a search is submitted from its submission until its words change or its results are shown', async () => {
  let respond = () => {};
  const response = new Promise<null>((resolve) => (respond = () => resolve(null)));
  const page = createTestPage();
  page.show([{ id: 'home', path: '/', loader: () => response, element: <Form /> }], '/', { home: null });
  expect(isUnderWay()).toBe(false);
  fireEvent.click(screen.getByRole('button'));
  expect(isUnderWay()).toBe(true);
  fireEvent.change(screen.getByLabelText('words'), { target: { value: 'sea ice' } });
  expect(isUnderWay()).toBe(false);
  fireEvent.change(screen.getByLabelText('words'), { target: { value: 'sea' } });
  expect(isUnderWay()).toBe(true);
  await act(async () => respond());
  expect(isUnderWay()).toBe(false);
});

const Entry = () => <output>{useNavigationType()}</output>;

test('the same search again is no further step in the history', async () => {
  const element = (
    <>
      <Form />
      <Entry />
    </>
  );
  createTestPage().show([{ id: 'home', path: '/', element }], '/');
  const search = () => act(async () => fireEvent.click(screen.getByRole('button')));
  await search();
  expect(screen.getByRole('status').textContent).toBe('PUSH');
  await search();
  expect(screen.getByRole('status').textContent).toBe('REPLACE');
});
