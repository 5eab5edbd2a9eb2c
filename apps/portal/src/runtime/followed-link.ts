/** The browser handles clicks that open another tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Returns the link that a click follows in this tab; marks of charts are links as well. */
export const followedLink = (event: Event): Element | null =>
  event instanceof MouseEvent && isPlain(event) && event.target instanceof Element
    ? event.target.closest('a[href]:not([target], [download])')
    : null;

/** Returns the address of a link of any kind: links in drawings have no `pathname`. */
export const addressOfLink = (link: Element): URL =>
  new URL(link.getAttribute('href') ?? '', document.baseURI);
