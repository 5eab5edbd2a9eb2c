import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './key-list.module.css';
import { areKeysUsed, keepKeys } from './keys-setting.ts';

const ROWS = [
  { keys: ['/'], says: 'keys.search' },
  { keys: ['j', 'k'], says: 'keys.next' },
  { keys: ['o'], says: 'keys.open' },
  { keys: ['x'], says: 'keys.select' },
  { keys: ['↓', '↑'], says: 'keys.arrows' },
  { keys: ['Enter'], says: 'keys.enter' },
  { keys: ['→'], says: 'keys.exclude' },
  { keys: ['Esc'], says: 'keys.escape' },
  { keys: ['?'], says: 'keys.list' },
] as const;

interface KeyListProps {
  readonly onClose: () => void;
}

/** The list of shortcuts, with the switch that turns the single keys off. */
export const KeyList = ({ onClose }: KeyListProps) => {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles['keys']} aria-labelledby="keys" closedby="any" onClose={onClose}>
      <h2 id="keys">{t('keys.title')}</h2>
      <dl>
        {ROWS.map(({ keys, says }) => (
          <div key={says}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(says)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <label>
          <input
            type="checkbox"
            defaultChecked={areKeysUsed()}
            onChange={({ currentTarget }) => keepKeys(currentTarget.checked)}
          />{' '}
          {t('keys.use')}
        </label>
      </p>
      <form method="dialog">
        <button className="btn">{t('dialog.close')}</button>
      </form>
    </dialog>
  );
};
