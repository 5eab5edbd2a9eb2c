import type { DataRouter, Location } from 'react-router-dom';
import { NAVIGATION_COMMITTED } from '../runtime/navigation-events.ts';
import { createScrollMemory } from './scroll-restoration.ts';
import { scrollToFragment } from './scroll-to-fragment.ts';
import { windowScroll } from './window-scroll.ts';

/** Keys repeat from document to document; with their address they don't. */
const keyOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

/** Links say `state={{ scroll: false }}`, or `preventScrollReset`. Spec §2 "Navigation behavior". */
const disablesScroll = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'scroll' in state && state.scroll === false;

/** Scroll, focus and the spoken title after each navigation. Spec §2 "Navigation behavior". */
export const followNavigation = (router: DataRouter, initial: Location): void => {
  const memory = createScrollMemory();
  let shown = router.state.location;
  let arrivedAt = initial;
  let arrivals = 0;
  let scrolledByReader = false;

  const arrive = (): void => {
    const { location, historyAction, preventScrollReset } = router.state;
    // The first page is the browser's business: it knows where a reload was, and goes to the fragment.
    if (location === arrivedAt) return;
    arrivedAt = location;
    const arrival = (arrivals += 1);
    scrolledByReader = false;
    announceTitle();
    forgetMachines();
    if (historyAction === 'POP') {
      // A plain fragment link is the browser's own business: it scrolls, and leaves no state in its history.
      if (window.history.state !== null) memory.restore(keyOf(location));
      return;
    }
    if (preventScrollReset === true || disablesScroll(location)) return;
    if (location.hash !== '') {
      const fragment = decodeFragment(location.hash);
      void scrollToFragment(
        fragment,
        windowScroll(() => arrival === arrivals && !scrolledByReader),
      );
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The link that was followed is gone: the keyboard goes on at the content, not at the address bar.
    if (document.activeElement === document.body) focusContent();
  };

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    memory.remember(keyOf(shown));
    memory.keep();
    window.history.scrollRestoration = 'auto';
  });
  for (const sign of ['wheel', 'touchmove', 'keydown'] as const)
    window.addEventListener(sign, () => (scrolledByReader = true), { passive: true });
  // Told before the page of the new address stands: what is on the screen is still the old one.
  router.subscribe(({ location }) => {
    if (location.key === shown.key) return;
    memory.remember(keyOf(shown));
    shown = location;
  });
  window.addEventListener(NAVIGATION_COMMITTED, arrive);
  arrive();
};

const decodeFragment = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

const focusContent = (): void => {
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
};

/** What the server said of the first page to machines is not true of another. */
const forgetMachines = (): void => {
  for (const element of document.head.querySelectorAll('[data-machines]')) element.remove();
};

const announceTitle = (): void => {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = document.title;
};
