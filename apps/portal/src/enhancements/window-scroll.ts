import { HEADER_HEIGHT_PX, MOBILE_BELOW_PX } from '@open-discovery/config';
import type { ScrollPlace } from './scroll-to-fragment.ts';

const motion = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Height of the header for the offset of fragments: 0 on mobile and on pages without a header. Spec §2. */
const headerHeightPx = (): number => {
  const isMobile = window.matchMedia(`(width < ${MOBILE_BELOW_PX}px)`).matches;
  return isMobile || !document.querySelector('[data-header]') ? 0 : HEADER_HEIGHT_PX;
};

/** Adapts the window for scrolling while `isWanted` returns true. */
export const windowScroll = (isWanted: () => boolean): ScrollPlace => ({
  find: (fragment) => {
    const element = document.getElementById(fragment);
    return (
      element && {
        top: () => Math.round(element.getBoundingClientRect().top + window.scrollY),
        focus: () => element.focus({ preventScroll: true }),
      }
    );
  },
  scrollTo: (top) => window.scrollTo({ top, behavior: motion() }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isWanted,
  headerHeightPx,
});
