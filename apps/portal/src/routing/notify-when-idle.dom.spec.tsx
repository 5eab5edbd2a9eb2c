import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '../components/link.tsx';
import { notifyWhenIdle } from './notify-when-idle.ts';

const openPages = () => {
  let answer = () => {};
  const asked = new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/next">first</Link> },
    { path: '/next', loader: () => asked, element: <Link to="/">next</Link> },
  ]);
  return { router, settled: notifyWhenIdle(router), answer };
};

test('the page is notified of a navigation once, when it is done', async () => {
  const { router, settled, answer } = openPages();
  const told: string[] = [];
  settled.subscribe(({ navigation, location }) => told.push(`${navigation.state} ${location.pathname}`));
  render(<RouterProvider router={settled} />);
  const going = router.navigate('/next');
  expect(router.state.navigation.state).toBe('loading');
  await act(async () => {
    answer();
    await going;
  });
  expect(screen.getByRole('link', { name: 'next' })).toBeDefined();
  expect(told).toEqual(['idle /next']);
});

test('the state is always that of the router', () => {
  const { router, settled } = openPages();
  void router.navigate('/next');
  expect(settled.state).toBe(router.state);
});
