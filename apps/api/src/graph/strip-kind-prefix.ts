/**
 * Removes the two-digit kind prefix that ids have in older dumps.
 *
 * @example stripKindPrefix('50|doi_________::1'); // 'doi_________::1'
 */
export const stripKindPrefix = (id: string): string => id.replace(/^\d{2}\|/, '');
