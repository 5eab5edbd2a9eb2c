import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import type { ListPlace } from '../../console-context.tsx';

/**
 * Returns the user's position in a list, and the function that changes it. A user who edits an item and returns finds the
 * list as it was.
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
