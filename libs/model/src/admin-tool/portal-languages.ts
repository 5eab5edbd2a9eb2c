/** The languages that a portal can offer. */
export const PORTAL_LANGUAGES = ['en', 'de', 'fr', 'es', 'el', 'pl'] as const;
/** One of {@link PORTAL_LANGUAGES}. */
export type PortalLanguage = (typeof PORTAL_LANGUAGES)[number];

/**
 * Returns a value for each language.
 * @example byLanguage((language) => GREETINGS[language]) // { en: 'Hello', de: 'Hallo', … }
 */
export const byLanguage = <T>(valueOf: (language: PortalLanguage) => T): Record<PortalLanguage, T> => ({
  en: valueOf('en'),
  de: valueOf('de'),
  fr: valueOf('fr'),
  es: valueOf('es'),
  el: valueOf('el'),
  pl: valueOf('pl'),
});

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Readonly<Record<PortalLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  el: 'Ελληνικά',
  pl: 'Polski',
};
