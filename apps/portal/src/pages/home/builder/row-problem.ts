import { validateDate, validateYear, validateYearRange } from '@open-discovery/validators';
import type { MessageValues, Validation } from '@open-discovery/validators';
import { formFieldType } from './form-field-type.ts';
import type { FormRow } from '@open-discovery/search-fields';

const MESSAGES = [
  'validation.year',
  'validation.year-range.order',
  'validation.year-range.required',
  'validation.date',
] as const;

export interface RowProblem {
  readonly messageId: (typeof MESSAGES)[number];
  readonly values: MessageValues;
}

const first = (...checks: readonly Validation<unknown>[]): RowProblem | null => {
  const failed = checks.find((check) => !check.ok);
  const messageId = MESSAGES.find((id) => failed?.messageId === id);
  return failed && messageId ? { messageId, values: failed.values } : null;
};

const isEmpty = ({ value, end }: FormRow): boolean => value.trim() === '' && end.trim() === '';

/**
 * Returns the problem with the years or days of a row, in the words of Spec §5; none while the row is empty.
 */
export const rowProblem = (row: FormRow, currentYear: number): RowProblem | null => {
  const type = formFieldType(row.field);
  if ((type !== 'year' && type !== 'date') || row.operator === 'exists' || isEmpty(row)) return null;
  const settings = { currentYear };
  const isRange = row.operator === 'between';
  if (type === 'year')
    return first(
      isRange
        ? validateYearRange({ from: row.value, to: row.end }, settings)
        : validateYear(row.value, settings),
    );
  return first(validateDate(row.value), ...(isRange ? [validateDate(row.end)] : []));
};
