import { valid, type Validation, type Validator } from './validation.ts';

/**
 * The same validator for a field that may stay empty; the value is then null.
 *
 * @example
 * optional(validateUrl)(''); // { ok: true, value: null }
 */
export const optional =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (text): Validation<T | null> =>
    text.trim() === '' ? valid(null) : validate(text);
