import type { PortalLanguage } from '@open-discovery/model';
import { GERMAN } from './texts/de.ts';
import { GREEK } from './texts/el.ts';
import { ENGLISH } from './texts/en.ts';
import type { DocsMessageId } from './texts/en.ts';
import { SPANISH } from './texts/es.ts';
import { FRENCH } from './texts/fr.ts';
import { POLISH } from './texts/pl.ts';
import type { DocsTexts } from './texts/docs-texts.ts';

export type DocsLanguage = PortalLanguage;

const TEXTS: Readonly<Record<Exclude<DocsLanguage, 'en'>, DocsTexts>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  el: GREEK,
  pl: POLISH,
};

type Values = Readonly<Record<string, string | number>>;

/** The texts of the page in one language. */
export interface Translate {
  /** Returns a text, with values for its placeholders. */
  (id: DocsMessageId, values?: Values): string;
  readonly language: DocsLanguage;
}

export const docsMessages = (language: DocsLanguage): Translate => {
  const texts = language === 'en' ? ENGLISH : TEXTS[language].page;
  return Object.assign(
    (id: DocsMessageId, values: Values = {}) =>
      texts[id].replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? '')),
    { language },
  );
};

/** Returns the name or the description of a group of calls in a language; null for one that has no translation. */
export const groupText = (text: string, language: DocsLanguage): string | null =>
  language === 'en' ? text : (TEXTS[language].groups[text] ?? null);
