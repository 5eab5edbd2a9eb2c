import { searchField } from '@open-discovery/search-fields';
import type { FormRow, QueryForm, SearchQuery } from '@open-discovery/search-fields';
import { validateYear } from '@open-discovery/validators';
import { formFieldType } from './form-field-type.ts';
import { rowProblem } from './row-problem.ts';

type Parameter = readonly [name: string, value: string];

const yearParameters = ({ operator, value, end }: FormRow, currentYear: number): readonly Parameter[] => {
  const isYear = (text: string): boolean => validateYear(text, { currentYear }).ok;
  if (operator === 'until') return [['to', value]];
  if (operator !== 'between') return [['from', value]];
  const both = [
    ['from', value],
    ['to', end],
  ] as const;
  if (isYear(value) && isYear(end)) return both;
  const wrong = both.filter(([, text]) => text.trim() !== '' && !isYear(text));
  // A single year would be a separate filter.
  return wrong.length > 0 ? wrong : [['from', `${value}–${end}`]];
};

const dayParameters = (
  { field, operator, value, end }: FormRow,
  kind: SearchQuery['kind'],
): readonly Parameter[] => {
  const param = field === null ? undefined : searchField(kind, field)?.param;
  return param === undefined ? [] : [[param, operator === 'between' ? `${value}..${end}` : value]];
};

/**
 * Returns the years and days of a form that break a rule, as parameters of an address. The page of an address says
 * which of its parameters it left out and why.
 */
export const refusedRows = (
  form: QueryForm,
  kind: SearchQuery['kind'],
  currentYear: number,
): readonly Parameter[] =>
  form.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => rowProblem(row, currentYear) !== null)
    .flatMap((row) =>
      formFieldType(row.field) === 'year' ? yearParameters(row, currentYear) : dayParameters(row, kind),
    );
