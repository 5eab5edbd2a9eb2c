import { validateDate } from '@open-discovery/validators';
import type { ReactNode } from 'react';
import { useInBrowser } from '../../../runtime/use-in-browser.ts';
import styles from './day-input.module.css';

interface DayInputProps {
  readonly value: string;
  /** What the calendar is called by. */
  readonly label: string;
  readonly onChange: (day: string) => void;
  /** The field in which the day is typed, which works without scripts as well. */
  readonly children: ReactNode;
}

/** A day that is typed, or chosen from the browser's own calendar. */
export const DayInput = ({ value, label, onChange, children }: DayInputProps) => {
  const day = validateDate(value);
  return (
    <span className={styles['day']}>
      {children}
      {useInBrowser() && (
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
