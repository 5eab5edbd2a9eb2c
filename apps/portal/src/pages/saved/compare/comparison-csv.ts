import { formatCsv } from '@open-discovery/export-formats/csv';
import type { Translate } from '../../../messages/use-messages.ts';
import type { ComparedFact } from './compare-facts.ts';
import type { Figures } from './figures-of.ts';

interface ComparisonTable {
  readonly titles: readonly string[];
  readonly facts: readonly ComparedFact[];
  readonly figures: Figures;
  readonly t: Translate;
}

/** Formats a comparison as CSV: a column for each record, a row for each fact and figure. */
export const comparisonCsv = ({ titles, facts, figures, t }: ComparisonTable): string =>
  formatCsv([
    [t('compare.fact'), t('compare.differs'), ...titles],
    ...facts.map(({ name, values, isDifferent }) => [
      name,
      t(isDifferent ? 'answer.true' : 'answer.false'),
      ...values.map((ofRecord) => ofRecord.join('; ')),
    ]),
    ...figures.ofEach.map(({ name, counts }) => [
      t(name),
      t(new Set(counts.map(({ total }) => total)).size > 1 ? 'answer.true' : 'answer.false'),
      ...counts.map(({ total }) => total),
    ]),
  ]);
