import { once } from './parameter.ts';
import { unknownValueMessage } from './value-expression.ts';

/** Returns the schema of a parameter with comma-separated names out of some, each of which counts once. */
export const listOfNames = (known: readonly string[]) =>
  once()
    .transform((value) =>
      [...new Set(value.split(',').map((name) => name.trim()))].filter((name) => name !== ''),
    )
    .superRefine((names, context) => {
      const unknown = names.find((name) => !known.includes(name));
      if (unknown !== undefined)
        context.addIssue({ code: 'custom', message: unknownValueMessage(unknown, known) });
    });

/** Returns the pattern of {@link listOfNames}. */
export const listPattern = (known: readonly string[]): string => {
  const name = String.raw`\s*(${known.join('|')})?\s*`;
  return `^${name}(,${name})*$`;
};
