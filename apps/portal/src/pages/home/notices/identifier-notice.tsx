import type { IdentifierList } from '@open-discovery/graph-client';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';

/** Number of missing identifiers shown at once; a summary line unfolds the others. */
const MISSING_SHOWN = 5;

/** The outcome of a search for several identifiers: how many were found and which were not. */
export const IdentifierNotice = ({ list: { found, missing, left } }: { readonly list: IdentifierList }) => {
  useCatalog(RARE_PARTS_CATALOG, 'view.identifiers');
  const t = useMessages();
  return (
    <div className="notice small">
      <p>
        {t('view.identifiers', { count: found.length + missing.length, found: found.length })}
        {left > 0 && ` ${t('view.identifiers-left', { count: left })}`}
      </p>
      {missing.length > 0 && (
        <details open={missing.length <= MISSING_SHOWN}>
          <summary>{t('view.identifiers-missing')}</summary>
          <ul>
            {missing.map(({ scheme, display }) => (
              <li key={`${scheme} ${display}`}>{display}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
