import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeLocalStorage, readLocalStorage } from '../../runtime/local-storage.ts';

const NAME = 'view';
const PARAMETERS: readonly unknown[] = ['view', 'column'];

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && PARAMETERS.includes(entry[0]) && typeof entry[1] === 'string';

/** Keeps how the reader likes to see results: parameters of addresses; none for the list. */
export const rememberView = (entries: readonly (readonly [name: string, value: string])[]): void =>
  writeLocalStorage(NAME, entries);

/** Shows results as the reader left them on this device, where the address does not say how. */
export const useRememberedView = (): void => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    // Once a page: who goes on by its links is shown the results as they are.
    if (isDone.current) return;
    isDone.current = true;
    const kept = readLocalStorage(NAME);
    const entries = Array.isArray(kept) ? kept.filter(isEntry) : [];
    if (entries.length === 0 || parameters.has('view')) return;
    void navigate(`/?${new URLSearchParams([...parameters, ...entries]).toString()}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [parameters, navigate]);
};
