import type { FormRow, SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { searchTools } from '../../../runtime/search-tools.ts';
import { useAnswer } from '../../../runtime/use-answer.ts';
import { countedRows, draftQueries } from './builder-questions.ts';
import type { Draft } from './draft.ts';

/** Debounce after the last key press. */
const PAUSE_MS = 250;

/** Returns the draft after a pause in typing. */
const useSettled = (draft: Draft): Draft => {
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
export const useDraftTotals = (query: SearchQuery, draft: Draft, currentYear: number): DraftTotals => {
  const { graphApi } = usePortal();
  const settled = useSettled(draft);
  const answer = useAnswer(searchTools(graphApi).totals, draftQueries(query, settled, currentYear));
  const totals = answer?.state === 'found' ? answer.value : [];
  const rows = countedRows(settled, currentYear);
  return {
    all: settled.text === draft.text ? (totals[0] ?? null) : null,
    ofRow: (row) => (rows.includes(row) ? (totals[rows.indexOf(row) + 1] ?? null) : null),
  };
};
