import type { DataRouter } from 'react-router-dom';
import { ARRIVED } from '../app/arrived.ts';

/** Whether an address is a list of results; their links are made of the query that is shown. */
const isResults = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname === '/' && search !== '';

/** A click that opens another tab or window is the browser's. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link that a click follows; marks of charts are links as well. */
const followedLink = (event: MouseEvent): Element | null =>
  isPlain(event) && event.target instanceof Element ? event.target.closest('a[href]') : null;

const addressOf = (link: Element): URL => new URL(link.getAttribute('href') ?? '', document.baseURI);

/**
 * A link that is followed while the results of another choice are on their way waits for them, and is followed as it is
 * then; at once, it would undo the choice. A link that the new results don't have is not followed.
 */
export const linksInTurn = (router: DataRouter): void => {
  const waiting = new Set<Element>();
  let shown = router.state.location;

  /** A second click on the link whose results are on their way is no further choice. */
  const mustWait = (link: Element): boolean => {
    const { location, navigation } = router.state;
    const wanted = navigation.location ?? location;
    const address = addressOf(link);
    return wanted !== shown && [shown, wanted, address].every(isResults) && address.search !== wanted.search;
  };
  const arrive = (): void => {
    if (router.state.navigation.state !== 'idle') return;
    shown = router.state.location;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    if (next.isConnected) next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  // Before the page hears of it.
  window.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (link === null || !mustWait(link)) return;
      event.preventDefault();
      event.stopPropagation();
      waiting.add(link);
    },
    { capture: true },
  );
  window.addEventListener(ARRIVED, arrive);
};
