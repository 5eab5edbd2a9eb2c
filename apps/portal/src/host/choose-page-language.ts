import type { FastifyRequest } from 'fastify';
import { chooseLanguage } from '@open-discovery/http-server';
import { DEFAULT_LANGUAGE } from '../messages/languages.ts';
import type { Language } from '../messages/languages.ts';
import { readCookie } from '../runtime/cookies.ts';

/** The cookie that stores the visitor's language. */
export const LANGUAGE_COOKIE = 'lang';

interface LanguageSources {
  /** The parameter `lang` of the address. */
  readonly parameter: string | null;
  /** The language that the visitor chose before. */
  readonly cookie: string | null;
  readonly acceptLanguage: string | undefined;
  /** The languages that the portal offers, at least one. */
  readonly offered: readonly Language[];
}

/**
 * Chooses the language of a page: that of the address, the cookie or the browser, in this order; otherwise the default
 * language, or the first one of a portal that does not offer it.
 */
export const choosePageLanguage = ({
  parameter,
  cookie,
  acceptLanguage,
  offered,
}: LanguageSources): Language => {
  const isOffered = (text: string | null): text is Language => offered.some((language) => language === text);
  // Who prefers none of them reads the first.
  const ordered = [...new Set([DEFAULT_LANGUAGE, ...offered])].filter(isOffered);
  return (
    [parameter, cookie].find(isOffered) ??
    chooseLanguage(acceptLanguage, ordered) ??
    ordered[0] ??
    DEFAULT_LANGUAGE
  );
};

/** Chooses the language of the page that a request asks for. */
export const pageLanguageOf = (
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  offered: readonly Language[],
): Language =>
  choosePageLanguage({
    parameter: new URLSearchParams(/\?.*/s.exec(url)?.[0]).get('lang'),
    cookie: readCookie(headers.cookie, LANGUAGE_COOKIE),
    acceptLanguage: headers['accept-language'],
    offered,
  });
