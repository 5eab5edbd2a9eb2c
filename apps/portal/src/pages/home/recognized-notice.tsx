import type { SearchPage } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { kindOfRecord } from '../../components/card-tools/kind-of-record.ts';
import { Link } from '../../components/link.tsx';
import { MarkedTitle } from '../../components/marked-title.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * Shows the record that the typed identifier or number belongs to: the first result, or a record of another
 * kind.
 */
export const RecognizedNotice = ({ recognized, elsewhere }: Pick<SearchPage, 'recognized' | 'elsewhere'>) => {
  const t = useMessages();
  if (recognized === null && elsewhere.length === 0) return null;
  return (
    <div className="notice small">
      {recognized && (
        <p>
          {t('view.recognized', { identifier: recognized.display, scheme: recognized.scheme.toUpperCase() })}
        </p>
      )}
      {elsewhere.map(({ kind, record }) => {
        const shown = kindOfRecord(kind, record);
        return (
          <p key={record.id}>
            {t('view.elsewhere', { kind: t(`one.${shown}`) })}{' '}
            <Link to={landingAddress(shown, record.id)}>
              <MarkedTitle record={record} />
            </Link>
          </p>
        );
      })}
    </div>
  );
};
