/** The styles that are always there, by the word that settings and addresses use. */
export const CITATION_STYLES = {
  apa: { title: 'APA', template: 'apa' },
  vancouver: { title: 'Vancouver', template: 'vancouver' },
  harvard: { title: 'Harvard', template: 'harvard1' },
} as const satisfies Record<string, { readonly title: string; readonly template: string }>;

/** The word for a style that is always there. */
export type CitationStyle = keyof typeof CITATION_STYLES;

/** The languages in which a style's own words ("and", "retrieved from") are known. */
export const CITATION_LANGUAGES = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  nl: 'nl-NL',
} as const satisfies Record<string, string>;

/** The word for a language of citations. */
export type CitationLanguage = keyof typeof CITATION_LANGUAGES;

/** Whether a word names a style that is always there. */
export const isCitationStyle = (word: string): word is CitationStyle => Object.hasOwn(CITATION_STYLES, word);

/** The locale for a language tag; American English for one whose words are not known. */
export const citationLocale = (language: string): string => {
  const first = language.toLowerCase().split('-')[0] ?? '';
  return Object.entries(CITATION_LANGUAGES).find(([word]) => word === first)?.[1] ?? CITATION_LANGUAGES.en;
};
