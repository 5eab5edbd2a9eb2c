import { createPath } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { addressOfLink, followedLink } from '../runtime/followed-link.ts';

/**
 * Makes navigations of the clicks on links to the portal's pages, once the page itself has heard of them. Gives what ends
 * that.
 */
export const followLinks = (router: DataRouter): (() => void) => {
  const follow = (event: MouseEvent): void => {
    const link = event.defaultPrevented ? null : followedLink(event);
    const page = link?.getAttribute('data-page') ?? null;
    if (link === null || page === null) return;
    const { origin, pathname, search, hash } = addressOfLink(link);
    if (origin !== window.location.origin) return;
    event.preventDefault();
    const address = `${pathname}${search}${hash}`;
    void router.navigate(address, {
      replace: address === createPath(router.state.location),
      preventScrollReset: page === 'stay',
    });
  };
  window.addEventListener('click', follow);
  return () => window.removeEventListener('click', follow);
};
