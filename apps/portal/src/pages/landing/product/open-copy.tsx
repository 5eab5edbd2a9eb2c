import { Icon } from '../../../components/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { openCopyOf } from './rank-copies.ts';
import type { Copy } from './rank-copies.ts';

/** The way to the best copy that everybody may read, and whose it is. */
export const OpenCopy = ({ copies }: { readonly copies: readonly Copy[] }) => {
  const t = useMessages();
  const copy = openCopyOf(copies);
  if (!copy) return null;
  return (
    <a className="btn primary" href={copy.url} rel="noopener">
      <Icon name="out" />
      <span>
        {t('landing.open-copy')}
        {copy.source && <span className="vh"> {t('landing.open-copy-at', { source: copy.source })}</span>}
      </span>
    </a>
  );
};
