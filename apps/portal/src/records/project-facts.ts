import type { Project } from '@open-discovery/model';
import { formatMoney } from '../runtime/format-money.ts';

/** Returns the keywords of a project. Sources give all of them as one text. */
export const projectKeywords = ({ keywords }: Project): readonly string[] =>
  (keywords ?? '')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns an amount of a project's grant as text; `null` if it is unknown, for which sources give 0. */
export const projectAmount = (
  { granted }: Project,
  amount: 'fundedAmount' | 'totalCost',
  language: string,
): string | null => {
  const value = granted?.[amount];
  return value ? formatMoney(value, granted.currency ?? '', language) : null;
};
