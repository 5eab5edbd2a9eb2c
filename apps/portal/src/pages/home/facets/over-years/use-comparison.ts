import type { ValuesOverYears } from '@open-discovery/graph-client';
import type { SearchField } from '@open-discovery/search-fields';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useLabels } from '../../../../runtime/use-labels.ts';
import { comparePeriods, formatPeriod } from './compare-periods.ts';
import type { ComparedPeriods, Period } from './compare-periods.ts';
import { overYearsCsv } from './over-years-csv.ts';

/** Returns the functions that compare counted values in two periods, with their names, and format the comparison as CSV. */
export const useComparison = (field: SearchField, before: Period, after: Period) => {
  const t = useMessages();
  const labels = useLabels();
  const compare = (answer: ValuesOverYears): ComparedPeriods => {
    const { values, all } = comparePeriods(answer, before, after);
    return {
      values: values.map((one) => ({ ...one, label: labels.value(field.name, one.value, one.label) })),
      all,
    };
  };
  const columns = [
    'id',
    t('over-years.value'),
    t('over-years.total'),
    formatPeriod(before),
    formatPeriod(after),
    t('over-years.change'),
  ];
  const csvOf = (answer: ValuesOverYears): string =>
    overYearsCsv({ columns, years: answer.years, all: t('over-years.all') }, compare(answer));
  return { compare, csvOf };
};
