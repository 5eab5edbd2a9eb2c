import { z } from 'zod';

/** A setting: its parser, default, unit and help text. */
export interface SettingRow {
  readonly schema: z.ZodType<unknown, string>;
  readonly fallback: string;
  readonly unit: string;
  readonly description: string;
  /** True if messages must not contain the value. */
  readonly isSecret: boolean;
}

type SettingRows = Readonly<Record<string, SettingRow>>;

/** The parsed settings of a table. */
export type SettingsOf<Rows extends SettingRows> = {
  readonly [Name in keyof Rows]: z.output<Rows[Name]['schema']>;
};

/** Returns the schema of the settings of a table. */
export const schemaOf = <Rows extends SettingRows>(rows: Rows) =>
  z.object(
    // The entries have the names of the rows.
    Object.fromEntries(Object.entries(rows).map(([name, { schema }]) => [name, schema])) as {
      readonly [Name in keyof Rows]: Rows[Name]['schema'];
    },
  );

/** Creates a row of a table of settings. */
export const row = <T extends z.ZodType<unknown, string>>(
  schema: T,
  fallback: string,
  unit: string,
  description: string,
) => ({ schema, fallback, unit, description, isSecret: false });

/** Creates a row for a secret: it has no default, and messages hide its value. */
export const secretRow = <T extends z.ZodType<unknown, string>>(
  schema: T,
  unit: string,
  description: string,
) => ({
  ...row(schema, '', unit, description),
  isSecret: true,
});

/** Reports whether a text is the address of a website, without a user name and password. */
export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

/** Parses a whole number within bounds. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

/** Parses one of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, `must be one of: ${words.join(', ')}`);

/** Parses `true` or `false`. */
export const trueOrFalse = oneOf(['true', 'false']).transform((text) => text === 'true');

/** Parses a text; null if it is not set. */
export const optionalText = z.string().transform((text) => text || null);
