/**
 * The id without the two digits by which older dumps and the index tell kinds apart.
 *
 * @example stripKindPrefix('50|doi_________::1'); // 'doi_________::1'
 */
export const stripKindPrefix = (id: string): string => id.replace(/^\d{2}\|/, '');
