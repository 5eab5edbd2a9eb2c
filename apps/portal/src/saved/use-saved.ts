import { useSyncExternalStore } from 'react';
import { NOTHING_SAVED } from './saved-items.ts';
import type { SavedItems } from './saved-items.ts';
import { createSavedStore } from './saved-store.ts';

/** The store of this browser. Loaded after hydration, never on the server. */
export const savedStore = createSavedStore({
  storage: () => window.localStorage,
  currentYear: new Date().getUTCFullYear(),
  onOtherTab: (listener) =>
    typeof window === 'undefined'
      ? undefined
      : window.addEventListener('storage', ({ key }) => listener(key)),
});

/** Returns the visitor's saved items, kept up to date; empty on the server and during hydration. */
export const useSaved = (): SavedItems =>
  useSyncExternalStore(savedStore.subscribe, savedStore.current, () => NOTHING_SAVED);
