/**
 * Returns the reason why a text or value in the format of another service is skipped.
 * @example skippedAs('BibTeX') // 'looks like BibTeX, which is not read'
 */
export const skippedAs = (format: string): string => `looks like ${format}, which is not read`;
