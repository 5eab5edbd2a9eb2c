import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useHydrated } from '../runtime/use-hydrated.ts';
import { NotCopied } from './not-copied/not-copied.lazy.ts';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, for texts too long to be read out. */
  readonly label?: string;
}

/**
 * Copies a text and confirms it, or selects the text when the browser refuses. Its space is reserved from the start; without scripts it is hidden from
 * everyone.
 */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const able = isHydrated && 'clipboard' in navigator;
  const say = (next: typeof state) => () => setState(next);
  const copy = () => {
    setState('ready');
    void navigator.clipboard.writeText(text).then(say('copied'), say('refused'));
  };
  return (
    <>
      <button
        type="button"
        className={able ? 'link small' : 'link small unable'}
        onClick={copy}
        aria-label={label ?? t('action.copy-what', { text })}
      >
        {t(state === 'copied' ? 'action.copied' : 'action.copy')}
      </button>
      {/* Outside the button, because screen readers ignore a live region within one. Emptying it is not announced. */}
      <span role="status" className="vh">
        {state === 'copied' && t('action.copied')}
      </span>
      {state === 'refused' && <NotCopied text={text} />}
    </>
  );
};
