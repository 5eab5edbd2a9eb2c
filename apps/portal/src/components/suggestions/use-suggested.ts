import type { PortalStore } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '../../runtime/portal-context.tsx';
import { fetchSuggestions } from './fetch-suggestions.ts';
import type { Suggested } from './fetch-suggestions.ts';

/** How long a pause in typing is waited for. */
const PAUSE_MS = 150;
const TYPED_MIN_CHARS = 2;

const NOTHING: Suggested = { identified: [], page: null, searches: [] };

/**
 * What is offered for the words of a query while they are being typed: asked for after a pause, given up when more is
 * typed, so that no answer to earlier words is ever shown for later ones.
 */
export const useSuggested = (query: SearchQuery): Suggested => {
  const { graphApi } = usePortal();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  const key = JSON.stringify(query);
  const [answer, setAnswer] = useState({ key: '', suggested: NOTHING });
  useEffect(() => {
    if (query.keyword.length < TYPED_MIN_CHARS) return;
    const run = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions({ graphApi, dispatch }, query, run.signal).then((suggested) => {
        if (!run.signal.aborted) setAnswer({ key, suggested });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
    // A query is made anew by every rendering; its text tells whether it differs.
  }, [dispatch, graphApi, key]);
  return answer.key === key ? answer.suggested : NOTHING;
};
