import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY, formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { DivHelp } from '../../components/div-help.tsx';
import { PageBrand } from './page-brand.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { resultsAddress } from '../../search/search-address.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { useServiceWords } from '../../components/service-words/use-service-words.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { AdvancedLink, OpenBuilder } from './advanced.tsx';
import { phrasingIsland, queryProblemsIsland, recoveryIsland } from './home.lazy.ts';
import { valuesIsland } from './results.lazy.ts';
import { KindTabs } from './kind-tabs.tsx';
import { FailedSearch } from './notices/failed-search.tsx';
import { noticesOfWords } from './notices/notices-of-words.ts';
import { Notices } from './notices/notices.tsx';
import { mayHaveMistakes } from './query-problems/may-have-mistakes.ts';
import type { HomeData } from './home-data.ts';
import { isFew } from './recovery/is-few.ts';
import { ResultList } from './result-list.tsx';
import styles from './results.module.css';
import type { Named } from './use-filter-words.ts';
import { ScopeNote } from './scope-note.tsx';

type ShownResults = Extract<HomeData, { readonly shows: 'results' }>;

/** Home with a query: the box, the kinds with their counts, facets and the list. */
export const Results = ({ data }: { readonly data: ShownResults }) => {
  const t = useMessages();
  const { query, notices, search } = data;
  useServiceWords(query.kind);
  const counts = foundValue(data.counts);
  const total = data.values ? null : (foundValue(search)?.total ?? null);
  const hasList = !data.values && (foundValue(search)?.results.length ?? 0) > 0;
  const showsList = search.state === 'found' && !data.values;
  const ignored = <Notices notices={[...notices, ...noticesOfWords(query.keyword)]} />;
  const [type, ...otherTypes] = query.types;
  const listed = type && otherTypes.length === 0 ? type : query.kind;
  const title = query.keyword || query.text || t(`kind.${listed}`);
  return (
    <>
      <PageBrand />
      <main id="main" className="page">
        <PageHead
          title={query.page > 1 ? `${title} · ${t('pages.page', { page: query.page })}` : title}
          path={resultsAddress(query)}
          noIndex={!isPlainList(query)}
        />
        {hasList && (
          <a className="skip" href="#results">
            {t('skip.to-results')}
          </a>
        )}
        <SearchBox variant="tabbed" />
        <ScopeNote kind={query.kind} />
        <DivHelp id="search-form" />
        <OpenBuilder query={query} />
        {mayHaveMistakes(query) && <queryProblemsIsland.Part query={query} />}
        <div className={styles['kinds']}>
          <KindTabs query={query} counts={counts} total={total} />
          <AdvancedLink query={query} />
        </div>
        {!showsList && ignored}
        {data.reading && (
          <phrasingIsland.Part reading={data.reading} named={foundValue(search) ?? NOTHING_NAMED} />
        )}
        {search.state !== 'found' && <h1 className="vh">{title}</h1>}
        {search.state === 'failed' && <FailedSearch error={search.error} query={query} />}
        {search.state === 'found' && data.values && (
          <valuesIsland.Part query={query} facets={search.value.facets} {...data.values} />
        )}
        {showsList && (
          <ResultList query={query} page={search.value} notices={ignored}>
            {isFew(search.value) && <DivHelp id="no-results" />}
            {isFew(search.value) && <recoveryIsland.Part query={query} page={search.value} counts={counts} />}
          </ResultList>
        )}
      </main>
    </>
  );
};

const NOTHING_NAMED: Named = { facets: {}, relatedNames: {} };

/**
 * Reports whether the page lists all records of a kind in the default order. Search engines may index only
 * these lists.
 */
const isPlainList = (query: SearchQuery): boolean =>
  formatSearchAddress(query) ===
  formatSearchAddress({ ...EMPTY_QUERY, kind: query.kind, types: query.types.slice(0, 1) });
