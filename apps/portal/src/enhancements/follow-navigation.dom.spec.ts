import { beforeEach, expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import type { RouterNavigateOptions } from 'react-router-dom';
import { NAVIGATION_COMMITTED } from '../runtime/navigation-events.ts';
import { followNavigation } from './follow-navigation.ts';

let scrolledTo: unknown[] = [];

beforeEach(() => {
  scrolledTo = [];
  window.scrollTo = (...place: unknown[]) => void scrolledTo.push(...place);
});

const TOP = [{ top: 0, behavior: 'instant' }];

test.each<[RouterNavigateOptions, unknown[]]>([
  [{}, TOP],
  [{ state: { scroll: false } }, []],
  [{ state: { scroll: true } }, TOP],
  [{ state: null }, TOP],
  [{ preventScrollReset: true }, []],
])('a navigation with %j scrolls to %j (Spec §2)', async (options, expected) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/a'] });
  followNavigation(router, router.state.location, () => undefined);
  await router.navigate('/b', options);
  window.dispatchEvent(new Event(NAVIGATION_COMMITTED));
  expect(scrolledTo).toEqual(expected);
});
