import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';
import { yearBounds, type YearSettings } from './year-bounds.ts';

/**
 * Validates a year of four digits, from 1800 to ten years after the current one. Spec §5.
 * @example
 * validateYear('2020', { currentYear: 2026 }); // { ok: true, value: 2020 }
 */
export const validateYear = (text: string, settings: YearSettings): Validation<number> => {
  if (!isText(text)) return invalid('validation.text');
  const trimmed = text.trim();
  const bounds = yearBounds(settings);
  const year = /^\d{4}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return year >= bounds.min && year <= bounds.max ? valid(year) : invalid('validation.year', bounds);
};
