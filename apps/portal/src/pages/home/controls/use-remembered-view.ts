import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeLocalStorage, readLocalStorage } from '../../../runtime/local-storage.ts';

const NAME = 'view';
const PARAMETERS: readonly unknown[] = ['view', 'column'];

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && PARAMETERS.includes(entry[0]) && typeof entry[1] === 'string';

/** Stores the display options as URL parameters; none for the default list. */
export const rememberView = (entries: readonly (readonly [name: string, value: string])[]): void =>
  writeLocalStorage(NAME, entries);

/** Restores the display options of this device when the address has none. */
export const useRememberedView = (): void => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    // Once per page load: links within the portal decide for themselves.
    if (isDone.current) return;
    isDone.current = true;
    const kept = readLocalStorage(NAME);
    const entries = Array.isArray(kept) ? kept.filter(isEntry) : [];
    if (entries.length === 0 || parameters.has('view')) return;
    void navigate(`?${new URLSearchParams([...parameters, ...entries]).toString()}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [parameters, navigate]);
};
