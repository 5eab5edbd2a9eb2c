import type { ReactNode } from 'react';
import { useSearchNavigation } from '../../../search/use-search-navigation.ts';
import styles from '../results.module.css';

interface FilterSwitchProps {
  readonly isOn: boolean;
  /** Address of the results after the switch was pressed. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Switches a filter on or off at once. A form with a button, because a button has a state for screen readers, reacts to both
 * Enter and Space, and needs no scripts.
 */
export const FilterSwitch = ({ isOn, to, className = '', children }: FilterSwitchProps) => {
  const { goTo } = useSearchNavigation();
  const [path = '', parameters] = to.split('?');
  return (
    <form
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        goTo(to, { preventScrollReset: true });
      }}
    >
      {[...new URLSearchParams(parameters)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        className={`btn small ${styles['switch']} ${className}`}
      >
        {children}
      </button>
    </form>
  );
};
