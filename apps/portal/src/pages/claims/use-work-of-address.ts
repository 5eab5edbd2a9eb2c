import type { ClaimEnd } from '@open-discovery/model';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../runtime/use-fetch-query.ts';
import { toEnd } from './link-draft.ts';

/** Adds the work that the address names, once, so that it can be taken away again. Unknown ids add nothing. */
export const useWorkOfAddress = (id: string | null, onFound: (work: ClaimEnd) => void): void => {
  const { record } = usePortal().graphApi.endpoints;
  const fetchQuery = useFetchQuery();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || id === '' || asked.current === id) return;
    asked.current = id;
    void fetchQuery(record, { kind: 'product', id }).then((answer) => {
      const work = answer?.state === 'found' ? toEnd('product', answer.value) : null;
      if (work) onFound(work);
    });
  });
};
