/**
 * Returns the reason why a text or value in a known format is skipped, and what helps.
 * @example skippedAs('MARC 21', 'export it as RIS') // 'MARC 21 is not supported; export it as RIS'
 */
export const skippedAs = (format: string, advice: string): string => `${format} is not supported; ${advice}`;
