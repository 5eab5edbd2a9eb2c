import type { ComponentProps } from 'react';
import { isDisabledLandingPage } from '../runtime/disabled-landing-pages.ts';
import { useOptionalPortal } from '../runtime/portal-context.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, or a change of the current one (`?…`, `#…`). */
  readonly to: string;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to a page of the portal. It is a plain element: one listener turns clicks on all of them into
 * navigations (`routing/follow-links.ts`), so that a page with hundreds of links costs no more than its HTML. Of a link
 * to a landing page that the portal switches off, the text remains.
 */
export const Link = ({ to, preventScrollReset = false, children, ...rest }: LinkProps) => {
  const portal = useOptionalPortal();
  if (portal && isDisabledLandingPage(portal.configuration, to))
    return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} href={to} data-page={preventScrollReset ? 'stay' : ''}>
      {children}
    </a>
  );
};
