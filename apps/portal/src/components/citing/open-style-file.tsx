import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { openStyle } from './opened-styles.ts';

/** Opens a citation style from a file of the visitor, which stays on the device. */
export const OpenStyleFile = ({ onOpen }: { readonly onOpen: (style: string) => void }) => {
  const t = useMessages();
  const [isRefused, setRefused] = useState(false);
  const open = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = field.files?.[0];
    if (!file) return;
    const style = await openStyle(file).catch(() => null);
    setRefused(style === null);
    // Allows choosing the same file again.
    field.value = '';
    if (style) onOpen(style.id);
  };
  return (
    <details className="small">
      <summary>{t('cite.other-style')}</summary>
      <label>
        {t('cite.open-style')} <input type="file" accept=".csl" onChange={(event) => void open(event)} />
      </label>
      <p role="status">{isRefused && t('cite.no-style')}</p>
    </details>
  );
};
