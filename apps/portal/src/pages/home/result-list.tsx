import type { SearchPage } from '@open-discovery/graph-client';
import { chosenValues, VERSIONS_FIELD } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DivHelp } from '../../components/div-help.tsx';
import { RecordCard } from '../../components/record-card.tsx';
import { RestOfPage } from '../../components/rest-of-page.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  facetsIsland,
  pagerIsland,
  resultsBarIsland,
  tableIsland,
  workVersionsIsland,
} from './results.lazy.ts';
import { ListTools } from './result-actions/list-tools.tsx';
import { ResultPanel } from './panel/result-panel.tsx';
import { PrintHead } from './print-head.tsx';
import styles from './results.module.css';
import { SortSelect } from './controls/sort-select.tsx';
import { isTable } from './table/is-table.ts';

interface ResultListProps {
  readonly query: SearchQuery;
  readonly page: SearchPage;
  /** The heading with the number of results; `h1` by default. */
  readonly heading?: 'h1' | 'h2';
  /** Shown above the results; beside the facets, so that these stay in place. */
  readonly notices?: ReactNode;
  /** Shown below the results. */
  readonly children?: ReactNode;
}

/** Number of records that are shown together with the heading. */
const FIRST_CARDS = 3;

/** The results of a query next to its facets, with their number, order, tools and pages. */
export const ResultList = ({ query, page, heading: Heading = 'h1', notices, children }: ResultListProps) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const format = useFormat();
  const counted = chosenValues(query, VERSIONS_FIELD.name).length > 0 ? 'work' : query.kind;
  const heading = t(`count.${counted}`, { count: page.total, shown: format.number(page.total) });
  return (
    <div className={styles['columns']}>
      <facetsIsland.Part query={query} facets={page.facets} total={page.total} />
      <section aria-labelledby="count">
        <PrintHead query={query} />
        {notices}
        <div className={`row ${styles['head']}`}>
          <Heading id="count" className="num">
            {heading}
          </Heading>
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
          {children}
          <pagerIsland.Part query={query} total={page.total} shown={page.results.length} />
        </RestOfPage>
      </section>
    </div>
  );
};

interface CardsProps extends Pick<ResultListProps, 'query' | 'page'> {
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
        tools={
          <>
            {page.versions && <workVersionsIsland.Part record={record} works={page.versions.works} />}
            <ListTools kind={query.kind} record={record} query={query} />
          </>
        }
      />
    </li>
  ));
