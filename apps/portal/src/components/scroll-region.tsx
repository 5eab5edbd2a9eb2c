import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A region that may overflow. It takes the keyboard focus, so that it can be scrolled without a mouse. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <div className={className} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
