/** The built-in styles by their name in settings and addresses. */
export const CITATION_STYLES = {
  apa: { title: 'APA', template: 'apa' },
  vancouver: { title: 'Vancouver', template: 'vancouver' },
  harvard: { title: 'Harvard', template: 'harvard1' },
} as const satisfies Record<string, { readonly title: string; readonly template: string }>;

/** The name of a built-in style. */
export type CitationStyle = keyof typeof CITATION_STYLES;

/** The languages for which styles have translated terms ("and", "retrieved from"). */
export const CITATION_LANGUAGES = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  el: 'el-GR',
  nl: 'nl-NL',
  pl: 'pl-PL',
} as const satisfies Record<string, string>;

/** The code of a citation language. */
export type CitationLanguage = keyof typeof CITATION_LANGUAGES;

/** Reports whether a word names a built-in style. */
export const isCitationStyle = (word: string): word is CitationStyle => Object.hasOwn(CITATION_STYLES, word);

/** Returns the locale for a language tag; American English when its terms are not available. */
export const citationLocale = (language: string): string => {
  const first = language.toLowerCase().split('-')[0] ?? '';
  return Object.entries(CITATION_LANGUAGES).find(([word]) => word === first)?.[1] ?? CITATION_LANGUAGES.en;
};
