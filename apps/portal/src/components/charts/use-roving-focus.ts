import { useEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** New position for each key. A chart with a hundred marks is a single tab stop. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Moves the focus between the marks of a drawing, by default its links, with the arrow keys; only one of them is a tab
 * stop at a time.
 */
export const useRovingFocus = (drawing: RefObject<Element | null>, marks = 'svg a, :scope > a') => {
  const links = () => [...(drawing.current?.querySelectorAll<SVGElement>(marks) ?? [])];
  const focused = () => links().findIndex((mark) => mark === document.activeElement);
  const makeReachable = (reached: number) =>
    links().forEach((link, at) => link.setAttribute('tabindex', at === reached ? '0' : '-1'));
  useEffect(() => makeReachable(Math.max(0, focused())));
  return (event: KeyboardEvent): void => {
    const all = links();
    const at = focused();
    const next = STEPS[event.key]?.(at, all.length);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const reached = Math.min(Math.max(0, next), all.length - 1);
    makeReachable(reached);
    all[reached]?.focus();
  };
};
