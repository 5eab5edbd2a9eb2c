import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import type { ListPlace } from '../../console-context.tsx';

/**
 * Returns where the reader is in a list, and the function that goes elsewhere. Who edits an item and comes back is where
 * they were.
 * @example const [{ words, page }, go] = useListPlace(label, 1);
 */
export const useListPlace = (list: string, firstPage: number): [ListPlace, (next: ListPlace) => void] => {
  const { places } = useConsole();
  const [place, setPlace] = useState(places.get(list) ?? { words: '', page: firstPage });
  const go = (next: ListPlace): void => {
    places.set(list, next);
    setPlace(next);
  };
  return [place, go];
};
