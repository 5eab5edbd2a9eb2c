import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useRovingFocus } from '../../../components/charts/use-roving-focus.ts';

/** A range of years being selected; `anchor` is its start. */
interface Brush {
  readonly anchor: number;
  readonly end: number;
}

export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

const focusedYear = (): number | null => {
  const year = document.activeElement?.getAttribute('data-year');
  return year ? Number(year) : null;
};

const spanOf = ({ anchor, end }: Brush): YearSpan => ({
  from: Math.min(anchor, end),
  to: Math.max(anchor, end),
});

/**
 * Makes the bars a single tab stop: arrow keys move between them, Shift with arrows selects a range, Enter
 * applies it, and Escape cancels. `apply` is `null` where only single years can be chosen.
 */
export const useYearBrush = (
  bars: RefObject<Element | null>,
  apply: ((span: YearSpan) => void) | null,
): { readonly span: YearSpan | null; readonly onKeyDown: (event: KeyboardEvent) => void } => {
  const [brush, setBrush] = useState<Brush | null>(null);
  const move = useRovingFocus(bars);
  const onKeyDown = (event: KeyboardEvent): void => {
    const before = focusedYear();
    if (before === null) return;
    if (event.key === 'Enter' && brush !== null) {
      event.preventDefault();
      setBrush(null);
      apply?.(spanOf(brush));
      return;
    }
    // Escape also closes a sheet; the first press only cancels the range.
    if (event.key === 'Escape' && brush !== null) event.preventDefault();
    move(event);
    const after = focusedYear();
    if (after !== before && event.shiftKey && apply !== null)
      setBrush({ anchor: brush?.anchor ?? before, end: after ?? before });
    else if (event.key === 'Escape' || after !== before) setBrush(null);
  };
  return { span: brush && spanOf(brush), onKeyDown };
};
