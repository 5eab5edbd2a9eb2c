/** So many characters of a query say enough. */
const PART_CHARS = 60;

/** What every file system and every header takes of a text. */
const plainPart = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PART_CHARS)
    .replace(/^-|-$/g, '');

/**
 * A file's name out of what tells it from others; parts without a Latin letter or a digit are left out.
 *
 * @example fileName(['projects', 'Höhe der Wellen', '2026-10-02'], 'csv') // 'projects-hohe-der-wellen-2026-10-02.csv'
 */
export const fileName = (parts: readonly string[], ending: string): string =>
  `${parts
    .map(plainPart)
    .filter((part) => part !== '')
    .join('-')}.${ending}`;

/** The header that makes a browser save an answer under a name of {@link fileName}. RFC 6266. */
export const attachment = (name: string): string => `attachment; filename="${name}"`;
