import { SINCE_FIELD, withFilter, withSort } from '@open-discovery/search-fields';
import { useQueryData } from '../../runtime/use-query-data.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { Link } from '../../components/link.tsx';
import { resultsAddress } from '../../search/search-address.ts';
import { useAgo, useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { newSince } from '../../saved/new-since.ts';
import { SHARED_MAX, sharedAddress } from '../../saved/saved-addresses.ts';
import { withoutSearch } from '../../saved/saved-steps.ts';
import type { SavedSearch } from '../../saved/saved-items.ts';
import { useLook } from '../../saved/use-look.ts';
import { useSaved } from '../../saved/use-saved.ts';
import { useSnapshotQuery } from '../../search-snapshot/use-snapshot-query.ts';
import styles from './saved.module.css';
import { ForgetButton, SavedList } from './saved-list.tsx';

/** The saved searches, each with its new results since the last look, and an address of these that anyone can open. */
export const SavedSearches = () => {
  const t = useMessages();
  const { searches } = useSaved();
  return (
    <SavedList
      id="saved-searches"
      title={t('saved.searches')}
      empty={t('saved.no-searches')}
      items={searches}
      keyOf={({ address }) => address}
    >
      {(search, remove) => <Search search={search} onRemove={() => remove(withoutSearch(search.address))} />}
    </SavedList>
  );
};

interface SearchProps {
  readonly search: SavedSearch;
  readonly onRemove: () => void;
}

const Search = ({ search, onRemove }: SearchProps) => {
  const t = useMessages();
  const format = useFormat();
  const ago = useAgo();
  const query = useSnapshotQuery(search.address);
  const look = useLook();
  const { lastLook } = search;
  return (
    <>
      <div>
        <Link to={`/?${search.address}`} onClick={() => void look(query)}>
          {search.name}
        </Link>
        <p className="small soft">
          {lastLook
            ? t('saved.last-look', { date: format.day(lastLook.at), ago: ago(lastLook.at) })
            : t('saved.no-look')}
        </p>
      </div>
      <p className="row small">
        <News search={search} />
        {lastLook && query.kind === 'product' && (
          <Link
            className="since-search"
            to={resultsAddress(
              withSort(withFilter(query, SINCE_FIELD, lastLook.at.slice(0, 10), true), 'newest'),
            )}
            onClick={() => void look(query)}
          >
            {t('saved.since', { date: format.day(lastLook.at) })}
          </Link>
        )}
        <ForgetButton name={search.name} onClick={onRemove} />
      </p>
    </>
  );
};

/** The number of new results, with a link to exactly these where they are known, otherwise to the newest. */
const News = ({ search: { address, lastLook } }: { readonly search: SavedSearch }) => {
  const t = useMessages();
  const format = useFormat();
  const query = useSnapshotQuery(address);
  const look = useLook();
  const found = useQueryData(usePortal().graphApi.endpoints.searchRecord, query);
  if (found === undefined) return <span role="status">{t('saved.looking')}</span>;
  if (found.state !== 'found') return <span className="soft">{t('saved.look-failed')}</span>;
  if (lastLook === null)
    return <span className="num">{t('saved.found', { shown: format.number(found.value.total) })}</span>;
  const { count, ids } = newSince(lastLook, found.value);
  if (count === 0) return <span className="soft">{t('saved.nothing-new')}</span>;
  const isKnown = ids.length > 0 && ids.length <= SHARED_MAX;
  return (
    <Link
      className={styles['new']}
      to={
        isKnown
          ? sharedAddress(ids.map((id) => ({ kind: query.kind, id })))
          : resultsAddress(withSort(query, 'newest'))
      }
      onClick={() => void look(query)}
    >
      {t('saved.new', { count, shown: format.number(count) })}
    </Link>
  );
};
