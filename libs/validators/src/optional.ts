import { isText } from './is-text.ts';
import { valid, type Validation, type Validator } from './validation.ts';

/** Forms leave an empty field out, or set it to null. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (isText(value) && value.trim() === '');

/**
 * Makes a validator accept an empty field; the value is then null.
 * @example
 * optional(validateUrl)(''); // { ok: true, value: null }
 */
export const optional =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (text): Validation<T | null> =>
    isEmpty(text) ? valid(null) : validate(text);
