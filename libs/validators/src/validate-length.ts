import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

/** Bounds in characters, inclusive; either is optional. */
export interface LengthSettings {
  min?: number | undefined;
  max?: number | undefined;
}

/** Returns both bounds. JavaScript callers may leave out the settings, or pass null for a bound. */
const boundsIn = (settings: LengthSettings | null | undefined): { min: number; max: number } => ({
  min: settings?.min ?? 0,
  max: settings?.max ?? Number.POSITIVE_INFINITY,
});

/**
 * Validates a length within bounds. Surrounding spaces are not counted; an emoji or a rare letter counts once.
 * @example
 * validateLength('abc', { max: 2 }).ok; // false
 */
export const validateLength = (text: string, settings: LengthSettings): Validation<string> => {
  if (!isText(text)) return invalid('validation.text');
  const { min, max } = boundsIn(settings);
  const trimmed = text.trim();
  const { length } = Array.from(trimmed);
  if (length < min)
    return invalid(min === 1 ? 'validation.length.min-one' : 'validation.length.min', { min });
  if (length <= max) return valid(trimmed);
  return invalid(max === 1 ? 'validation.length.max-one' : 'validation.length.max', { max });
};
