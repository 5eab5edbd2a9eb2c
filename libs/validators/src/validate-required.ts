import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

/**
 * Validates text that is not only spaces; the value is the trimmed text.
 * @example
 * validateRequired('  ').ok; // false
 */
export const validateRequired = (text: string): Validation<string> => {
  if (!isText(text)) return invalid('validation.text');
  const trimmed = text.trim();
  return trimmed === '' ? invalid('validation.required') : valid(trimmed);
};
