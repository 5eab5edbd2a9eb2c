import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import type { Catalog } from './catalogs.ts';
import { addMessages } from './load-messages.ts';
import type { MessageId } from './message-id.ts';

/** The catalogs of each language that are loading or have been added. */
const added = new WeakMap<I18n, Map<Catalog, Promise<void>>>();

/** Adds texts that a lost connection may hold back: they arrive with it. A file that is gone is an error of the page. */
const addWithConnection = async (i18n: I18n, catalog: Catalog): Promise<void> => {
  try {
    await addMessages(i18n, catalog);
  } catch (problem) {
    if (window.navigator.onLine) throw problem;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await addWithConnection(i18n, catalog);
  }
};

/**
 * Waits for the texts of a part of a page, `id` being one of them; `null` waits for none. A server has the texts of all
 * parts.
 */
export const useCatalog = (catalog: Catalog | null, id: MessageId): void => {
  const { i18n } = useLingui();
  if (catalog === null) return;
  const ofLanguage = added.get(i18n) ?? new Map<Catalog, Promise<void>>();
  const isAdded = Object.hasOwn(i18n.messages, id);
  const adding = ofLanguage.get(catalog) ?? (isAdded ? null : addWithConnection(i18n, catalog));
  if (!adding) return;
  added.set(i18n, ofLanguage.set(catalog, adding));
  // React repeats a render that has waited, and expects the same calls of `use`, now that the texts are there.
  use(adding);
};
