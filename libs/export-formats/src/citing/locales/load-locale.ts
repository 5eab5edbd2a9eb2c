import locales from '@citation-js/plugin-csl/lib-mjs/locales.json' with { type: 'json' };
import type { LocaleTerms } from './locale-terms.ts';
import { toLocaleXml } from './locale-terms.ts';

const PACKAGED: Readonly<Record<string, string>> = locales;

/** The languages that the package lacks, loaded when a visitor cites in them. */
const OWN: Readonly<Record<string, () => Promise<LocaleTerms>>> = {
  'el-GR': async () => (await import('./greek.ts')).GREEK,
  'pl-PL': async () => (await import('./polish.ts')).POLISH,
};

/** Loads the XML of a locale; '' for one that is not available. */
export const loadLocale = async (locale: string): Promise<string> => {
  const own = OWN[locale];
  return own ? toLocaleXml(await own()) : (PACKAGED[locale] ?? '');
};

/** The locale that has every term. */
export const ENGLISH_XML = PACKAGED['en-US'] ?? '';
