import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

/**
 * Validates a whole number of at least 1, in digits only, small enough to be exact.
 * @example
 * validatePositiveInteger('20'); // { ok: true, value: 20 }
 */
export const validatePositiveInteger = (text: string): Validation<number> => {
  if (!isText(text)) return invalid('validation.text');
  const trimmed = text.trim();
  const number = /^[1-9]\d{0,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isSafeInteger(number) ? valid(number) : invalid('validation.positive-integer');
};
