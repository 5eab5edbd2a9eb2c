import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import type { IconName } from '../../../components/icon.tsx';
import styles from './actions.module.css';

interface PopupProps {
  readonly icon: IconName;
  readonly title: string;
  /** Told whether it is open, so that what is heavy comes with the first opening. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** A button that opens a small window: the platform's own, which opens and closes without scripts as well. */
export const Popup = ({ icon, title, children }: PopupProps) => {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the page came alive.
  useEffect(() => setOpen(element.current?.matches?.(':popover-open') ?? false), []);
  return (
    <div className={styles['popup']}>
      <button type="button" className="btn" popoverTarget={id}>
        <Icon name={icon} /> {title}
      </button>
      <div
        ref={element}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles['window']}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children(isOpen)}
      </div>
    </div>
  );
};
