/** The names that aggregators write where they do not know a source. */
const UNKNOWN = /^(?:unknown(?: repository)?|none|null)$/i;

/**
 * Reports whether the name of a source says that the source is unknown. Such a source has no page and is no facet value.
 * @example isUnknownSource('Unknown Repository') // true
 */
export const isUnknownSource = (name: string): boolean => UNKNOWN.test(name.trim());
