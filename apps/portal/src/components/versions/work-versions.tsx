import type { GraphRecord, WorkOfVersions } from '@open-discovery/model';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { workAddress } from '../list-addresses.ts';
import { Link } from '../link.tsx';
import type { WorkVersionsProps } from './unfolding-versions.tsx';

const UnfoldingVersions = clientOnlyLazy(
  async () => (await import('./unfolding-versions.tsx')).UnfoldingVersions,
);

interface WorksProps {
  readonly record: GraphRecord;
  /** By the id of a record that is one of several versions. */
  readonly works: Readonly<Record<string, WorkOfVersions>>;
}

/** The number of versions of a record's work: a link to all of them, which unfolds them in place once scripts run. */
export const WorkVersions = ({ record, works }: WorksProps) => {
  const work = works[record.id];
  if (!work) return null;
  const versions = { record, work };
  return <UnfoldingVersions {...versions} fallback={<VersionsLink {...versions} />} />;
};

const VersionsLink = ({ work }: WorkVersionsProps) => {
  const t = useMessages();
  const count = work.versions;
  const shown = useFormat().number(count);
  return (
    <Link className="num" to={workAddress(work.id)} rel="nofollow">
      {t('card.versions', { count, shown })}
    </Link>
  );
};
