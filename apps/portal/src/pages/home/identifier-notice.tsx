import type { IdentifierList } from '@open-discovery/graph-client';
import { useMessages } from '../../messages/use-messages.ts';

/** So many stand in the open; more of them behind a line that says how many. */
const MISSING_SHOWN = 5;

/** What became of the identifiers that were searched for at once: how many were found, and which were not. */
export const IdentifierNotice = ({ list: { found, missing, left } }: { readonly list: IdentifierList }) => {
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
