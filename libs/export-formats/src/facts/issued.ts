/** A calendar day, month or year. */
export interface Issued {
  readonly year: number;
  /** 1 to 12. */
  readonly month?: number;
  readonly day?: number;
}

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/;

/**
 * Parses a record's date. The Graph gives a year without a known day as January 1, so that day is read as the
 * year.
 * @example parseIssued('2020-01-01') // { year: 2020 }
 */
export const parseIssued = (date: string | null | undefined): Issued | null => {
  const match = DAY.exec(date ?? '');
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || Number.isNaN(year)) return null;
  if (!month || (month === 1 && day === 1)) return { year };
  return day ? { year, month, day } : { year, month };
};

const two = (number: number): string => String(number).padStart(2, '0');

/** Formats a date: `2020`, `2020-05` or `2020-05-01`. */
export const formatIssued = ({ year, month, day }: Issued): string =>
  [String(year).padStart(4, '0'), month, day]
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === 'number' ? two(part) : part))
    .join('-');
