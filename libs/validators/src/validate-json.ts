import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

/**
 * Validates JSON text; the value is the parsed content, whose shape the caller must check. Spec §5.
 * @example
 * validateJson('{"a": [1]}'); // { ok: true, value: { a: [1] } }
 */
export const validateJson = (text: string): Validation<unknown> => {
  if (!isText(text)) return invalid('validation.text');
  try {
    const value: unknown = JSON.parse(text);
    return valid(value);
  } catch {
    return invalid('validation.json');
  }
};
