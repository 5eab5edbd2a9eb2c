import type { PortalStore } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '../../runtime/portal-context.tsx';
import { fetchSuggestions } from './fetch-suggestions.ts';
import type { Suggested } from './fetch-suggestions.ts';

/** Debounce after the last key press. */
const PAUSE_MS = 150;
const TYPED_MIN_CHARS = 2;

const NOTHING: Suggested = { identified: [], persons: [], page: null, searches: [] };

/**
 * Returns suggestions for the words of a query as they are typed. Requests are debounced and aborted by
 * further typing, so that an outdated response is never shown. None are sent when `isWanted` returns false after the pause.
 */
export const useSuggested = (query: SearchQuery, isWanted: () => boolean): Suggested => {
  const { graphApi } = usePortal();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  const key = JSON.stringify(query);
  const [answer, setAnswer] = useState({ key: '', suggested: NOTHING });
  useEffect(() => {
    if (query.keyword.length < TYPED_MIN_CHARS) return;
    const run = new AbortController();
    const timer = setTimeout(() => {
      if (!isWanted()) return;
      void fetchSuggestions({ graphApi, dispatch }, query, run.signal).then((suggested) => {
        if (!run.signal.aborted) setAnswer({ key, suggested });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
    // Every render creates a new query object; its text shows whether it changed.
  }, [dispatch, graphApi, key, isWanted]);
  return answer.key === key ? answer.suggested : NOTHING;
};
