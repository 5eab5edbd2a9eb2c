import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { importChunk } from '../hydration/chunk-load.ts';
import { FEATURE_CATALOGS, SHARED_CATALOG } from './catalogs.ts';
import type { CatalogFiles } from './catalogs.ts';
import { DEFAULT_LANGUAGE, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** Loads the texts that all pages share. */
export const loadMessages = async (language: Language): Promise<I18n> => {
  const catalog = await SHARED_CATALOG[language]();
  // The build compiles the catalogs, which TypeScript sees as their source.
  return setupI18n({ locale: language, messages: { [language]: catalog.default as unknown as Messages } });
};

/**
 * Adds the texts of a page or feature, before it is shown for the first time. They go into the present messages: loading them
 * the catalog's own way would render every text of the page again.
 * @throws {ChunkLoadError} when the file is gone.
 */
export const addMessages = async (i18n: I18n, files: CatalogFiles): Promise<void> => {
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  const catalog = await importChunk(files[language]);
  Object.assign(i18n.messages, catalog.default);
};

/** Loads the texts of all pages and features. Servers render every page. */
export const loadAllMessages = async (language: Language): Promise<I18n> => {
  const i18n = await loadMessages(language);
  await Promise.all(Object.values(FEATURE_CATALOGS).map((files) => addMessages(i18n, files)));
  return i18n;
};
