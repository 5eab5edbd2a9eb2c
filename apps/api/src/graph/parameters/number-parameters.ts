import { integer } from './documented-as.ts';
import { DEFAULTS } from './limits.ts';
import { once } from './parameter.ts';

/** Returns the schema of a parameter that is a whole number. */
export const numberParameter = () =>
  once()
    .regex(/^-?\d{1,9}$/, "Parameter '{name}' must be a whole number")
    .transform(Number);

interface Range {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/** Returns the schema of a parameter that is a whole number within bounds. */
export const numberBetween = ({ min, max, fallback }: Range, description: string) =>
  numberParameter()
    .refine(
      (number) => number >= min && number <= max,
      `Parameter '{name}' must be between ${min} and ${max}`,
    )
    .default(fallback)
    .meta({ description, documentedAs: integer(min, max, fallback) });

/** Returns the schema of the number of records or links on a page. */
export const pageSizeUpTo = (max: number, unit: 'Records' | 'Links') =>
  numberParameter()
    .refine((size) => size >= 1, 'Page size must be at least 1')
    .refine((size) => size <= max, `Page size must be at most ${max}`)
    .default(DEFAULTS.pageSize)
    .meta({
      description: `${unit} per page, 1 to ${max}`,
      documentedAs: integer(1, max, DEFAULTS.pageSize),
    });
