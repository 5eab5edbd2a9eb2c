import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from './languages.ts';

const CATALOGUES = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
} as const satisfies Record<Language, () => Promise<{ default: unknown }>>;

/** Loads the texts of one language. */
export const loadCatalogue = async (language: Language): Promise<I18n> => {
  const catalogue = await CATALOGUES[language]();
  return setupI18n({ locale: language, messages: { [language]: catalogue.default as unknown as Messages } });
};
