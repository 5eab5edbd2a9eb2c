import { SCROLL } from '@open-discovery/config';

/** What scrolling needs of the page; the window stands behind it. */
export interface ScrollPlace {
  /** The element of a fragment, once the page has it. */
  readonly find: (fragment: string) => { readonly top: () => number; readonly focus: () => void } | null;
  readonly scrollTo: (top: number) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether the reader is still here and has not taken the scrolling over. */
  readonly isWanted: () => boolean;
  /** Height of the header that stands above the page; 0 where there is none and on mobile. */
  readonly headerHeightPx: () => number;
}

/**
 * Brings a fragment's element below the header. What is not there yet is looked for again; what the page has moved while
 * it settled is aimed at once more. Spec §2 "Navigation behavior", §9.
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
