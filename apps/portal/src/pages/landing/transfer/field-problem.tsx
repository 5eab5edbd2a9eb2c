import type { ReactNode } from 'react';
import styles from './transfer.module.css';

/** A problem next to its field, announced to screen readers. */
export const FieldProblem = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={`small ${styles['problem']}`} role="alert">
    {children}
  </p>
);
