import { focusSuccessor } from './focus-successor.ts';

/**
 * Keeps the focus near its place: if the focused element is removed, the one that takes its place or follows gets the focus.
 * Returns a function that does so before the browser reports the changes.
 */
export const keepFocus = (page: Document): (() => void) => {
  let last: Element | null = null;
  const keep = (changes: readonly MutationRecord[]): void => {
    if (last === null || last.isConnected) return;
    const removed = last;
    last = null;
    if (page.activeElement === page.body) focusSuccessor(removed, changes);
  };
  page.addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null));
  // Browsers report a removal too: only an element that is still there has been left by the visitor.
  page.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (last?.isConnected && page.activeElement !== last) last = null;
    }),
  );
  const observer = new MutationObserver(keep);
  observer.observe(page, { childList: true, subtree: true });
  return () => keep(observer.takeRecords());
};
