import type { ReactNode } from 'react';
import styles from './transfer.module.css';

/** What is wrong, beside what it is about, and said to readers. */
export const FieldProblem = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={`small ${styles['problem']}`} role="alert">
    {children}
  </p>
);
