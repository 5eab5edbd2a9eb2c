import { useState } from 'react';

/**
 * Returns the data, and the previous one while there is none yet for a new argument: what is read does not move, and the focus
 * stays on the link that was followed.
 * @example const answer = useKeepPreviousData(useQueryData(search, { query, options }));
 */
export const useKeepPreviousData = <T>(data: T | undefined): T | undefined => {
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
};
