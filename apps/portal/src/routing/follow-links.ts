import { createPath } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { addressOfLink, followedLink } from '../runtime/followed-link.ts';
import { isResults, rebaseSearch } from '../search/rebase-search.ts';
import { pendingSearchOf } from './pending-search.ts';

type Target = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** Returns the address of a link on a results page while other results are loading. */
const rebasedAddress = ({ state }: DataRouter, target: Target): string => {
  const { pathname, search, hash } = target;
  const pending = pendingSearchOf(state);
  const { location } = state;
  const changes = pathname === location.pathname && [location, target].every(isResults);
  if (pending === null || !changes) return `${pathname}${search}${hash}`;
  const shown = location.search.slice(1);
  return `${pathname}?${rebaseSearch({ shown, target: search.slice(1), pending })}${hash}`;
};

/** Turns clicks on links to the portal's pages into navigations. Returns a function that stops this. */
export const followLinks = (router: DataRouter): (() => void) => {
  const follow = (event: MouseEvent): void => {
    const link = event.defaultPrevented ? null : followedLink(event);
    const page = link?.getAttribute('data-page') ?? null;
    if (link === null || page === null) return;
    const { origin, pathname, search, hash } = addressOfLink(link);
    if (origin !== window.location.origin) return;
    event.preventDefault();
    const address = link.closest('main')
      ? rebasedAddress(router, { pathname, search, hash })
      : `${pathname}${search}${hash}`;
    void router.navigate(address, {
      replace: address === createPath(router.state.location),
      preventScrollReset: page === 'stay',
    });
  };
  window.addEventListener('click', follow);
  return () => window.removeEventListener('click', follow);
};
