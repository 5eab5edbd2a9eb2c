import type { RelatedGroup } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { MarkedTitle } from '../../../components/marked-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { landingKindOf } from './landing-kind-of.ts';

/** Relations that point to a newer version. */
const LEADS_TO_NEWER = ['IsPreviousVersionOf', 'IsObsoletedBy'] as const;

/** Links to the newest version, if there is one. */
export const NewerVersion = ({ groups }: { readonly groups: readonly RelatedGroup[] }) => {
  const t = useMessages();
  const newer = groups
    .filter(({ relation }) => LEADS_TO_NEWER.some((name) => name === relation))
    .flatMap(({ results }) => results);
  const [newest] = newer.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const kind = newest && landingKindOf(newest);
  if (!kind) return null;
  const { record } = newest;
  return (
    <p className="notice">
      <span>
        {t('landing.newer-version')}{' '}
        <Link to={landingAddress(kind, record.id)}>
          <MarkedTitle record={record} />
          {'version' in record && typeof record.version === 'string' && ` (${record.version})`}
        </Link>
      </span>
    </p>
  );
};

const dayOf = ({ record }: RelatedGroup['results'][number]): string =>
  'publicationDate' in record ? (record.publicationDate ?? '') : '';
