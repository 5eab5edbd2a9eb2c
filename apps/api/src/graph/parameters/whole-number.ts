import { integer } from './documented-as.ts';
import { once } from './parameter.ts';

/** Returns the schema of a parameter that is a whole number. */
export const wholeNumber = () =>
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
  wholeNumber()
    .refine(
      (number) => number >= min && number <= max,
      `Parameter '{name}' must be between ${min} and ${max}`,
    )
    .default(fallback)
    .meta({ description, documentedAs: integer(min, max, fallback) });
