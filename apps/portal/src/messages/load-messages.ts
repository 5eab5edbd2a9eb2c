import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { importChunk } from '../hydration/chunk-load.ts';
import { SHARED_CATALOG } from './catalogs.ts';
import type { Catalog } from './catalogs.ts';
import { DEFAULT_LANGUAGE, isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The build writes the files of catalogs, with the texts in their compiled form. */
const readTexts = (file: unknown): Messages => (file as { readonly default: Messages }).default;

/** Loads the texts that all pages share. */
export const loadMessages = async (language: Language): Promise<I18n> => {
  // A copy, to which the texts of pages are added.
  const messages = { ...readTexts(await SHARED_CATALOG(language)) };
  return setupI18n({ locale: language, messages: { [language]: messages } });
};

/**
 * Adds the texts of a page or feature, before it is shown for the first time. They go into the present messages: loading them
 * the catalog's own way would render every text of the page again.
 * @throws {ChunkLoadError} when the file is gone.
 */
export const addMessages = async (i18n: I18n, catalog: Catalog): Promise<void> => {
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  Object.assign(i18n.messages, readTexts(await importChunk(() => catalog(language))));
};

/**
 * Returns a function that loads a component together with its texts, for `clientOnlyLazy` and `lazyDetails`. A server has the
 * texts of all parts, and passes no messages.
 */
export const withTexts =
  <Component>(load: () => Promise<Component>, ...catalogs: readonly Catalog[]) =>
  async (i18n?: I18n): Promise<Component> => {
    const [component] = await Promise.all([
      load(),
      ...catalogs.map((catalog) => i18n && addMessages(i18n, catalog)),
    ]);
    return component;
  };
