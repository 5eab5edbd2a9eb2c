import { Icon } from '../../../components/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { openCopyOf } from '../../../records/rank-copies.ts';
import type { Copy } from '../../../records/rank-copies.ts';

/** A link to the best freely readable copy, with the name of its source. */
export const OpenCopy = ({ copies }: { readonly copies: readonly Copy[] }) => {
  const t = useMessages();
  const copy = openCopyOf(copies);
  if (!copy) return null;
  return (
    <a className="btn primary" href={copy.url} rel="noopener">
      <Icon name="out" />
      <span>
        {t('card.open-copy')}
        {copy.source && <span className="vh"> {t('landing.open-copy-at', { source: copy.source })}</span>}
      </span>
    </a>
  );
};
