/** Closes unfolded panels once the focus or a click moves elsewhere. */
export const closeWhenLeft = (page: Document, open: string): void => {
  const closeOthers = ({ target }: Event): void => {
    for (const details of page.querySelectorAll<HTMLDetailsElement>(open))
      // If the click has removed its target from the page, the target may have been in the panel.
      if (target instanceof Node && target.isConnected && !details.contains(target)) details.open = false;
  };
  page.addEventListener('focusin', closeOthers);
  page.addEventListener('click', closeOthers);
};
