import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns the width of an element in pixels, as it changes. */
export const useWidth = (element: RefObject<Element | null>): number => {
  const [widthPx, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => setWidth(Math.floor(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
};
