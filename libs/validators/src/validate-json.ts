import { invalid, valid, type Validation } from './validation.ts';

/**
 * JSON text; the value is what it holds, still to be checked by whoever knows its shape. Spec §5.
 *
 * @example
 * validateJson('{"a": [1]}'); // { ok: true, value: { a: [1] } }
 */
export const validateJson = (text: string): Validation<unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return valid(value);
  } catch {
    return invalid('validation.json');
  }
};
