import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import type { IconName } from '../../../components/icon.tsx';
import styles from './actions.module.css';

interface PopupProps {
  readonly icon: IconName;
  readonly title: string;
  /** Receives whether the popup is open, so that heavy content loads when it is first opened. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** A button with a native popover, which also works without scripts. */
export const Popup = ({ icon, title, children }: PopupProps) => {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(element.current?.matches(':popover-open') ?? false), []);
  return (
    <div>
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
