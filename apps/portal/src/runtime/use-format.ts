import { languageTag } from '@open-discovery/model';
import { usePortal } from './portal-context.tsx';
import type { Language } from '../messages/languages.ts';

const makeFormats = (language: Language) => {
  const numbers = new Intl.NumberFormat(language);
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const languages = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  const dayOf = (text: string) => (Number.isNaN(Date.parse(text)) ? text : days.format(new Date(text)));
  return {
    number: (value: number) => numbers.format(value),
    compact: (value: number) => compact.format(value),
    /** A part of a whole, between 0 and 1. */
    percent: (value: number) => percents.format(value),
    /** A day `YYYY-MM-DD` or a date and time; what is neither stays as it is. */
    day: dayOf,
    /** A publication date; sources write the first of January where they know the year only. */
    published: (text: string) => (text.endsWith('-01-01') ? text.slice(0, 4) : dayOf(text)),
    /** How long before or after a time, in the largest unit that fits. Spec §9: seconds to years. */
    between: (text: string, now: string) => relativeTime(relative, Date.parse(text) - Date.parse(now)),
    country: (code: string) => named(countries, code.toUpperCase(), /^[A-Z]{2}$/) ?? code,
    language: (code: string) => named(languages, languageTag(code) ?? '', /^[a-z]{2,3}$/),
  };
};

/** Formatters take longer to make than a whole card to render: there is one set a language. */
const FORMATS = new Map<Language, ReturnType<typeof makeFormats>>();

/** Numbers, dates, lists and names of codes as the reader's language writes them. */
export const useFormat = () => {
  const { language } = usePortal();
  const formats = FORMATS.get(language) ?? makeFormats(language);
  FORMATS.set(language, formats);
  return formats;
};

/** How long ago something was when the page was made. */
export const useAgo = (): ((text: string) => string) => {
  const { now } = usePortal();
  const { between } = useFormat();
  return (text) => between(text, now);
};

const named = (names: Intl.DisplayNames, code: string, shape: RegExp): string | null =>
  shape.test(code) ? (names.of(code) ?? null) : null;

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
