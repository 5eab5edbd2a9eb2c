import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { valuesAt } from './row.ts';
import { wordOf, wordsOf } from './text-rows.ts';

/** Returns the first text at a path of an element’s fields. */
export const textAt = (source: unknown, path: string): string | null =>
  wordsOf(valuesAt(source, path))[0] ?? null;

/** Returns all texts at a path of an element’s fields. */
export const textsAt = (source: unknown, path: string): string[] => wordsOf(valuesAt(source, path));

/** Returns the values whose attribute has a value, as texts. */
export const withAttribute = (values: readonly unknown[], name: string, wanted: RegExp): string[] =>
  values.flatMap((value) =>
    isFields(value) && wanted.test(textOf(value[`@${name}`]) ?? '') ? (wordOf(value) ?? []) : [],
  );

/** Returns the day of an element with a year, a month and a day, as far as it has them. */
export const dayOf = (date: Fields, names: readonly [string, string, string]): string | null => {
  const [year, month, day] = names.map((name) => textAt(date, name));
  if (year === null || year === undefined) return null;
  if (month === null || month === undefined) return year;
  const isNumber = /^\d+$/.test(month);
  if (isNumber) return [year, month, day].filter(Boolean).join('-');
  return [day, month, year].filter(Boolean).join(' ');
};
