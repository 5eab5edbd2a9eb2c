import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useRovingFocus } from '../../../components/charts/use-roving-focus.ts';

/** A span of years that is being chosen; `anchor` is where it began. */
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
 * Bars that are one stop of the tabulator key: arrows move between them, with Shift they choose a span, Enter applies it,
 * Escape gives it up. `apply` is `null` where only single years can be asked for.
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
    // Escape closes a sheet as well; the first one only gives up the span.
    if (event.key === 'Escape' && brush !== null) event.preventDefault();
    move(event);
    const after = focusedYear();
    if (after !== before && event.shiftKey && apply !== null)
      setBrush({ anchor: brush?.anchor ?? before, end: after ?? before });
    else if (event.key === 'Escape' || after !== before) setBrush(null);
  };
  return { span: brush && spanOf(brush), onKeyDown };
};
