import { isText } from './is-text.ts';
import { validateYear } from './validate-year.ts';
import { invalid, valid, type Validation } from './validation.ts';
import type { YearSettings } from './year-bounds.ts';

/** The first and last year of a range, inclusive. */
export interface YearRange<Year = number> {
  from: Year;
  to: Year;
}

/** Returns both years of a range, which JavaScript callers may leave out. */
const yearsOf = (range: Partial<YearRange<unknown>> | null | undefined): [from: unknown, to: unknown] => [
  range?.from,
  range?.to,
];

/**
 * Validates a range of two valid years in order. Spec §5. The message about the order is spelled as specified; the
 * rule is that `from` must not be after `to`.
 * @example
 * validateYearRange({ from: '2019', to: '2020' }, { currentYear: 2026 }); // { ok: true, value: { from: 2019, to: 2020 } }
 */
export const validateYearRange = (
  range: YearRange<string>,
  settings: YearSettings,
): Validation<YearRange> => {
  const [from, to] = yearsOf(range);
  if (!isText(from) || !isText(to)) return invalid('validation.year-range.required');
  if (from.trim() === '' || to.trim() === '') return invalid('validation.year-range.required');
  const first = validateYear(from, settings);
  if (!first.ok) return first;
  const last = validateYear(to, settings);
  if (!last.ok) return last;
  return first.value <= last.value
    ? valid({ from: first.value, to: last.value })
    : invalid('validation.year-range.order');
};
