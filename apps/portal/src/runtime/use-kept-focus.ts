import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the focus of keyboard users in a list whose items come and go. When the control that had it is gone, `place` gets
 * it instead of the start of the page.
 * @example const { place, onFocus } = useKeptFocus<HTMLUListElement>();
 *          <ul ref={place} tabIndex={-1} onFocus={onFocus}>…</ul>
 */
export const useKeptFocus = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const focused = useRef<Element | null>(null);
  // Any rendering may remove the control.
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  const onFocus = ({ target }: FocusEvent): void => {
    focused.current = target;
  };
  return { place, onFocus };
};
