import { contradict } from '../merge/works/compare-titles.ts';
import { foldWords } from '../merge/fold-words.ts';
import type { ReadReporter } from '../report/report.ts';
import type { RecordRow, RowSet } from './rows.ts';

const titleOf = ({ item: { kind, record } }: RecordRow): string => {
  if (kind === 'product') return record.mainTitle ?? '';
  return kind === 'project' ? (record.title ?? '') : '';
};

const folded = (row: RecordRow): string => foldWords(titleOf(row)).join(' ');

/** Reports the works that had the id of another one. The import that brought an earlier record has reported it. */
export const reportApart = (main: RowSet, others: readonly RowSet[], reporter: ReadReporter): void => {
  const [first] = main.rows;
  if (first === undefined) return;
  for (const { id, rows } of others)
    for (const row of rows)
      if (row.place && row.isEarlier !== true)
        reporter.contradicted(
          { kind: 'product', id: main.id, titles: [titleOf(first), titleOf(row)], otherId: id },
          row.place,
        );
};

/** Reports projects that are one by the number of their grant although their titles contradict. */
export const reportProjects = (id: string, rows: readonly RecordRow[], reporter: ReadReporter): void => {
  if (rows.length < 2) return;
  const [first, ...others] = rows.filter(
    (row) => row.item.kind === 'project' && row.place && folded(row) !== '',
  );
  if (first === undefined) return;
  for (const row of others)
    if (row.place && row.isEarlier !== true && contradict(folded(first), folded(row)))
      reporter.contradicted(
        { kind: 'project', id, titles: [titleOf(first), titleOf(row)], otherId: null },
        row.place,
      );
};
