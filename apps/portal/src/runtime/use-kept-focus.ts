import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus of keyboard users where items come and go: when the control of `area` that had it is gone, `place` gets
 * it instead of the start of the page, or of the next control, which might remove the next item.
 * @example const list = useRef<HTMLUListElement>(null);
 *          useKeptFocus(list);
 *          <ul ref={list} tabIndex={-1}>…</ul>
 */
export const useKeptFocus = (
  area: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null> = area,
): void => {
  const focused = useRef<EventTarget | null>(null);
  // Any rendering may remove the control, or bring another area. A key that is pressed a moment later must find the focus.
  useLayoutEffect(() => {
    const listening = new AbortController();
    area.current?.addEventListener('focusin', ({ target }) => (focused.current = target), listening);
    if (focused.current instanceof Element && !focused.current.isConnected) {
      focused.current = null;
      // `place` may go, too, as the heading of a form does.
      if (document.activeElement === document.body) place.current?.focus();
    }
    return () => listening.abort();
  });
};
