import type { PortalConfiguration } from '@open-discovery/config';

type Tracker = NonNullable<PortalConfiguration['tracking']>;

/** What is told of a visit: a page, or a search; never who. */
export interface Visit {
  readonly url: string;
  readonly title: string;
  /** Address of the page before, within this portal. */
  readonly referrer: string | null;
  /** The words of a search and the kind searched in. */
  readonly search: { readonly words: string; readonly kind: string } | null;
}

/**
 * The request that counts a visit, by Matomo's HTTP tracking protocol. Without a visitor id and without cookies.
 * @example matomoAddress({ address: 'https://stats.example.org', siteId: '1' }, visit)
 */
export const matomoAddress = ({ address, siteId }: Tracker, visit: Visit): string => {
  const base = address.endsWith('.php') ? address : `${address.replace(/\/$/, '')}/matomo.php`;
  const parameters = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: visit.url,
    action_name: visit.title,
    ...(visit.referrer && { urlref: visit.referrer }),
    ...(visit.search && { search: visit.search.words, search_cat: visit.search.kind }),
  });
  return `${base}?${parameters.toString()}`;
};
