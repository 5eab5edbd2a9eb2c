import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from './languages.ts';

const CATALOGUES: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
};

/** The texts of one language, ready to use. */
export const loadCatalogue = async (language: Language): Promise<I18n> => {
  const catalogue = await CATALOGUES[language]();
  return setupI18n({ locale: language, messages: { [language]: catalogue.default as Messages } });
};
