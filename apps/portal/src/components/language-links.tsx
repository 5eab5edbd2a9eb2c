import { LANGUAGE_NAMES } from '@open-discovery/model';
import { addressLength, cutWords, TEXT_MAX_CHARS } from '@open-discovery/search-fields';
import { useLocation } from 'react-router-dom';
import type { Language } from '../messages/languages.ts';
import { usePortal } from '../runtime/portal-context.tsx';

/** Each language repeats the address of the page. What is beyond the limits of a search is left out. */
const SEARCH_MAX_CHARS = 2 * TEXT_MAX_CHARS;
const PARAMETERS_MAX = 100;

const languageAddress = (pathname: string, search: string, language: string): string => {
  const parameters = new URLSearchParams();
  let left = SEARCH_MAX_CHARS;
  for (const [name, value] of [...new URLSearchParams(search)].slice(0, PARAMETERS_MAX)) {
    const kept = cutWords(value, TEXT_MAX_CHARS);
    left -= name.length + addressLength(kept);
    if (left >= 0) parameters.append(name, kept);
  }
  parameters.set('lang', language);
  return `${pathname}?${parameters.toString()}`;
};

/** A link to the same page in another language. */
export const LanguageLink = ({ to }: { readonly to: Language }) => {
  const { pathname, search } = useLocation();
  return (
    <a lang={to} hrefLang={to} rel="alternate nofollow" href={languageAddress(pathname, search, to)}>
      {LANGUAGE_NAMES[to]}
    </a>
  );
};

/** Returns the languages of the portal other than the page's. */
export const useOtherLanguages = (): readonly Language[] => {
  const { language, configuration } = usePortal();
  return configuration.languages.filter((other) => other !== language);
};
