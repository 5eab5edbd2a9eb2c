import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../runtime/use-hydrated.ts';

/**
 * A part of a page that is rendered right after the page's heading when a visitor follows a link, so that the heading does
 * not wait for it. The server's page is complete at once, and so is one from the browser's history: its scroll position is
 * restored.
 */
export const RestOfPage = ({ children }: { readonly children: ReactNode }) => {
  const isHydrated = useHydrated();
  const isComplete = useNavigationType() === NavigationType.Pop || !isHydrated;
  const [isShown, setShown] = useState(isComplete);
  useEffect(() => startTransition(() => setShown(true)), []);
  // Until then the page is as high as the screen, so that the footer is not seen moving.
  return isShown ? children : <template className="rest" />;
};
