import { LIMITS } from './limits.ts';
import type { Json } from '../../http/json.ts';

/** Returns the documentation of a parameter for a whole number. */
export const integer = (minimum: number, maximum: number, fallback?: number): Json => ({
  type: 'integer',
  minimum,
  maximum,
  ...(fallback !== undefined && { default: fallback }),
});

/** Returns the documentation of a parameter that is `true` or `false`. */
export const boolean = (fallback: boolean): Json => ({ type: 'boolean', default: fallback });

/** Returns the documentation of a parameter for a text that matches a pattern, or is empty: empty values are ignored. */
export const oneText = (pattern: string): Json => ({
  type: 'string',
  maxLength: LIMITS.parameterChars,
  pattern: `^$|${pattern}`,
});

/** The pattern of a date; a year alone is one as well. */
export const DAY_PATTERN = String.raw`^\d{4}(-\d{1,2}(-\d{1,2})?)?$`;

/** Returns the documentation of a repeatable parameter for texts that match a pattern. */
export const severalTexts = (pattern: string): Json => ({ type: 'array', items: oneText(pattern) });
