import type { Facet } from '@open-discovery/graph-client';
import type { SearchArguments } from '@open-discovery/portal-state';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../../runtime/use-fetch-query.ts';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { FACET_VALUES_SHOWN } from '../../../search/search-arguments.ts';
import { CountFailed } from './count-failed.tsx';

export interface LaterValuesProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** True if values are shown: those of the previous search, until those of this one arrive. */
  readonly hasValues: boolean;
  /** Called with the facet when it is counted, and without it when it is closed. */
  readonly onCounted: (facet?: Facet) => void;
}

const NO_VALUES: Facet = { values: [] };

const valuesOf = (query: SearchQuery, { name }: SearchField): SearchArguments => ({
  query: { ...query, page: 1, size: 10 },
  options: { facets: [name], facetSize: FACET_VALUES_SHOWN },
});

/** Fetches the most frequent values of an open facet, and reports progress and failure. */
export const LaterValues = ({ query, field, hasValues, onCounted }: LaterValuesProps) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const fetchQuery = useFetchQuery();
  const [isAgain, setAgain] = useState(false);
  const wanted = valuesOf(query, field);
  const answer = useQueryData(graphApi.endpoints.search, wanted);
  const facet = answer?.state === 'found' ? (answer.value.facets[field.name] ?? NO_VALUES) : null;
  useEffect(() => {
    if (facet) onCounted(facet);
  }, [facet, onCounted]);
  useEffect(() => () => onCounted(), [onCounted]);
  const tryAgain = () => {
    setAgain(true);
    void fetchQuery(graphApi.endpoints.search, wanted).finally(() => setAgain(false));
  };
  const isFailed = answer?.state === 'failed' && !isAgain;
  const number = facet && (facet.distinct ?? facet.values.length);
  const isForScreenReaders = hasValues || (number ?? 0) > 0;
  return (
    <>
      <p role="status" className={isForScreenReaders ? 'vh' : 'small soft'}>
        {number === null ? !isFailed && t('state.loading') : t('facets.counted', { count: number })}
      </p>
      {isFailed && <CountFailed onRetry={tryAgain} />}
    </>
  );
};
