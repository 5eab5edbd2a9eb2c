import type { DataRouter } from 'react-router-dom';
import { NAVIGATION_COMMITTED } from '../runtime/navigation-events.ts';
import { addressOfLink, followedLink } from '../runtime/followed-link.ts';
import { SEARCH_FORM_ID } from '../search/search-form.ts';

/** Whether an address is a list of results; their links are made of the query that is shown. */
const isResults = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname === '/' && search !== '';

const click = (target: Element) => () =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** How a change of the search form is made once more; `null` where an event is none. */
const changeOfForm = ({ type, target }: Event): (() => void) | null => {
  if (target instanceof HTMLFormElement)
    return type === 'submit' && target.id === SEARCH_FORM_ID ? () => target.requestSubmit() : null;
  if (target instanceof HTMLInputElement)
    return type === 'click' && target.type === 'checkbox' && target.form?.id === SEARCH_FORM_ID
      ? click(target)
      : null;
  if (!(target instanceof HTMLSelectElement) || type !== 'change' || target.form?.id !== SEARCH_FORM_ID)
    return null;
  const { value } = target;
  return () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
};

/**
 * A choice that is made while the results of another one are on their way waits for them, and is made as the page is then;
 * at once, it would undo the other. Links are made of the results that are shown, so they wait for links and for the form;
 * the form knows its own changes, so that it waits for links only. What the new results don't have is not chosen.
 */
export const queueFilterChanges = (router: DataRouter): void => {
  const waiting = new Map<EventTarget, () => void>();
  let shown = router.state.location;
  /** Whether what is under way is a link's. */
  let isLinks = false;

  const isUnderWay = (): boolean => {
    const { location, navigation } = router.state;
    const wanted = navigation.location ?? location;
    return wanted !== shown && [shown, wanted].every(isResults);
  };
  /** A second click on the link whose results are on their way is no further choice. */
  const mustWait = (link: Element): boolean => {
    const address = addressOfLink(link);
    const { search } = router.state.navigation.location ?? router.state.location;
    return isUnderWay() && isResults(address) && address.search !== search;
  };
  const laterIfNeeded = (event: Event): (() => void) | null => {
    const link = followedLink(event);
    if (link !== null) {
      if (mustWait(link)) return click(link);
      isLinks = true;
      return null;
    }
    const change = changeOfForm(event);
    if (change === null) return null;
    isLinks &&= isUnderWay();
    return isLinks ? change : null;
  };
  const arrive = (): void => {
    if (router.state.navigation.state !== 'idle') return;
    shown = router.state.location;
    isLinks = false;
    const [next] = waiting;
    if (next === undefined) return;
    const [target, choose] = next;
    waiting.delete(target);
    if (target instanceof Node && target.isConnected) choose();
  };

  // Before the page hears of it.
  for (const type of ['click', 'change', 'submit'])
    window.addEventListener(
      type,
      (event) => {
        const choose = laterIfNeeded(event);
        if (choose === null || event.target === null) return;
        event.preventDefault();
        event.stopPropagation();
        waiting.set(followedLink(event) ?? event.target, choose);
      },
      { capture: true },
    );
  window.addEventListener(NAVIGATION_COMMITTED, arrive);
};
