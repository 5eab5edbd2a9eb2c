import { closeWhenLeft } from './close-when-left.ts';

const OPEN = 'details[data-popup][open]';

/**
 * Closes unfolded panels marked with `data-popup`: on Escape, which returns the focus to their button, and when the focus
 * or a click moves elsewhere. Without scripts they are plain `<details>`.
 */
export const closePopups = (page: Document): void => {
  page.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
    const details = target.closest<HTMLDetailsElement>(OPEN);
    if (details === null) return;
    event.preventDefault();
    details.open = false;
    details.querySelector<HTMLElement>('summary')?.focus();
  });
  closeWhenLeft(page, OPEN);
};
