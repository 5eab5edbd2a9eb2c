import { foundValue } from '@open-discovery/portal-state';
import type { FormRow, SearchQuery } from '@open-discovery/search-fields';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { useSearchPageData } from '../home-data.ts';
import { countedRows, draftQueries } from './builder-requests.ts';
import type { QueryDraft } from './query-draft.ts';

/** Debounce after the last key press. */
const PAUSE_MS = 250;

/** Returns the draft after a pause in typing. */
const useDebounced = (draft: QueryDraft): QueryDraft => {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
};

export interface DraftTotals {
  readonly all: number | null;
  readonly ofRow: (row: FormRow) => number | null;
}

/** Returns the number of records that a draft finds, in total and by each row alone; `null` while unknown. */
export const useDraftTotals = (query: SearchQuery, draft: QueryDraft, currentYear: number): DraftTotals => {
  const { graphApi } = usePortal();
  const [first] = useState(draft);
  const settled = useDebounced(draft);
  // What an early visitor has typed is not what the loader knew.
  const isLoaded = settled === first && settled.text === query.text;
  const fetched = useQueryData(
    graphApi.endpoints.totals,
    isLoaded ? skipToken : draftQueries(query, settled, currentYear),
  );
  const loaded = useSearchPageData()?.builder?.totals;
  const totals = foundValue(isLoaded ? loaded : fetched) ?? [];
  const rows = countedRows(settled, currentYear);
  return {
    all: settled.text === draft.text ? (totals[0] ?? null) : null,
    ofRow: (row) => (rows.includes(row) ? (totals[rows.indexOf(row) + 1] ?? null) : null),
  };
};
