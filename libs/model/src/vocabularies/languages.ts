/** Codes that stand for "no language known". */
const UNKNOWN: ReadonlySet<string> = new Set(['und', 'unknown', 'mis', 'zxx', 'other', 'undetermined']);

/**
 * The subtag by which `Intl.DisplayNames` knows a stored language code; sources write two codes for one
 * language (`ces/cze`), of which the first counts. `null` where no language is named.
 * @example languageTag('deu/ger') // 'deu'
 */
export const languageTag = (code: string): string | null => {
  const tag = code.split('/')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z]{2,3}$/.test(tag) && !UNKNOWN.has(tag) ? tag : null;
};
