import { z } from 'zod';

/** One setting: how its text is read, its default, its unit and what it does. */
export interface SettingRow {
  readonly schema: z.ZodType<unknown, string>;
  readonly fallback: string;
  readonly unit: string;
  readonly description: string;
  /** A secret is never shown again, not even when it is wrong. */
  readonly isSecret: boolean;
}

export const row = <T extends z.ZodType<unknown, string>>(
  schema: T,
  fallback: string,
  unit: string,
  description: string,
) => ({ schema, fallback, unit, description, isSecret: false });

/** A setting without a default whose value nobody sees again. */
export const secretRow = <T extends z.ZodType<unknown, string>>(
  schema: T,
  unit: string,
  description: string,
) => ({
  ...row(schema, '', unit, description),
  isSecret: true,
});

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);

/** A text; null when it is not given. */
export const optionalText = z.string().transform((text) => text || null);
