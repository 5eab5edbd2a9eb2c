import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { startTransition } from 'react';
import type { Language } from './languages.ts';

type Part = () => Promise<{ default: unknown }>;

/** In two parts, so that no page waits for the texts of another: see `deferred-namespaces.ts`. */
const CATALOGUES: Record<Language, { readonly first: Part; readonly later: Part }> = {
  en: { first: () => import('./en.json'), later: () => import('./en.json?deferred') },
  de: { first: () => import('./de.json'), later: () => import('./de.json?deferred') },
};

/** The texts of one language, ready to use: those of the first moment. */
export const loadCatalogue = async (language: Language): Promise<I18n> => {
  const catalogue = await CATALOGUES[language].first();
  return setupI18n({ locale: language, messages: { [language]: catalogue.default as Messages } });
};

/** Makes what adds the other texts to a catalogue, once. */
export const deferredMessages = (i18n: I18n, language: Language): (() => Promise<void>) => {
  let added: Promise<void> | null = null;
  return () =>
    (added ??= CATALOGUES[language].later().then((catalogue) => {
      // Not at once: parts whose code is on its way keep the server's HTML until it is here.
      startTransition(() => i18n.load(language, catalogue.default as Messages));
    }));
};
