import { useLayoutEffect, useState } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { KEYS_CATALOG } from './keys-catalog.ts';
import { areKeysUsed } from './keys-setting.ts';
import { RESULT_KEYS } from './result-keys.ts';

const KeyList = clientOnlyLazy(withTexts(async () => (await import('./key-list.tsx')).KeyList, KEYS_CATALOG));

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Focuses the page's own search box, or the header's. */
const selectSearchBox = (): void =>
  [...document.querySelectorAll<HTMLInputElement>('[role=search] input[name=keyword]')]
    .find((input) => input.checkVisibility())
    ?.select();

const ACTIONS: Readonly<Record<string, () => void>> = { ...RESULT_KEYS, '/': selectSearchBox };

const actionOf = (key: string): (() => void) | undefined =>
  Object.hasOwn(ACTIONS, key) && areKeysUsed() ? ACTIONS[key] : undefined;

/** Single keys go to the search box and through the results, and `?` lists them, except while typing. */
export const KeyHelp = () => {
  const [isOpen, setOpen] = useState(false);
  // Shortcuts work as soon as this is rendered.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = event.key === '?' ? () => setOpen(true) : actionOf(event.key);
      const isModal = document.querySelector('dialog[open]') !== null;
      if (!action || isModal || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return isOpen && <KeyList onClose={() => setOpen(false)} />;
};
