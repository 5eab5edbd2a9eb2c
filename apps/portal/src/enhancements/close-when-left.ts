/** Closes unfolded panels once the focus or a click moves elsewhere. */
export const closeWhenLeft = (page: Document, open: string): void => {
  // A press moves the focus before its click. A panel that closed in between could move what is pressed from under the pointer.
  let isPressed = false;
  const closeOthers = ({ target }: Event): void => {
    if (isPressed) return;
    for (const details of page.querySelectorAll<HTMLDetailsElement>(open))
      // If the click has removed its target from the page, the target may have been in the panel.
      if (target instanceof Node && target.isConnected && !details.contains(target)) details.open = false;
  };
  page.addEventListener('mousedown', () => (isPressed = true));
  // A press that becomes a drag or is released outside the window sends no `mouseup`.
  for (const end of ['mouseup', 'dragend', 'keydown', 'blur'])
    window.addEventListener(end, () => (isPressed = false));
  page.addEventListener('focusin', closeOthers);
  page.addEventListener('click', closeOthers);
};
