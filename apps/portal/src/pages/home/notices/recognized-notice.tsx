import type { FoundIdentifier, SearchPage } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import { kindOfRecord } from '../../../records/kind-of-record.ts';
import { Link } from '../../../components/link.tsx';
import { MarkedTitle } from '../../../components/marked-title.tsx';
import { personAddress } from '../../../components/person-address.ts';
import { shownPid } from '../../../records/shown-pid.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface RecognizedNoticeProps extends Pick<SearchPage, 'recognized' | 'elsewhere'> {
  /** The kind of the results. */
  readonly kind: SearchedKind;
}

/**
 * Shows what the typed identifier or number belongs to: the first result, the author of the results, or a record of
 * another kind.
 */
export const RecognizedNotice = ({ kind: searched, recognized, elsewhere }: RecognizedNoticeProps) => {
  const t = useMessages();
  if (recognized === null && elsewhere.length === 0) return null;
  return (
    <div className="notice small">
      {recognized && <Recognized kind={searched} identifier={recognized} />}
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

interface RecognizedProps {
  readonly kind: SearchedKind;
  readonly identifier: FoundIdentifier;
}

/** The identifier of the first result or, of products, that of an author, who has a page. */
const Recognized = ({ kind, identifier: { scheme, display } }: RecognizedProps) => {
  const t = useMessages();
  if (kind === 'product' && scheme === 'orcid')
    return (
      <p>
        {t('view.recognized-author')} <Link to={personAddress(display, '')}>{display}</Link>
      </p>
    );
  const name = shownPid({ scheme, value: display })?.scheme || scheme;
  return <p>{t('view.recognized', { identifier: display, scheme: name })}</p>;
};
