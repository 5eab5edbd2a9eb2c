import { valid, type Validation, type Validator } from './validation.ts';

/**
 * Makes a validator accept an empty field; the value is then null.
 * @example
 * optional(validateUrl)(''); // { ok: true, value: null }
 */
export const optional =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (text): Validation<T | null> =>
    text.trim() === '' ? valid(null) : validate(text);
