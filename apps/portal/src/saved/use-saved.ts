import { useSyncExternalStore } from 'react';
import { NOTHING_SAVED } from './saved-things.ts';
import type { SavedThings } from './saved-things.ts';
import { createSavedStore } from './saved-store.ts';

/** The store of this browser. Its code is loaded by pages that are alive, never on the server. */
export const savedStore = createSavedStore({
  storage: () => window.localStorage,
  currentYear: new Date().getUTCFullYear(),
  onOtherTab: (listener) =>
    typeof window === 'undefined'
      ? undefined
      : window.addEventListener('storage', ({ key }) => listener(key)),
});

/** What the visitor keeps, up to date. Nothing on the server and while hydrating. */
export const useSaved = (): SavedThings =>
  useSyncExternalStore(savedStore.subscribe, savedStore.current, () => NOTHING_SAVED);
