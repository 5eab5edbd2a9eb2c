/**
 * The id without the two digits by which older dumps and the index tell kinds apart.
 *
 * @example withoutPrefix('50|doi_________::1'); // 'doi_________::1'
 */
export const withoutPrefix = (id: string): string => id.replace(/^\d{2}\|/, '');
