import { validateDate } from '@open-discovery/validators';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import styles from './day-input.module.css';

interface DayInputProps {
  readonly value: string;
  /** Accessible name of the calendar button. */
  readonly label: string;
  readonly onChange: (day: string) => void;
  /** The text field of the day, which also works without scripts. */
  readonly children: ReactNode;
}

/** A day that is typed or picked from the browser's calendar. */
export const DayInput = ({ value, label, onChange, children }: DayInputProps) => {
  const day = validateDate(value);
  return (
    <span className={styles['day']}>
      {children}
      {useHydrated() && (
        <input
          type="date"
          className={styles['calendar']}
          aria-label={label}
          value={day.ok ? day.value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </span>
  );
};
