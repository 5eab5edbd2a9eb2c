import { KINDS, landingAddress, plainText } from '@open-discovery/model';
import type { GraphRecord } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { useLoaderData } from 'react-router-dom';
import { KindLabel } from '../../../components/kind-label.tsx';
import { Link } from '../../../components/link.tsx';
import { recordTitle } from '../../../records/record-title.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { valuesIsland } from '../../home/results.lazy.ts';
import { FailedSearch } from '../../home/notices/failed-search.tsx';
import { Notices } from '../../home/notices/notices.tsx';
import { ResultList } from '../../home/result-list.tsx';
import { SearchWithin } from '../../home/search-within.tsx';
import type { ListedWorks } from './listed-works.ts';
import { worksAddress } from './works-address.ts';

/** The works of a record as a list of results, with facets, charts and exports, on the record's own page. */
export const WorksView = ({ record }: { readonly record: GraphRecord }) => {
  const t = useMessages();
  const { kind, query, search, values, notices } = useLoaderData<ListedWorks>();
  const page = foundValue(search);
  const title = plainText(recordTitle(record));
  return (
    <>
      <div className="row meta">
        <KindLabel kind={kind} />
      </div>
      <h1>{t('works.of', { title })}</h1>
      <p>
        <Link to={landingAddress(kind, record.id)}>{t('facets.author', { name: title })}</Link>
      </p>
      <SearchWithin action={KINDS[kind].landingPath} keyword={query.keyword} label={t('works.search')} />
      <Notices notices={notices} />
      {search.state === 'failed' && <FailedSearch error={search.error} query={query} />}
      {page && values && <valuesIsland.Part query={query} facets={page.facets} {...values} />}
      {page && !values && (
        <ResultList query={query} page={page} heading="h2">
          {page.total === 0 && (
            <p>
              <Link to={worksAddress(kind, record.id)}>{t('chips.clear')}</Link>
            </p>
          )}
        </ResultList>
      )}
    </>
  );
};
