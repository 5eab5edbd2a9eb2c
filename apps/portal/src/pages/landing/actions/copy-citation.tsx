import { useState } from 'react';
import { NotCopied } from '../../../components/not-copied/not-copied.lazy.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface CopyCitationProps {
  readonly text: string;
  readonly html: string;
}

/** Copies a citation as plain text, or with italics for word processors; selects it when the browser refuses. */
export const CopyCitation = ({ text, html }: CopyCitationProps) => {
  const t = useMessages();
  const [copied, setCopied] = useState<'text' | 'html' | 'refused' | null>(null);
  // Browsers offer no clipboard without https; the citation can still be selected and copied by hand.
  if (!('clipboard' in navigator)) return null;
  const say = (what: typeof copied) => () => setCopied(what);
  const copyText = () => {
    setCopied(null);
    void navigator.clipboard.writeText(text).then(say('text'), say('refused'));
  };
  const copyRich = () => {
    setCopied(null);
    const kinds = {
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    };
    void navigator.clipboard.write([new ClipboardItem(kinds)]).then(say('html'), say('refused'));
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
        {(copied === 'text' || copied === 'html') && t('action.copied')}
      </span>
      {copied === 'refused' && <NotCopied text={text} />}
    </p>
  );
};
