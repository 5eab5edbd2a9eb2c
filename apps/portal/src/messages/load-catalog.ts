import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from './languages.ts';

const CATALOGS = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
} as const satisfies Record<Language, () => Promise<{ default: unknown }>>;

/** Loads the texts of one language. */
export const loadCatalog = async (language: Language): Promise<I18n> => {
  const catalog = await CATALOGS[language]();
  return setupI18n({ locale: language, messages: { [language]: catalog.default as unknown as Messages } });
};
