import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, or a change of the current one (`?…`, `#…`). */
  readonly to: string;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to a page of the portal. It is a plain element: one listener turns clicks on all of them into
 * navigations (`routing/follow-links.ts`), so that a page with hundreds of links costs no more than its HTML.
 */
export const Link = ({ to, preventScrollReset = false, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-page={preventScrollReset ? 'stay' : ''}>
    {children}
  </a>
);
