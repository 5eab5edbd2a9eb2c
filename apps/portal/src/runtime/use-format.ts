import { languageTag } from '@open-discovery/model';
import { usePortal } from './portal-context.tsx';
import type { Language } from '../messages/languages.ts';

/** Returns a function that creates a value at its first call and returns the same one from then on. */
const once = <T extends object>(create: () => T): (() => T) => {
  let value: T | null = null;
  return () => (value ??= create());
};

/** Returns a function that names each code once. Codes are words of two or three letters, so there are few. */
const namesOf = (create: () => Intl.DisplayNames, shape: RegExp): ((code: string) => string | null) => {
  const formatter = once(create);
  const known = new Map<string, string | null>();
  return (code) => {
    if (!shape.test(code)) return null;
    const name = known.get(code) ?? formatter().of(code) ?? null;
    known.set(code, name);
    return name;
  };
};

/** Reports whether every language writes a number with its digits alone. Most counts are such numbers, and need no formatter. */
const isDigitsOnly = (value: number): boolean => value >= 0 && value < 1000 && Number.isInteger(value);

/** Each formatter is created at its first use: together they take longer than hydrating a page. */
const makeFormats = (language: Language) => {
  const numbers = once(() => new Intl.NumberFormat(language));
  const compact = once(
    () => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const percents = once(
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
  );
  const days = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const countries = namesOf(
    () => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
    /^[A-Z]{2}$/,
  );
  const languages = namesOf(
    () => new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }),
    /^[a-z]{2,3}$/,
  );
  const dayOf = (text: string) => (Number.isNaN(Date.parse(text)) ? text : days().format(new Date(text)));
  const months = once(
    () => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const knownOf = (text: string) => {
    if (/^\d{4}-\d{2}$/.test(text)) return months().format(new Date(text));
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : text;
  };
  return {
    number: (value: number) => (isDigitsOnly(value) ? String(value) : numbers().format(value)),
    compact: (value: number) => compact().format(value),
    /** Formats a fraction between 0 and 1. */
    percent: (value: number) => percents().format(value),
    /** Formats a day `YYYY-MM-DD` or a date and time; other texts stay unchanged. */
    day: dayOf,
    /** Formats a day or month; other texts stay unchanged. */
    known: knownOf,
    /** Formats a publication date; January 1 often means that only the year is known. */
    published: (text: string) => (text.endsWith('-01-01') ? text.slice(0, 4) : knownOf(text)),
    /** Formats a relative time in the largest fitting unit. Spec §9: seconds to years. */
    between: (text: string, now: string) => relativeTime(relative(), Date.parse(text) - Date.parse(now)),
    country: (code: string) => countries(code.toUpperCase()) ?? code,
    language: (code: string) => languages(languageTag(code) ?? ''),
  };
};

/** Cached per language, because creating the formatters takes longer than rendering a card. */
const FORMATS = new Map<Language, ReturnType<typeof makeFormats>>();

/** Returns formatters for numbers, dates, lists and codes in a language. */
export const formattersOf = (language: Language) => {
  const formats = FORMATS.get(language) ?? makeFormats(language);
  FORMATS.set(language, formats);
  return formats;
};

/** Returns formatters in the reader's language. */
export const useFormat = () => formattersOf(usePortal().language);

/** Returns a function that formats a time relative to the rendering of the page. */
export const useAgo = (): ((text: string) => string) => {
  const { now } = usePortal();
  const { between } = useFormat();
  return (text) => between(text, now);
};

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['year', 365.25 * 86_400_000],
  ['month', 30.44 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

const relativeTime = (format: Intl.RelativeTimeFormat, milliseconds: number): string => {
  const [unit, size] =
    UNITS.find(([, length]) => Math.abs(milliseconds) >= length) ?? (['second', 1000] as const);
  return format.format(Math.trunc(milliseconds / size), unit);
};
