import { z } from 'zod';
import type { KeywordField, TextField } from '@open-discovery/graph-index';
import { dayNumber, keywordValues } from '@open-discovery/graph-index';
import type { Kind } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { FilterCondition } from '../../search/engine-query.ts';
import { COMMUNITY_PARTS } from '../../communities/community-roles.ts';
import { anyOf, not } from './conditions.ts';
import { DAY_PATTERN, oneText, severalTexts } from './documented-as.ts';
import { inTextFields } from './in-text-fields.ts';
import { LIMITS } from './limits.ts';
import { parseValueExpression, unknownValueMessage } from './value-expression.ts';

interface FilterParameter {
  readonly as: 'filter';
  /** Name of the filter: the field whose facet ignores it. */
  readonly filter: string;
  readonly schema: z.ZodType<FilterCondition, string[]>;
}
/** A filter that is given once. */
interface SingleParameter {
  readonly as: 'single';
  readonly filter: string;
  readonly schema: z.ZodType<FilterCondition, string>;
}
/** A bound of a range. Both bounds form one filter. */
interface BoundParameter {
  readonly as: 'bound';
  readonly range: RangeOf;
  readonly end: 'from' | 'to';
  readonly schema: z.ZodType<number, string>;
}
/** A value for looking up records of another kind, whose ids are the filter. */
interface LookupParameter {
  readonly as: 'lookup';
  readonly filter: string;
  readonly kind: Kind;
  readonly schema: z.ZodType<FilterCondition, string[]>;
}
/** The caller’s own role in the records, which are the filter. */
interface OwnParameter {
  readonly as: 'own';
  readonly filter: string;
  readonly schema: z.ZodType<FilterCondition, string[]>;
}
export type Parameter = FilterParameter | SingleParameter | BoundParameter | LookupParameter | OwnParameter;

/** A range with two parameters as bounds. */
export interface RangeOf {
  readonly filter: string;
  readonly toCondition: (from: number | null, to: number | null) => FilterCondition;
}

/** Returns the schema of a parameter that may be given once. */
export const once = () =>
  z
    .string("Parameter '{name}' must be given once")
    .max(LIMITS.parameterChars, `Parameter '{name}' must be at most ${LIMITS.parameterChars} characters`);

/** Returns the schema of a parameter that is one of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(
    words,
    `Invalid value in '{name}'. Allowed values are: [${words.map((word) => `'${word}'`).join(', ')}]`,
  );

/** Returns the schema of a parameter that is true or false. */
export const booleanText = () => oneOf(['true', 'false']).transform((flag) => flag === 'true');

/** Returns the schema of a parameter that may be given several times. */
export const repeated = () => z.array(once());

/** Removes the quotes in which V3 allows any value. */
const unquoted = (text: string): string => /^"(.*)"$/.exec(text)?.[1] ?? text;

type ToResult = (text: string) => { ok: true; condition: FilterCondition } | { ok: false; message: string };

const anyOfTexts = (doc: string, toResult: ToResult): z.ZodType<FilterCondition, string[]> =>
  repeated()
    .transform((texts, context) => {
      const results = texts.map(toResult);
      const failed = results.find((result) => !result.ok);
      if (failed) {
        context.addIssue({ code: 'custom', message: failed.message });
        return z.NEVER;
      }
      return anyOf(results.flatMap((result) => (result.ok ? [result.condition] : [])));
    })
    .meta({ description: doc });

/** Creates a parameter for words in text fields. AND, OR, NOT and parentheses work as in `search`; spaces need no quotes. */
export const words = (fields: readonly TextField[], doc: string): FilterParameter => ({
  as: 'filter',
  filter: `text:${fields.join('+')}`,
  schema: anyOfTexts(doc, (text) => ({
    ok: true,
    condition: { is: 'text', text: inTextFields(parseQueryText(text, { fields: [] }).tree, fields) },
  })),
});

/** Reports whether a parameter is for words in text fields. */
export const isOfWords = (parameter: Parameter): boolean =>
  parameter.as === 'filter' && parameter.filter.startsWith('text:');

interface ValueOptions {
  readonly allowed?: readonly string[];
  /** Default true. */
  readonly commas?: boolean;
}

const isAllowed = (value: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => one.toLowerCase() === value.toLowerCase());

/** Creates a parameter for exact values of a keyword field (or `id`), in the expression grammar of V3. */
export const value = (
  field: KeywordField | 'id',
  doc: string,
  { allowed, commas = true }: ValueOptions = {},
): FilterParameter => ({
  as: 'filter',
  filter: field,
  schema: anyOfTexts(allowed ? `${doc}. One of: ${allowed.join(', ')}` : doc, (text) =>
    parseValueExpression(text, {
      commas,
      allowed,
      toLeaf: (one) =>
        allowed && !isAllowed(one, allowed) ? null : { is: 'any', field, values: keywordValues(field, one) },
    }),
  ),
});

/** Creates a parameter for the caller’s own role in a community, in the expression grammar of V3. */
export const ownRole = (doc: string): OwnParameter => ({
  as: 'own',
  filter: 'role',
  schema: anyOfTexts(`${doc}. One of: ${COMMUNITY_PARTS.join(', ')}`, (text) =>
    parseValueExpression(text, {
      commas: true,
      allowed: COMMUNITY_PARTS,
      toLeaf: (one) =>
        isAllowed(one, COMMUNITY_PARTS) ? { is: 'any', field: 'role', values: [one.toLowerCase()] } : null,
    }),
  ),
});

const FLAGS = ['true', 'false'];

const flagSchema = (doc: string, toCondition: (flag: boolean) => FilterCondition) =>
  anyOfTexts(doc, (text) =>
    FLAGS.includes(unquoted(text))
      ? { ok: true, condition: toCondition(unquoted(text) === 'true') }
      : { ok: false, message: unknownValueMessage(text, FLAGS) },
  ).meta({ description: doc, documentedAs: severalTexts('^(true|false)$') });

/** Creates a parameter for a field with the values `true` and `false`. */
export const flag = (field: KeywordField, doc: string): FilterParameter => ({
  as: 'filter',
  filter: field,
  schema: flagSchema(doc, (wanted) => ({ is: 'any', field, values: [String(wanted)] })),
});

/** Creates a parameter for whether a record has any value of a field. */
export const presence = (field: KeywordField, doc: string): FilterParameter => ({
  as: 'filter',
  filter: field,
  schema: flagSchema(doc, (wanted) => {
    const exists: FilterCondition = { is: 'exists', field };
    return wanted ? exists : not(exists);
  }),
});

const YEAR = /^\d{4}$/;
const yearText = () =>
  once()
    .transform(unquoted)
    .refine((text) => YEAR.test(text), "Parameter '{name}' must be a year in the form YYYY")
    .transform(Number);

/** Creates a parameter for one year, or several in the expression grammar of V3. */
export const year = (range: RangeOf, doc: string): FilterParameter => ({
  as: 'filter',
  filter: range.filter,
  schema: anyOfTexts(doc, (text) => {
    const result = parseValueExpression(text, {
      commas: true,
      toLeaf: (one) => (YEAR.test(one) ? range.toCondition(Number(one), Number(one)) : null),
    });
    return result.ok ? result : { ok: false, message: "Parameter '{name}' must be a year in the form YYYY" };
  }),
});

/** Creates a parameter for a bound of a range of years. */
export const yearBound = (range: RangeOf, end: 'from' | 'to', doc: string): BoundParameter => ({
  as: 'bound',
  range,
  end,
  schema: yearText().meta({
    description: doc,
    documentedAs: { ...oneText(String.raw`^\d{4}$`), example: '2020' },
  }),
});

/** Creates a parameter for a bound of a range of dates. A year alone means its first or last day. */
export const dayBound = (range: RangeOf, end: 'from' | 'to', doc: string): BoundParameter => ({
  as: 'bound',
  range,
  end,
  schema: once()
    .transform((text, context) => {
      const day = dayNumber(unquoted(text), end === 'from' ? 'first' : 'last');
      if (day !== null) return day;
      context.addIssue({
        code: 'custom',
        message: "Parameter '{name}' must be a date in the form YYYY or YYYY-MM-DD",
      });
      return z.NEVER;
    })
    .meta({
      description: `${doc}, inclusive; YYYY or YYYY-MM-DD`,
      documentedAs: { ...oneText(DAY_PATTERN), example: '2020-01-31' },
    }),
});
