import * as z from 'zod';

/** A field that may be anything in real records: what is not of the shape reads as `null`. */
export const lenient = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);

/** Text, trimmed; empty text and the markers that sources write for "nothing" read as `null`. */
export const text = () =>
  z
    .union([z.string(), z.number(), z.boolean()])
    .nullish()
    .catch(null)
    .transform((value) => {
      const trimmed = value === null || value === undefined ? '' : String(value).trim();
      return trimmed === '' || trimmed === '{NULL}' || trimmed === 'null' ? null : trimmed;
    });

/** A list whose unusable items are dropped; a single value reads as a list of one. */
export const list = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .optional()
    .transform((value): NonNullable<z.output<T>>[] => {
      const items: unknown[] = Array.isArray(value)
        ? value
        : value === null || value === undefined
          ? []
          : [value];
      return items.flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success && parsed.data !== null && parsed.data !== undefined ? [parsed.data] : [];
      });
    });

export const texts = () => list(text());

export const flag = () =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .nullish()
    .catch(null);

export const number = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .nullish()
    .catch(null);

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:[T ].*)?$/;

/** A day `YYYY-MM-DD`; a year or a month alone counts from its first day; what no calendar has reads as `null`. */
export const day = () =>
  text().transform((value) => {
    const match = value === null ? null : DAY.exec(value);
    if (!match) return null;
    const iso = `${match[1]}-${match[2] ?? '01'}-${match[3] ?? '01'}`;
    const time = Date.parse(`${iso}T00:00:00Z`);
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
  });
