import { chooseLanguage } from '@open-discovery/http-server';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../messages/languages.ts';
import type { Language } from '../messages/languages.ts';

interface LanguageSources {
  /** The parameter `lang` of the address. */
  readonly parameter: string | null;
  /** The language that the visitor chose before. */
  readonly cookie: string | null;
  readonly acceptLanguage: string | undefined;
}

const AVAILABLE = Object.keys(LANGUAGES).filter(isLanguage);

/** Chooses the language of a page: that of the address, the cookie or the browser, in this order. */
export const choosePageLanguage = ({ parameter, cookie, acceptLanguage }: LanguageSources): Language =>
  [parameter, cookie].find((text) => text !== null && isLanguage(text)) ??
  chooseLanguage(acceptLanguage, AVAILABLE) ??
  DEFAULT_LANGUAGE;
