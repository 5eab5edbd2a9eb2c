import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { isKnownValue } from './is-known-value.ts';
import styles from './landing.module.css';
import type { Section } from './sections.tsx';

/** A label and its value; without a value the row is omitted. */
export type Fact = readonly [name: string, value: ReactNode];

const hasValue = ([, value]: Fact): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  (typeof value !== 'string' || isKnownValue(value)) &&
  !(Array.isArray(value) && value.length === 0);

/** Returns the section that lists the facts with a value; `null` if there are none. `after` is shown below them. */
export const useFactsSection = (facts: readonly Fact[], after?: ReactNode): Section | null => {
  const t = useMessages();
  const known = facts.filter(hasValue);
  if (known.length === 0) return null;
  const content = (
    <>
      <dl className={styles['facts']}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </dl>
      {after}
    </>
  );
  return { id: 'facts', title: t('landing.facts'), content };
};

/** Joins different texts with commas. */
export const joinText = (values: readonly (string | null | undefined)[] | null | undefined): string =>
  [...new Set((values ?? []).filter(isKnownValue))].join(', ');
