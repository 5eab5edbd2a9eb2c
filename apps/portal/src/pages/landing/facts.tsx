import type { ReactNode } from 'react';
import { isKnownValue } from './is-known-value.ts';
import styles from './landing.module.css';

/** A label and its value; without a value the row is omitted. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts as a list of labels and values. */
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

/** Returns the facts that have a value. */
export const nonEmptyFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    ([, value]) =>
      value !== null &&
      value !== undefined &&
      (typeof value !== 'string' || isKnownValue(value)) &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0),
  );

/** Joins texts with commas. */
export const joinText = (values: readonly (string | null | undefined)[] | null | undefined): string =>
  (values ?? []).filter(isKnownValue).join(', ');
