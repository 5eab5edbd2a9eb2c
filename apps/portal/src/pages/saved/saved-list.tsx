import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { SavedStep } from '../../saved/saved-steps.ts';
import styles from './saved.module.css';
import { useRemoval } from './use-removal.tsx';

type Remove = (step: SavedStep) => void;

interface SavedListProps<T> {
  readonly id: string;
  readonly title: string;
  /** Shown while there are no items. */
  readonly empty: string;
  /** The latest last. */
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Actions on all items. */
  readonly tools?: (remove: Remove) => ReactNode;
  readonly children: (item: T, remove: Remove) => ReactNode;
}

/** A section with saved items, the latest first. A removal can be undone below them. */
export const SavedList = <T,>({ id, title, empty, items, keyOf, tools, children }: SavedListProps<T>) => {
  const [remove, removed] = useRemoval();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 && <p className="soft">{empty}</p>}
      {items.length > 0 && tools?.(remove)}
      <ul className={styles['list']}>
        {items.toReversed().map((item) => (
          <li key={keyOf(item)}>{children(item, remove)}</li>
        ))}
      </ul>
      {removed}
    </section>
  );
};

interface ForgetButtonProps {
  /** The name of the item. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Removes a saved item. */
export const ForgetButton = ({ name, onClick }: ForgetButtonProps) => {
  const t = useMessages();
  return (
    <button
      type="button"
      className="link small"
      aria-label={t('saved.forget-what', { name })}
      onClick={onClick}
    >
      {t('saved.forget')}
    </button>
  );
};
