/** Languages of the interface. A new one needs a catalog next to this file and a row here. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);
