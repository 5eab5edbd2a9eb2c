/**
 * Removes the two-digit kind prefix that ids have in older dumps.
 *
 * @example stripKindPrefix('50|doi_________::1'); // 'doi_________::1'
 */
export const stripKindPrefix = (id: string): string => id.replace(/^\d{2}\|/, '');

/** Reports whether a text has the shape of a record's id: a namespace of twelve characters, `::` and the local part. */
export const isRecordId = (text: string): boolean => /^[^:|\s]{12}::\S/.test(text);
