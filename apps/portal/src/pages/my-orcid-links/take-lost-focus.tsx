import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Takes the focus if the control that had it is gone, so that readers with a keyboard stay where they were. */
export const TakeLostFocus = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // Before the page is shown: a key that is pressed a moment later must find the focus.
  useLayoutEffect(() => {
    if (isLost()) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};
