import { useId } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { embedAddress } from '../../runtime/embed-address.ts';
import { FRAME_SIZES, frameCode } from '../../runtime/frame-code.ts';
import { usePortal } from '../../runtime/portal-context.tsx';

interface EmbedCodeProps {
  /** Path and query of the page. */
  readonly address: string;
  readonly shows: keyof typeof FRAME_SIZES;
}

/** The HTML by which another site shows a record or results, in the reader’s language. */
export const EmbedCode = ({ address, shows }: EmbedCodeProps) => {
  const t = useMessages();
  const id = useId();
  const { origin, language } = usePortal();
  const embedded = `${embedAddress(address)}&lang=${language}`;
  // The frame has the name of its page, for screen readers.
  const { title } = document;
  const code = frameCode(`${origin}${embedded}`, { title, ...FRAME_SIZES[shows] });
  return (
    <div>
      <label htmlFor={id}>{t('embed.code')}</label>{' '}
      <a className="small" href={embedded} target="_blank" rel="nofollow noreferrer">
        {t('embed.preview')}
      </a>
      <div className="with-button">
        <input id={id} readOnly value={code} onFocus={({ currentTarget }) => currentTarget.select()} />
        <CopyButton text={code} label={t('embed.copy')} />
      </div>
    </div>
  );
};
