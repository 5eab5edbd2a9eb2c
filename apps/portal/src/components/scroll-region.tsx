import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** `group` for pages with many of them, because each `region` is a landmark. */
  readonly role?: 'region' | 'group';
  readonly children: ReactNode;
}

/** A region that may overflow. It takes the keyboard focus, so that it can be scrolled without a mouse. */
export const ScrollRegion = ({ label, className, role = 'region', children }: ScrollRegionProps) => (
  <div className={className} role={role} aria-label={label} tabIndex={0}>
    {children}
  </div>
);
