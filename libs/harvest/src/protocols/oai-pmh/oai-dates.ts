export type Granularity = 'day' | 'second';

const DAY_CHARS = 'YYYY-MM-DD'.length;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;

/** Returns the moment of a date of OAI-PMH; `null` if it is not a real one. */
export const parseOaiDate = (text: string): Date | null => {
  const date = new Date(DATE.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** Formats a moment in the granularity of a server. Source: OAI-PMH 2.0, section 3.3. */
export const formatOaiDate = (date: Date, granularity: Granularity): string =>
  granularity === 'day'
    ? date.toISOString().slice(0, DAY_CHARS)
    : date.toISOString().replace(/\.\d{3}Z$/, 'Z');
