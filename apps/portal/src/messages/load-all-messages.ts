import type { I18n } from '@lingui/core';
import { ALL_CATALOGS } from './all-catalogs.ts';
import type { Language } from './languages.ts';
import { addMessages, loadMessages } from './load-messages.ts';

/** Loads the texts of all pages and features. Servers render every page. */
export const loadAllMessages = async (language: Language): Promise<I18n> => {
  const i18n = await loadMessages(language);
  await Promise.all(ALL_CATALOGS.map((catalog) => addMessages(i18n, catalog)));
  return i18n;
};
