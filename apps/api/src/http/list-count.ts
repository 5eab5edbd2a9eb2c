import { z } from 'zod';

/** Returns the parameter of a list for a page or its size, from 1 to a maximum. */
export const listCount = (max: number, fallback: number, description: string) =>
  z
    .string("Parameter '{name}' must be given once")
    .regex(/^\d{1,6}$/, "Parameter '{name}' must be a whole number")
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `Parameter '{name}' must be between 1 and ${max}`)
    .default(fallback)
    .meta({ description, documentedAs: { type: 'integer', minimum: 1, maximum: max, default: fallback } });
