import * as z from 'zod/mini';
import { parseDate } from '../parse-date.ts';

/** The result of a conversion in the terms of JSON Schema, with the schema of the items of a list. */
export type ConvertedType =
  | { readonly type: 'string'; readonly format?: 'date' }
  | { readonly type: 'boolean' | 'number' | 'integer' }
  | { readonly type: 'array'; readonly items: z.ZodMiniType };

const TYPES = new WeakMap<object, ConvertedType>();

/**
 * Returns what a field of a record is converted to, for descriptions of records: `z.toJSONSchema` cannot know it. Returns
 * `undefined` for fields that are not converted.
 * @example convertedType(RECORD_SCHEMAS.project.shape.acronym) // { type: 'string' }
 */
export const convertedType = (schema: object): ConvertedType | undefined => TYPES.get(schema);

/** Creates a schema that accepts and converts any value, an absent one included. */
const converted = <T>(type: ConvertedType, convert: (value: unknown) => T) => {
  const schema = z.transform(convert);
  TYPES.set(schema, type);
  return schema;
};

/** Makes a schema accept any value: a value of another shape becomes `null`. */
export const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null);

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The words that programs write for a missing value. */
const NOTHING: ReadonlySet<string> = new Set(['', '{NULL}', 'null', 'None']);

/** Reports whether a text is one of the words for nothing. */
export const isNothing = (text: string): boolean => NOTHING.has(text);

const toText = (value: unknown): string | null => {
  if (!isScalar(value)) return null;
  const trimmed = String(value).trim();
  return isNothing(trimmed) ? null : trimmed;
};

const TEXT = { type: 'string' } as const;

/** Parses text and trims it. Empty text and the markers that sources write for "nothing" become `null`. */
export const text = () => converted(TEXT, toText);

/** Parses text and converts it further. Values other than text become `null`. */
export const textAs = (convert: (text: string) => string | null, type: ConvertedType = TEXT) =>
  converted(type, (value) => {
    const parsed = toText(value);
    return parsed === null ? null : convert(parsed);
  });

const toItems = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
};

/**
 * Parses a list and drops unusable items. A single value becomes a list of one. `limit` is the maximum number of
 * items.
 */
export const list = <T extends z.ZodMiniType>(schema: T, limit = Infinity) =>
  converted({ type: 'array', items: schema }, (value): NonNullable<z.output<T>>[] => {
    const items: NonNullable<z.output<T>>[] = [];
    for (const item of toItems(value)) {
      if (items.length >= limit) break;
      const parsed = schema.safeParse(item);
      if (parsed.success && parsed.data !== null && parsed.data !== undefined) items.push(parsed.data);
    }
    return items;
  });

export const texts = (limit?: number) =>
  converted({ type: 'array', items: z.string() }, (value): string[] =>
    toItems(value)
      .map(toText)
      .filter((item) => item !== null)
      .slice(0, limit),
  );

/** Parses `true` and `false`, also as text. */
export const flag = () =>
  converted({ type: 'boolean' }, (value): boolean | null => {
    if (typeof value === 'boolean') return value;
    return value === 'true' || value === 'false' ? value === 'true' : null;
  });

const DECIMAL = /^-?\d+(\.\d+)?$/;

const toNumber = (value: unknown): number | null => {
  const parsed = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
};

/** Parses a number, also as text in decimal notation. */
export const number = () => converted({ type: 'number' }, toNumber);

/** Parses a number between two limits, which are included; any other number becomes `null`. */
export const numberIn = (least: number, most: number) =>
  converted({ type: 'number' }, (value): number | null => {
    const parsed = toNumber(value);
    return parsed !== null && parsed >= least && parsed <= most ? parsed : null;
  });

/**
 * Parses a day `YYYY-MM-DD` in any form that sources write. A year or month alone becomes its first day, and so does a
 * day that no calendar has.
 */
export const day = () => textAs((text) => parseDate(text)?.day ?? null, { type: 'string', format: 'date' });

/** The greatest number of an index, whose numbers have 32 bits. */
const MOST_COUNTED = 2_147_483_647;

/** Parses a number of things: whole, from 0. Any other number, and one that no index can hold, becomes `null`. */
export const count = () =>
  converted({ type: 'integer' }, (value): number | null => {
    const parsed = toNumber(value);
    return parsed !== null && Number.isInteger(parsed) && parsed >= 0 && parsed <= MOST_COUNTED
      ? parsed
      : null;
  });
