import { SCROLL } from '@open-discovery/config';

/** The page as scrolling needs it; tests replace the window. */
export interface ScrollPlace {
  /** Returns the element of a fragment once the page has it. */
  readonly find: (fragment: string) => { readonly top: () => number; readonly focus: () => void } | null;
  readonly scrollTo: (top: number) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Reports whether the visitor is still on the page and has not scrolled themselves. */
  readonly isWanted: () => boolean;
  /** Height of the sticky header; 0 where there is none and on mobile. */
  readonly headerHeightPx: () => number;
}

/**
 * Scrolls a fragment's element below the header. Retries while the element is missing, and scrolls once more
 * if it moved while the page settled. Spec §2 "Navigation behavior", §9.
 */
export const scrollToFragment = async (fragment: string, place: ScrollPlace): Promise<boolean> => {
  for (let attempt = 1; attempt <= SCROLL.tries && place.isWanted(); attempt += 1) {
    const element = place.find(fragment);
    if (element) {
      const aim = () => element.top() - place.headerHeightPx() - SCROLL.offsetPx;
      const aimed = aim();
      place.scrollTo(aimed);
      element.focus();
      await place.wait(SCROLL.settleMs);
      if (place.isWanted() && aim() !== aimed) place.scrollTo(aim());
      return true;
    }
    if (attempt < SCROLL.tries) await place.wait(SCROLL.retryMs);
  }
  return false;
};
