import type { PortalConfiguration } from '@open-discovery/config';

type Tracker = NonNullable<PortalConfiguration['tracking']>;

/** A visit to be counted: a page view or a search, never a person. */
export interface Visit {
  readonly url: string;
  readonly title: string;
  /** Address of the previous page in this portal. */
  readonly referrer: string | null;
  /** The words of a search and the kind searched. */
  readonly search: { readonly words: string; readonly kind: string } | null;
}

/**
 * Returns the request URL that counts a visit by Matomo's HTTP tracking protocol, without a visitor id or
 * cookies.
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
