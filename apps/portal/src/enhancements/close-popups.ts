const OPEN = 'details[data-popup][open]';

const close = (details: HTMLDetailsElement): void => {
  details.open = false;
};

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
    close(details);
    details.querySelector<HTMLElement>('summary')?.focus();
  });
  const closeOthers = ({ target }: Event): void => {
    for (const details of page.querySelectorAll<HTMLDetailsElement>(OPEN))
      // What a click has removed from the page may have been within.
      if (target instanceof Node && target.isConnected && !details.contains(target)) close(details);
  };
  page.addEventListener('focusin', closeOthers);
  page.addEventListener('click', closeOthers);
};
