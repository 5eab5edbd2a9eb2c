/** Languages of the interface; a new one needs its catalogue beside this file and its row here. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/**
 * The language to answer in: the address's `lang`, else the remembered one, else the first accepted one we have.
 * @example chooseLanguage({ asked: null, remembered: null, accepted: 'fr, de;q=0.8, en;q=0.9' }) // 'en'
 */
export const chooseLanguage = (wishes: {
  readonly asked: string | null;
  readonly remembered: string | null;
  readonly accepted: string | null;
}): Language =>
  [wishes.asked, wishes.remembered, ...acceptedLanguages(wishes.accepted ?? '')].find(
    (wish): wish is Language => wish !== null && isLanguage(wish),
  ) ?? DEFAULT_LANGUAGE;

const acceptedLanguages = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/);
      return { tag: tag.slice(0, 2).toLowerCase(), quality: quality === '' ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
