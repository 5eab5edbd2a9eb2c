import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where to: an address of this site, or what changes of the shown one (`?…`, `#…`). */
  readonly to: string;
  /** Leaves the reader where they are on the page. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to one of the portal's pages. A plain element: one listener makes navigations of the clicks on all of them
 * (`app/follow-links.ts`), so that a page with hundreds costs no more than its HTML.
 */
export const Link = ({ to, preventScrollReset = false, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-page={preventScrollReset ? 'stay' : ''}>
    {children}
  </a>
);
