/** Maximum length of one part, because queries can be long. */
const PART_MAX_CHARS = 60;

/** Reduces a text to characters that are valid in every file system and in headers. */
const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PART_MAX_CHARS)
    .replace(/^-|-$/g, '');

/**
 * Returns a file name made of the parts. Parts without Latin letters or digits are omitted.
 *
 * @example fileName(['projects', 'Höhe der Wellen', '2026-10-02'], 'csv') // 'projects-hohe-der-wellen-2026-10-02.csv'
 */
export const fileName = (parts: readonly string[], ending: string): string =>
  `${parts
    .map(slugify)
    .filter((part) => part !== '')
    .join('-')}.${ending}`;

/** Returns the `content-disposition` header with which a browser saves a response as a file. RFC 6266. */
export const attachment = (name: string): string => `attachment; filename="${name}"`;
