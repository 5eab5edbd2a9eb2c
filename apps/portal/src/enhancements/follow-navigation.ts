import { createPath, NavigationType } from 'react-router-dom';
import type { DataRouter, Location } from 'react-router-dom';
import { announce } from '../runtime/announce.ts';
import { historyEntry, rememberResults } from '../runtime/last-results.ts';
import { NAVIGATION_COMMITTED } from '../runtime/navigation-events.ts';
import { isResults } from '../search/rebase-search.ts';
import { createScrollMemory, focusAnything, topInView } from './scroll-restoration.ts';
import { scrollToFragment } from './scroll-to-fragment.ts';
import { windowScroll } from './window-scroll.ts';
import { decoded } from '../runtime/decoded.ts';

/** History keys repeat across documents; together with the address they are unique. */
const keyOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

/**
 * Navigations disable scrolling with `state={{ scroll: false }}` or `preventScrollReset`. Spec §2: "if the
 * navigation state disables it".
 */
const disablesScroll = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'scroll' in state && state.scroll === false;

/**
 * Restores scroll and focus and announces the title after each navigation. Spec §2 "Navigation behavior".
 */
export const followNavigation = (router: DataRouter, initial: Location, keepFocusNear: () => void): void => {
  const memory = createScrollMemory();
  let shown = router.state.location;
  let shownEntry = historyEntry();
  let arrivedAt = initial;
  let arrivals = 0;
  let scrolledByReader = false;
  let left = standpoint();

  const arrive = (): void => {
    const { location, historyAction, preventScrollReset } = router.state;
    // The browser handles the first page: it restores the position of a reload and scrolls to the fragment.
    if (location === arrivedAt) return;
    arrivedAt = location;
    const arrival = (arrivals += 1);
    scrolledByReader = false;
    announce(document.title);
    removeMetadata();
    if (historyAction === NavigationType.Pop) {
      // The browser handles plain fragment links: it scrolls and leaves no history state, but focuses only controls.
      if (window.history.state === null) focusFragment(location.hash);
      else memory.restore(keyOf(location));
      return;
    }
    keepFocusNear();
    if (preventScrollReset || disablesScroll(location)) {
      holdInPlace(left);
      return;
    }
    if (location.hash !== '') {
      const fragment = decoded(location.hash.slice(1));
      void scrollToFragment(
        fragment,
        windowScroll(() => arrival === arrivals && !scrolledByReader),
      );
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The followed link is gone or far below: move the focus to the content instead of the start of the document.
    if (!isFocusInView()) focusContent(left.content);
  };

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    memory.remember(keyOf(shown));
    memory.keep();
    window.history.scrollRestoration = 'auto';
  });
  for (const sign of ['wheel', 'touchmove', 'keydown'] as const)
    window.addEventListener(sign, () => (scrolledByReader = true), { passive: true });
  // Runs before the new page is rendered: the old one is still on the screen.
  router.subscribe(({ location }) => {
    if (location.key === shown.key) return;
    memory.remember(keyOf(shown));
    if (isResults(shown) && !isResults(location))
      rememberResults({ address: createPath(shown), entry: shownEntry });
    left = standpoint();
    shown = location;
    shownEntry = historyEntry();
  });
  window.addEventListener(NAVIGATION_COMMITTED, arrive);
  arrive();
};

const focusFragment = (hash: string): void => {
  const element = document.getElementById(decoded(hash.slice(1)));
  if (element) focusAnything(element);
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Returns what a reader of the page had before them: its content, and the control in use with its place on the screen. */
const standpoint = () => {
  const { activeElement } = document;
  return {
    content: document.getElementById('main'),
    control: activeElement,
    top: activeElement ? topOf(activeElement) : 0,
  };
};

/** Scrolls so that the control in use stays where it was on the screen, whatever has changed above it. */
const holdInPlace = ({ control, top }: ReturnType<typeof standpoint>): void => {
  if (control && control === document.activeElement && control !== document.body)
    window.scrollBy({ top: topOf(control) - top, behavior: 'instant' });
};

const isFocusInView = (): boolean =>
  document.activeElement !== document.body && topInView(document.activeElement) !== null;

/** Focuses the content, or only its heading where the content is the same with other results. */
const focusContent = (before: HTMLElement | null): void => {
  const content = document.getElementById('main');
  const target = content === before ? (content?.querySelector('h1') ?? content) : content;
  if (target) focusAnything(target);
};

/** Removes the first page's metadata from the head, because it does not describe the next page. */
const removeMetadata = (): void => {
  for (const element of document.head.querySelectorAll('[data-metadata]')) element.remove();
};
