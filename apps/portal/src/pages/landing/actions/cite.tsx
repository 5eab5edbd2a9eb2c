import type { ResearchProduct } from '@open-discovery/model';
import { CITING_CATALOG } from '../../../components/citing/citing-catalog.ts';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { FormatLinks } from './format-links.tsx';
import { Popup } from './popup.tsx';
import { CITATION_FORMATS } from './record-formats.ts';
import { Loading } from '../../../components/loading.tsx';

const CitationPanel = clientOnlyLazy(
  withTexts(async () => (await import('./citation-panel.tsx')).CitationPanel, CITING_CATALOG),
);

/** The formatted citation and the formats of reference managers; without scripts only the latter. */
export const Cite = ({ record }: { readonly record: ResearchProduct }) => {
  const t = useMessages();
  return (
    <Popup icon="quote" title={t('card.cite')}>
      {(isOpen) => (
        <>
          {isOpen && <CitationPanel record={record} fallback={<Loading />} />}
          <p className="small soft">{t('landing.for-managers')}</p>
          <FormatLinks
            kind={record.type}
            id={record.id}
            formats={record.type === 'software' ? [...CITATION_FORMATS, 'cff'] : CITATION_FORMATS}
          />
        </>
      )}
    </Popup>
  );
};
