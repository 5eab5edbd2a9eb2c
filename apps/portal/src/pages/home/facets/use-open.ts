import { useEffect, useRef } from 'react';
import type { ReactEventHandler, RefObject } from 'react';
import { writeLocalStorage, readLocalStorage } from '../../../runtime/local-storage.ts';

const NAME = 'facets-open';

const openNow = (): Readonly<Record<string, unknown>> => {
  const kept = readLocalStorage(NAME);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

interface OpenProps {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly open: boolean;
  readonly onToggle: ReactEventHandler<HTMLDetailsElement>;
}

/** Returns the props of a facet's `<details>`: as the visitor left it on this device, or its default. */
export const useOpen = (name: string, usual: boolean): OpenProps => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const kept = openNow()[name];
    if (ref.current && typeof kept === 'boolean') ref.current.open = kept;
  }, [name, usual]);
  const onToggle: OpenProps['onToggle'] = ({ currentTarget: { open } }) => {
    const kept = openNow();
    // Browsers also fire the event for every `<details>` that is rendered open.
    if (open !== (kept[name] ?? usual)) writeLocalStorage(NAME, { ...kept, [name]: open });
  };
  return { ref, open: usual, onToggle };
};
