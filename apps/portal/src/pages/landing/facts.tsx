import type { ReactNode } from 'react';
import styles from './landing.module.css';

/** A name and what is known under it; without a value there is no row. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts as pairs of name and value. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd suppressHydrationWarning>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Only the facts that say something. */
export const saidFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    ([, value]) =>
      value !== null &&
      value !== undefined &&
      value !== '' &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0),
  );

/** Words in a row, separated by commas. */
export const words = (values: readonly (string | null | undefined)[] | null | undefined): string =>
  (values ?? []).filter(Boolean).join(', ');
