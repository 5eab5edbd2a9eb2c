import { parseDate } from './parse-date.ts';

interface WithOriginals {
  readonly originalValues?: readonly { readonly field: string; readonly value: string }[] | null;
}

/** Returns the source's own texts of a field that the record could not take as they are. */
const originalsOf = ({ originalValues }: WithOriginals, field: string): string[] =>
  (originalValues ?? []).flatMap((original) => (original.field === field ? [original.value] : []));

/**
 * Returns the known part of a date field: the day, or the month or year if the source's own text says no more; `null` if
 * the record has no such date.
 * @example knownDate({ startDate: '2018-02-01', originalValues: [{ field: 'startDate', value: '2018-2' }] }, 'startDate') // '2018-02'
 */
export const knownDate = <Field extends string>(
  record: WithOriginals & { readonly [Name in Field]?: string | null },
  field: Field,
): string | null => {
  const day: string | null | undefined = record[field];
  if (!day) return null;
  const said = originalsOf(record, field).map((text) => parseDate(text));
  return said.find((date) => date?.day === day)?.known ?? day;
};
