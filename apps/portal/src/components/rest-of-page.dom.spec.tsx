import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createTestPage } from '../testing/render-page.tsx';
import { RestOfPage } from './rest-of-page.tsx';

const isThere = (text: string): boolean => screen.queryByText(text) !== null;

/** A page that records at each commit of its heading whether the rest of the page is there. */
const pageThat = (commits: boolean[]) => {
  const Page = () => {
    useLayoutEffect(() => void commits.push(isThere('the rest')), []);
    return (
      <main>
        <h1>heading</h1>
        <RestOfPage>
          <p>the rest</p>
        </RestOfPage>
      </main>
    );
  };
  return <Page />;
};

const open = (address: string) => {
  const commits: boolean[] = [];
  const { router } = createTestPage().show(
    [
      { path: '/', element: null },
      { path: '/record', element: pageThat(commits) },
    ],
    address,
  );
  return { router, commits };
};

test('the heading of a page that a visitor goes to is there before the rest, which follows by itself', async () => {
  const { router, commits } = open('/');
  await act(() => router.navigate('/record'));
  expect(commits).toEqual([false]);
  expect(isThere('the rest')).toBe(true);
});

test('the first page is complete at once, and so is one to which a visitor goes back: its scroll position is restored', async () => {
  const { router, commits } = open('/record');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(commits).toEqual([true, true]);
});
