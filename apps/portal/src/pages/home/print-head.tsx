import type { SearchQuery } from '@open-discovery/search-fields';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { resultsAddress } from '../../search/search-address.ts';

/** On paper: what was searched for, when, and at which address. The applied filters are printed below it. */
export const PrintHead = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const format = useFormat();
  const { now, origin } = usePortal();
  const words = [query.keyword, query.text].filter((text) => text !== '').join(' · ');
  const kind = t(`kind.${query.kind}`);
  return (
    <div className="print-only">
      <p>{words === '' ? t('print.search-all', { kind }) : t('print.search', { words, kind })}</p>
      <p className="small">
        {t('print.as-of', { date: format.day(now) })} · {`${origin}${resultsAddress(query)}`}
      </p>
    </div>
  );
};
