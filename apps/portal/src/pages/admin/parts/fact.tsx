import type { ReactNode } from 'react';

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A name and its value, inside a list of facts. */
export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
