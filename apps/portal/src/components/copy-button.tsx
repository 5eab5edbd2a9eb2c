import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useInBrowser } from './use-in-browser.ts';

const SHOWN_MS = 2000;

/** Copies a text and says so. Without scripts there is no button. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const t = useMessages();
  const inBrowser = useInBrowser();
  const [state, setState] = useState<'ready' | 'copied'>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (!inBrowser || !('clipboard' in navigator)) return null;
  const copy = () => void navigator.clipboard.writeText(text).then(() => setState('copied'));
  return (
    <button type="button" className="link small" onClick={copy} aria-label={t('action.copy-what', { text })}>
      <span role="status">{t(state === 'copied' ? 'action.copied' : 'action.copy')}</span>
    </button>
  );
};
