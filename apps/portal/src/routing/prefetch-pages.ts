import { createPath, matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { addressOfLink } from '../runtime/followed-link.ts';
import { addressOfForm } from '../search/search-address.ts';
import { handleOf } from './route-handle.ts';

/** Delay of prefetching data; pointers that only pass over a link leave it sooner. */
const INTENT_MS = 65;

/** Returns the search form in which an element is, without its button. */
const searchFormAt = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLInputElement ? target.closest<HTMLFormElement>('form[role=search]') : null;

/** Returns the address that a click on an element opens: a link's, or that of a search form's results. */
const addressAt = (target: EventTarget | null, currentYear: number): string | null => {
  if (!(target instanceof Element)) return null;
  const form = target.closest<HTMLButtonElement>('form[role=search] [type=submit]')?.form;
  if (form) return addressOfForm(form, currentYear);
  const link = target.closest('a[data-page]:not([target], [download])');
  const url = link && addressOfLink(link);
  return url?.origin === window.location.origin ? createPath(url) : null;
};

type Load = () => unknown;

/**
 * Loads the code of a page, and returns a function that loads its data into the store for the navigation that
 * follows.
 */
const loadCode = async ({ routes }: DataRouter, address: string): Promise<Load | null> => {
  const url = new URL(address, window.location.href);
  const match = matchRoutes(routes, url)?.at(-1);
  // The loaders of other routes redirect or change cookies.
  const { page, preload } = handleOf(match ? [match.route] : []);
  if (!match || page === null) return null;
  const { route, params } = match;
  preload?.().catch(ignoreFailure);
  const code = typeof route.lazy === 'function' ? Promise.resolve(route.lazy()) : null;
  code?.catch(ignoreFailure);
  // A loader that is not part of the code need not wait for it.
  const { loader } = route.loader ? route : ((await code) ?? route);
  if (typeof loader !== 'function') return null;
  const context = new RouterContextProvider();
  return () => loader({ request: new Request(url), url, pattern: route.path ?? '', params, context });
};

/** The navigation repeats failed loads and shows the failure. */
const ignoreFailure = (): null => null;

interface Wanted {
  readonly address: string | null;
  readonly code: Promise<Load | null>;
}

/**
 * Prefetches pages: their code when a link or the button of a search form is hovered or focused, and their
 * data when it stays so for a moment or is pressed. The code of the results is loaded as soon as someone is about
 * to type into a search form.
 */
export const prefetchPages = (router: DataRouter, currentYear: number): (() => void) => {
  let wanted: Wanted = { address: null, code: Promise.resolve(null) };
  let timer: ReturnType<typeof setTimeout> | null = null;
  const cancel = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const loadData = (): void => {
    cancel();
    wanted.code.then((load) => load?.()).catch(ignoreFailure);
  };
  const aim = ({ type, target }: Event): void => {
    const form = type === 'focusin' ? searchFormAt(target) : null;
    if (form) loadCode(router, addressOfForm(form, currentYear)).catch(ignoreFailure);
    const address = addressAt(target, currentYear);
    if (address === wanted.address) return;
    cancel();
    const isElsewhere = address !== null && address !== createPath(router.state.location);
    const code = isElsewhere ? loadCode(router, address).catch(ignoreFailure) : Promise.resolve(null);
    wanted = { address, code };
    if (isElsewhere) timer = setTimeout(loadData, INTENT_MS);
  };
  const press = (event: Event): void => {
    aim(event);
    if (timer !== null) loadData();
  };
  const listeners = { pointerover: aim, focusin: aim, pointerdown: press };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
  return () => {
    cancel();
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
};
