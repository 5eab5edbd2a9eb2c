import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './key-help.module.css';

const ROWS = [
  { keys: ['/'], says: 'keys.search' },
  { keys: ['↓', '↑'], says: 'keys.arrows' },
  { keys: ['Enter'], says: 'keys.enter' },
  { keys: ['→'], says: 'keys.exclude' },
  { keys: ['Esc'], says: 'keys.escape' },
  { keys: ['?'], says: 'keys.list' },
] as const;

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Focuses the page's own search box, or the header's. */
const selectSearchBox = (): void =>
  [...document.querySelectorAll<HTMLInputElement>('[role=search] input[name=keyword]')]
    .find((input) => input.checkVisibility())
    ?.select();

/** `/` focuses the search box and `?` lists the shortcuts, except while typing. */
export const KeyHelp = () => {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  // Shortcuts work as soon as their list is rendered.
  useLayoutEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      '/': selectSearchBox,
      '?': () => dialog.current?.showModal(),
    };
    const onKey = (event: KeyboardEvent): void => {
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      const isModal = document.querySelector('dialog[open]') !== null;
      if (!action || isModal || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog ref={dialog} className={styles['keys']} aria-labelledby="keys" closedby="any">
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
      <form method="dialog">
        <button className="btn">{t('keys.close')}</button>
      </form>
    </dialog>
  );
};
