import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** A `group` is no landmark: a page with many of them has no list of places any more. */
  readonly role?: 'region' | 'group';
  readonly children: ReactNode;
}

/** A region that may overflow. It takes the keyboard focus, so that it can be scrolled without a mouse. */
export const ScrollRegion = ({ label, className, role = 'region', children }: ScrollRegionProps) => (
  <div className={className} role={role} aria-label={label} tabIndex={0}>
    {children}
  </div>
);
