import { languageTag } from '@open-discovery/model';
import type { GraphRecord } from '@open-discovery/model';
import type { Language } from '../messages/languages.ts';

/** Codes of several languages, of none, and of one without a code: no voice can read them. */
const NO_SINGLE_LANGUAGE: ReadonlySet<string> = new Set(['mul', 'zxx', 'mis']);

/** The canonical tag of each tag: of the two or three letters that `languageTag` returns, there are few. */
const canonicalTags = new Map<string, string | undefined>();

const canonicalOf = (tag: string): string | undefined => {
  if (!canonicalTags.has(tag)) canonicalTags.set(tag, Intl.getCanonicalLocales(tag)[0]);
  return canonicalTags.get(tag);
};

/**
 * Returns the `lang` attribute of a record's own texts: its language, where that is known and not the page's. Screen
 * readers choose their voice by it. WCAG 3.1.2.
 * @example foreignLanguage({ id: 'a', language: { code: 'ces/cze', label: 'Czech' } }, 'en') // 'cs'
 */
export const foreignLanguage = (
  record: GraphRecord | { readonly language?: { readonly code: string } | null },
  pageLanguage: Language,
): string | undefined => {
  const code = 'language' in record ? record.language?.code : null;
  const tag = languageTag(code ?? '');
  if (tag === null || NO_SINGLE_LANGUAGE.has(tag)) return undefined;
  const canonical = canonicalOf(tag);
  return canonical === pageLanguage ? undefined : canonical;
};
