import { useLocation } from 'react-router-dom';
import { LANGUAGES } from '../messages/languages.ts';
import { usePortal } from '../runtime/portal-context.tsx';

const languageAddress = (pathname: string, search: string, language: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  return `${pathname}?${parameters.toString()}`;
};

interface LanguageLinksProps {
  /** Shows codes; the names are read aloud. For places with little room. */
  readonly isShort?: boolean;
}

/** Links to the same page in the other languages. */
export const LanguageLinks = ({ isShort = false }: LanguageLinksProps) => {
  const { language, configuration } = usePortal();
  const { pathname, search } = useLocation();
  const others = configuration.languages.filter((other) => other !== language);
  return others.map((other) => (
    <a
      key={other}
      lang={other}
      hrefLang={other}
      rel="alternate nofollow"
      href={languageAddress(pathname, search, other)}
    >
      {isShort ? <abbr title={LANGUAGES[other]}>{other.toUpperCase()}</abbr> : LANGUAGES[other]}
    </a>
  ));
};
