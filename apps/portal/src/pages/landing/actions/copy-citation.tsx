import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';

interface CopyCitationProps {
  readonly text: string;
  readonly html: string;
}

/** Copies a citation as plain text, or with italics for word processors. */
export const CopyCitation = ({ text, html }: CopyCitationProps) => {
  const t = useMessages();
  const [copied, setCopied] = useState<'text' | 'html' | null>(null);
  // Browsers offer no clipboard without https; the citation can still be selected and copied by hand.
  if (!('clipboard' in navigator)) return null;
  // A browser may refuse; then no success is shown.
  const unsay = () => setCopied(null);
  const say = (what: 'text' | 'html') => () => setCopied(what);
  const copyText = () => void navigator.clipboard.writeText(text).then(say('text'), unsay);
  const copyRich = () => {
    const kinds = {
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    };
    void navigator.clipboard.write([new ClipboardItem(kinds)]).then(say('html'), unsay);
  };
  return (
    <p className="row">
      <button type="button" className="btn" onClick={copyText}>
        {t(copied === 'text' ? 'action.copied' : 'cite.copy-text')}
      </button>
      <button type="button" className="btn" onClick={copyRich}>
        {t(copied === 'html' ? 'action.copied' : 'cite.copy-rich')}
      </button>
      <span className="vh" role="status">
        {copied && t('action.copied')}
      </span>
    </p>
  );
};
