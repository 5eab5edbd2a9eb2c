import { useState } from 'react';
import { useQueryData } from './use-query-data.ts';

/**
 * Fetches a query like `useQueryData`, and returns the data of the argument before until there is an answer: what is
 * read does not move, and the focus stays on the link that was followed.
 */
export const useLatestData: typeof useQueryData = (endpoint, argument) => {
  const data = useQueryData(endpoint, argument);
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
};
