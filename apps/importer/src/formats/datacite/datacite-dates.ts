import { fieldsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { startOfRange } from '../mapping/dates.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf, wordsOf } from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';

/** Types of dates that mean publication, best first. */
const PUBLISHED = ['Issued', 'Available', 'Created', 'Submitted', 'Accepted'];

/** Returns the date of publication that is more exact than the year. */
const exactDate = (source: Fields): string | undefined => {
  const year = wordOf(source['publicationYear']);
  if (year === null) return undefined;
  return fieldsOf(source['dates'])
    .flatMap((item) =>
      PUBLISHED.includes(textOf(item['dateType']) ?? '') ? (wordOf(item['date']) ?? []) : [],
    )
    .map(startOfRange)
    .find((date) => date.startsWith(year) && date.length > year.length);
};

/** Reports whether the rights name an embargo, which ends when the work becomes available. */
const isEmbargoed = ({ rights, rightsList }: Fields): boolean =>
  /embargo|c_f1cf/i.test(JSON.stringify([rights, rightsList]));

export const datesRow: Row<Work> = {
  field: 'dates',
  section: 'DataCite 4.5, property 8',
  to: 'publicationDate, embargoEndDate',
  parts: ['date', 'dateType'],
  read: (values, source) => {
    const dates = fieldsOf(values);
    const ofType = (type: string): string[] =>
      dates.flatMap((item) => (textOf(item['dateType']) === type ? (wordOf(item['date']) ?? []) : []));
    return {
      dates: PUBLISHED.slice(0, 2).flatMap(ofType).map(startOfRange),
      embargoEnds: isEmbargoed(source) ? ofType('Available').map(startOfRange) : [],
    };
  },
  lost: (values, source) =>
    fieldsOf(values).flatMap((item) => {
      const [type, date] = [textOf(item['dateType']) ?? 'no type', wordOf(item['date'])];
      return PUBLISHED.slice(0, 2).includes(type) || date === null || startOfRange(date) === exactDate(source)
        ? []
        : [type];
    }),
};

/** The year decides; a date of the same year is more exact, and other dates are not those of publication. */
export const yearRow: Row<Work> = {
  field: 'publicationYear',
  section: 'DataCite 4.5, property 5',
  to: 'publicationDate',
  read: (values, source) => {
    const year = wordsOf(values)[0] ?? '';
    const exact = exactDate(source);
    return { dates: exact === undefined ? [year] : [exact] };
  },
};
