import type { RecordKind } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { worksAddress } from './works-address.ts';

interface WorksLinkProps {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Leads to the works of a record as a list of results, on its own page. */
export const WorksLink = ({ kind, id }: WorksLinkProps) => {
  const t = useMessages();
  return (
    <p>
      <Link to={worksAddress(kind, id)}>{t('works.filter')}</Link>
    </p>
  );
};
