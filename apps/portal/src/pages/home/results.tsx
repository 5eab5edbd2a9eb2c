import type { KindCounts, SearchPage } from '@open-discovery/graph-client';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY, formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { isRefusal, refusalReason } from '../../runtime/failure-status.ts';
import type { ParsedAddress } from '../../runtime/route-services.ts';
import { DivHelp } from '../../components/div-help.tsx';
import { Failed } from '../../components/failed.tsx';
import { PageBrand } from './page-brand.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RecordCard } from '../../components/record-card.tsx';
import { RestOfPage } from '../../components/rest-of-page.tsx';
import { resultsAddress } from '../../search/search-address.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { AdvancedLink, OpenBuilder } from './advanced.tsx';
import { facetsIsland } from './facets/facets.lazy.ts';
import { valuesIsland } from './facets/values.lazy.ts';
import { ListTools } from './result-actions/list-tools.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { Notices } from './notices.tsx';
import { queryProblemsIsland } from './query-problems/query-problems.lazy.ts';
import { pagerIsland, resultsBarIsland } from './results-bar.lazy.ts';
import type { ResultsData } from './home-data.ts';
import { isFew, recovery } from './recovery/recovery.lazy.ts';
import styles from './results.module.css';
import { ResultPanel } from './panel/result-panel.tsx';
import { PrintHead } from './print-head.tsx';
import { ScopeNote } from './scope-note.tsx';
import { SortSelect } from './sort-select.tsx';
import { isTable, tableIsland } from './table/table.lazy.ts';

/** Home with a query: the box, the kinds with their counts, facets and the list. */
export const Results = ({ data }: { readonly data: ParsedAddress & ResultsData }) => {
  const t = useMessages();
  const { query, notices, search } = data;
  const counts = foundValue(data.counts);
  const total = data.values ? null : (foundValue(search)?.total ?? null);
  const hasList = !data.values && (foundValue(search)?.results.length ?? 0) > 0;
  const title = query.keyword || query.text || t(`kind.${query.kind}`);
  return (
    <main id="main" className="page">
      <PageHead title={title} path={resultsAddress(query)} noIndex={!isPlainList(query)} />
      {hasList && (
        <a className="skip" href="#results">
          {t('skip.to-results')}
        </a>
      )}
      <PageBrand />
      <SearchBox variant="tabbed" />
      <ScopeNote kind={query.kind} />
      <DivHelp id="search-form" />
      <OpenBuilder query={query} />
      {query.text !== '' && <queryProblemsIsland.Part query={query} />}
      <div className={styles['kinds']}>
        <KindTabs query={query} counts={counts} total={total} />
        <AdvancedLink query={query} />
      </div>
      <Notices notices={notices} />
      {search.state !== 'found' && <h1 className="vh">{title}</h1>}
      {search.state === 'failed' &&
        (isRefusal(search.error) ? (
          <p className="notice" role="alert">
            {t('results.refused')} <span lang="en">{refusalReason(search.error)}</span>
          </p>
        ) : (
          <Failed what={t('results.failed')} error={search.error} />
        ))}
      {search.state === 'found' && data.values && (
        <valuesIsland.Part query={query} facets={search.value.facets} {...data.values} />
      )}
      {search.state === 'found' && !data.values && (
        <Found query={query} page={search.value} counts={counts} />
      )}
    </main>
  );
};

/**
 * Reports whether the page lists all records of a kind in the default order. Search engines may index only
 * these lists.
 */
const isPlainList = (query: SearchQuery): boolean =>
  formatSearchAddress(query) ===
  formatSearchAddress({ ...EMPTY_QUERY, kind: query.kind, types: query.types.slice(0, 1) });

interface FoundProps {
  readonly query: SearchQuery;
  readonly page: SearchPage;
  readonly counts: KindCounts | null;
}

/** Number of records that are shown together with the heading. */
const FIRST_CARDS = 3;

const Found = ({ query, page, counts }: FoundProps) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const format = useFormat();
  const heading = t(`count.${query.kind}`, { count: page.total, shown: format.number(page.total) });
  return (
    <div className={styles['columns']}>
      <facetsIsland.Part query={query} facets={page.facets} total={page.total} />
      <section aria-labelledby="count">
        <PrintHead query={query} />
        <div className={`row ${styles['head']}`}>
          <h1 id="count" className="num">
            {heading}
          </h1>
          {page.total > 1 && <SortSelect query={query} />}
        </div>
        <p className="vh" role="status">
          {heading}
        </p>
        <resultsBarIsland.Part query={query} page={page} title={query.keyword || query.text || heading} />
        <DivHelp id="results" />
        {page.total > 0 && <ResultPanel query={query} total={page.total} />}
        {page.results.length > 0 && (
          <div id="results" tabIndex={-1}>
            {isTable(parameters) ? (
              <tableIsland.Part kind={query.kind} records={page.results} />
            ) : (
              <ol className={styles['list']}>
                <Cards query={query} page={page} to={FIRST_CARDS} />
                <RestOfPage>
                  <Cards query={query} page={page} from={FIRST_CARDS} />
                </RestOfPage>
              </ol>
            )}
          </div>
        )}
        <RestOfPage>
          {isFew(page) && <DivHelp id="no-results" />}
          {isFew(page) && <recovery.Part query={query} page={page} counts={counts} />}
          <pagerIsland.Part query={query} total={page.total} shown={page.results.length} />
        </RestOfPage>
      </section>
    </div>
  );
};

interface CardsProps extends Pick<FoundProps, 'query' | 'page'> {
  readonly from?: number;
  readonly to?: number;
}

const Cards = ({ query, page, from, to }: CardsProps) =>
  page.results.slice(from, to).map((record) => (
    <li key={record.id}>
      <RecordCard
        kind={query.kind}
        record={record}
        highlights={page.highlights[record.id]}
        tools={<ListTools kind={query.kind} record={record} query={query} />}
      />
    </li>
  ));
