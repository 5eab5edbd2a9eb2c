import { useState } from 'react';
import { CITING_CATALOG } from '../../components/citing/citing-catalog.ts';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../messages/load-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { RecordKey } from '../../saved/saved-addresses.ts';
import { Loading } from '../../components/loading.tsx';

const Bibliography = clientOnlyLazy(
  withTexts(
    async () => (await import('../../components/citing/bibliography.tsx')).Bibliography,
    CITING_CATALOG,
  ),
);

/** Formats citations of several records. The citation engine is large, so it is loaded on demand. */
export const CiteAll = ({ names }: { readonly names: readonly RecordKey[] }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('cite.all')}
      </button>
      {isOpen && (
        <Bibliography key={names.map(({ id }) => id).join(' ')} names={names} fallback={<Loading />} />
      )}
    </>
  );
};
