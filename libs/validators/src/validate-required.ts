import { invalid, valid, type Validation } from './validation.ts';

/**
 * Something other than spaces; the value is the text without the spaces around it.
 *
 * @example
 * validateRequired('  ').ok; // false
 */
export const validateRequired = (text: string): Validation<string> => {
  const trimmed = text.trim();
  return trimmed === '' ? invalid('validation.required') : valid(trimmed);
};
