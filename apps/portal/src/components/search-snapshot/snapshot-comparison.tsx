import { useQueryData } from '../../runtime/use-query-data.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { Failed } from '../failed.tsx';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SHARED_MAX, sharedAddress } from '../../saved/saved-addresses.ts';
import { compareSearchSnapshots } from '../../search-snapshot/compare-search-snapshots.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import styles from './search-snapshot.module.css';
import { TitleList } from './title-list.tsx';
import { useSnapshotQuery } from '../../search-snapshot/use-snapshot-query.ts';

/** Shows which results were added, removed or changed since a search was recorded. */
export const SnapshotComparison = ({ before }: { readonly before: SearchSnapshot }) => {
  const t = useMessages();
  const format = useFormat();
  const now = useQueryData(usePortal().graphApi.endpoints.searchRecord, useSnapshotQuery(before.address));
  if (now === undefined) return <p role="status">{t('saved.looking')}</p>;
  if (now.state !== 'found') return <Failed what={t('search-snapshot.compare-failed')} />;
  const comparison = compareSearchSnapshots(before, now.value);
  const isSame = now.value.contentHash === before.contentHash;
  return (
    <section className={styles['comparison']}>
      <h3>{t('search-snapshot.since', { date: format.day(before.searchedAt) })}</h3>
      <p role="status">
        {t(isSame ? 'search-snapshot.same' : 'search-snapshot.differs', {
          before: format.number(before.total),
          now: format.number(now.value.total),
        })}
      </p>
      {!isSame && (
        <ul className={styles['groups']}>
          {(['added', 'gone', 'changed'] as const).map((group) => (
            <li key={group}>
              <Group name={group} ids={comparison[group]} before={before} />
            </li>
          ))}
        </ul>
      )}
      {!comparison.isExact && <p className="small soft">{t('search-snapshot.not-exact')}</p>}
    </section>
  );
};

interface GroupProps {
  readonly name: 'added' | 'gone' | 'changed';
  readonly ids: readonly string[];
  readonly before: SearchSnapshot;
}

const Group = ({ name, ids, before }: GroupProps) => {
  const t = useMessages();
  const format = useFormat();
  const { kind } = useSnapshotQuery(before.address);
  const heading = t(`search-snapshot.${name}`, { count: ids.length, shown: format.number(ids.length) });
  if (ids.length === 0) return <span className="soft">{heading}</span>;
  // Records that are gone from the results may be gone from the index, so that no page could list them.
  if (name === 'gone' || ids.length > SHARED_MAX)
    return (
      <>
        {heading}
        <TitleList kind={kind} ids={ids} titles={before.titles} />
      </>
    );
  return <Link to={sharedAddress(ids.map((id) => ({ kind, id })))}>{heading}</Link>;
};
