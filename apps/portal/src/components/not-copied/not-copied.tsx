import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './not-copied.module.css';

/** Says that the browser refused to copy a text, and selects the text in a field, so that visitors can copy it themselves. */
export const NotCopied = ({ text }: { readonly text: string }) => {
  const t = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  // Selecting alone does not move the focus, and only a focused field is copied from and read out.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <label className={`small ${styles['not-copied']}`}>
      {t('copy.refused')}
      <textarea ref={field} readOnly rows={2} value={text} />
    </label>
  );
};
