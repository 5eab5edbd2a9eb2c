/** A date as far as a text tells it. */
export interface ParsedDate {
  /** `YYYY-MM-DD`: the first day of the known part, the form in which the Graph API writes dates. */
  readonly day: string;
  /** The known part: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly known: string;
  /** False if the text says more than the known part, such as a day that no calendar has. */
  readonly isWhole: boolean;
}

interface Parts {
  readonly year: string;
  /** '' for none. */
  readonly month: string;
  readonly day: string;
  /** False if a part of the text was left out. */
  readonly isWhole?: boolean;
}

/** The first letters of month names in English and German. */
const MONTHS: readonly RegExp[] = [
  /^j[aä]n/i,
  /^feb/i,
  /^m(?:ar|är|rz)/i,
  /^apr/i,
  /^ma[iy]/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^de[cz]/i,
];

const monthOf = (name: string): string => {
  const at = MONTHS.findIndex((pattern) => pattern.test(name));
  return at === -1 ? '' : String(at + 1);
};

const group = (match: RegExpExecArray, at: number): string => match[at] ?? '';

type Read = (match: RegExpExecArray) => Parts;
const inOrder =
  (year: number, month: number, day: number): Read =>
  (match) => ({ year: group(match, year), month: group(match, month), day: group(match, day) });

const named =
  (year: number, month: number, day: number): Read =>
  (match) => {
    const number = monthOf(group(match, month));
    return {
      year: group(match, year),
      month: number,
      day: number === '' ? '' : group(match, day),
      isWhole: number !== '',
    };
  };

const LAST_MONTH = 12;

/** `8/2/2018`: which is the month is known only if the other cannot be one, or if both are equal. */
const slashed: Read = (match) => {
  const [first, second, year] = [group(match, 1), group(match, 2), group(match, 3)];
  if (first === second || Number(first) > LAST_MONTH) return { year, month: second, day: first };
  if (Number(second) > LAST_MONTH) return { year, month: first, day: second };
  return { year, month: '', day: '', isWhole: false };
};

const yearInWords: Read = (match) => ({ year: group(match, 1), month: '', day: '', isWhole: false });

/** A time of day or a time zone after a date. */
const TIME = '(?:[T\\s].*|Z|[+-]\\d{2}:\\d{2})?';
const MONTH_NAME = '(\\p{L}{3,})\\.?';

/** The forms of dates, most specific first. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${TIME}$`), inOrder(1, 2, 3)],
  [/^(\d{4})([/.])(\d{1,2})\2(\d{1,2})(?:\s.*)?$/, inOrder(1, 3, 4)],
  [/^(\d{4})[-/.](\d{1,2})$/, inOrder(1, 2, 3)],
  [/^(\d{4})$/, inOrder(1, 2, 3)],
  [/^(\d{4})(\d{2})(\d{2})(?:T.*)?$/, inOrder(1, 2, 3)],
  [/^([12]\d{3})(\d{2})$/, inOrder(1, 2, 3)],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, inOrder(3, 2, 1)],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, slashed],
  [/^(\d{1,2})[/.-](\d{4})$/, inOrder(2, 1, 3)],
  [
    new RegExp(
      `^(?:\\p{L}+,\\s*)?(\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]${MONTH_NAME},?[\\s-](\\d{4})(?:\\s.*)?$`,
      'u',
    ),
    named(3, 2, 1),
  ],
  [new RegExp(`^${MONTH_NAME}\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s(\\d{4})$`, 'u'), named(3, 1, 2)],
  [new RegExp(`^${MONTH_NAME},?[\\s-](\\d{4})$`, 'u'), named(2, 1, 3)],
  [new RegExp(`^(\\d{4})[\\s-]${MONTH_NAME}(?:[\\s-](\\d{1,2}))?$`, 'u'), named(1, 2, 3)],
  [/(?<!\d)([12]\d{3})(?!\d)/, yearInWords],
];

const two = (text: string): string => text.padStart(2, '0');

/** Reports whether a calendar has a day `YYYY-MM-DD`. */
const exists = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  // Days that a month lacks count on into the next one.
  return new Date(time).getUTCDate() === Number(day.slice(-2));
};

/** Returns the longest part of a date that a calendar has, or `null` if it has not even the year. */
const knownPart = ({ year, month, day }: Parts): string | null => {
  const [months, days] = [`${year}-${two(month)}`, `${year}-${two(month)}-${two(day)}`];
  if (day !== '' && exists(days)) return days;
  if (month !== '' && exists(`${months}-01`)) return months;
  return Number(year) > 0 ? year : null;
};

/** Texts are dates, not essays: a longer one is not searched for a year. */
const MOST_CHARS = 100;

/**
 * Parses a date as sources write it, as far as it is known: the year and month of a day that no calendar has, the year of
 * a season. Returns `null` for a text without a year.
 * @example parseDate('2018-2-8') // { day: '2018-02-08', known: '2018-02-08', isWhole: true }
 */
export const parseDate = (text: string | null | undefined): ParsedDate | null => {
  const trimmed = (text ?? '').trim();
  if (trimmed.length > MOST_CHARS) return null;
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(trimmed);
    if (match === null) continue;
    const parts = read(match);
    const known = knownPart(parts);
    if (known === null) return null;
    const said = [parts.year, parts.month, parts.day].filter((part) => part !== '').length;
    return {
      day: [known, '01', '01'].join('-').slice(0, 'YYYY-MM-DD'.length),
      known,
      isWhole: parts.isWhole !== false && known.split('-').length === said,
    };
  }
  return null;
};
