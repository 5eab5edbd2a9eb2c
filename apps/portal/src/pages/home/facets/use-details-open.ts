import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether a `<details>` is open; it may have been opened before hydration. Without one, true in browsers. */
export const useDetailsOpen = (details?: RefObject<HTMLDetailsElement | null>): boolean => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = details?.current;
    const look = () => setOpen(element?.open ?? details === undefined);
    look();
    element?.addEventListener('toggle', look);
    return () => element?.removeEventListener('toggle', look);
  }, [details]);
  return isOpen;
};
