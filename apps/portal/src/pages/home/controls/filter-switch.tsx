import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import styles from '../results.module.css';

interface FilterSwitchProps {
  readonly isOn: boolean;
  /** Address of the results after the switch was pressed. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Switches a filter on or off at once. A link, which needs no scripts and repeats a long search only once, with the role and state
 * of a switch; like one, it also reacts to the space bar.
 */
export const FilterSwitch = ({ isOn, to, className = '', children }: FilterSwitchProps) => (
  <Link
    role="switch"
    aria-checked={isOn}
    className={`btn small ${styles['switch']} ${className}`}
    to={to}
    preventScrollReset
    onKeyDown={(event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    }}
  >
    {children}
  </Link>
);
