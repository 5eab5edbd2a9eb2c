/** A click that opens another tab or window is the browser's. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link that a click follows in this very tab; marks of charts are links as well. */
export const followedLink = (event: Event): Element | null =>
  event instanceof MouseEvent && isPlain(event) && event.target instanceof Element
    ? event.target.closest('a[href]:not([target], [download])')
    : null;

/** Where a link leads, whatever its element: those of drawings have no `pathname`. */
export const addressOfLink = (link: Element): URL =>
  new URL(link.getAttribute('href') ?? '', document.baseURI);
