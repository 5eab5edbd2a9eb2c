import type { ReactNode } from 'react';

interface NamedValueProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A name and its value, inside a description list. */
export const NamedValue = ({ name, children }: NamedValueProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
