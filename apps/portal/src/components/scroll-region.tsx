import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What may be wider or higher than its place: reached by keyboard, so that it can be scrolled without a mouse. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <div className={className} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
