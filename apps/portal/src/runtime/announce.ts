/** Id of the layout's live region. */
export const ANNOUNCER = 'announcer';

/** Makes screen readers say a text, without moving the focus. */
export const announce = (text: string): void => {
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = text;
};
