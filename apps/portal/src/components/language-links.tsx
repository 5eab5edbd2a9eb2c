import { LANGUAGE_NAMES } from '@open-discovery/model';
import { useLocation } from 'react-router-dom';
import type { Language } from '../messages/languages.ts';
import { usePortal } from '../runtime/portal-context.tsx';

const languageAddress = (pathname: string, search: string, language: string): string => {
  const parameters = new URLSearchParams(search);
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
