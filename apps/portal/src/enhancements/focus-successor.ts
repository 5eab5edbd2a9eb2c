/** The controls that Tab reaches, except the links that skip a part of the page. */
const TAB_STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(.skip, [tabindex="-1"])';

/** The place that a part of the page had before it was removed: in a parent, after a sibling. */
interface Place {
  readonly removed: Node;
  readonly parent: Element;
  readonly previous: Node | null;
}

/** Returns the place of an element in the rest of the page, as far as the changes reveal it. */
const placeOf = (removed: Element, changes: readonly MutationRecord[]): Place | null => {
  let lost: Node = removed;
  let place: Place | null = null;
  for (const { target, removedNodes, previousSibling } of changes) {
    const part = [...removedNodes].find((node) => node.contains(lost));
    if (!part || !(target instanceof Element)) continue;
    const previous = previousSibling?.parentNode === target ? previousSibling : null;
    place = { removed: part, parent: target, previous };
    // The parent may be removed by a later change.
    lost = target;
  }
  return place?.parent.isConnected ? place : null;
};

const isAfter = (element: Element, { parent, previous }: Place): boolean => {
  const position = (previous ?? parent).compareDocumentPosition(element);
  return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING) && previous?.contains(element) !== true;
};

/** Returns the element at the position of `removed` in what is now at the place: in the next row, or in new content. */
const counterpart = (removed: Element, place: Place): Element | undefined => {
  if (removed === place.removed) {
    const next = [...place.parent.children].find((child) => isAfter(child, place));
    return next?.tagName === removed.tagName && next.className === removed.className ? next : undefined;
  }
  const { parentElement } = removed;
  if (parentElement === null) return undefined;
  const index = [...parentElement.children].indexOf(removed);
  return counterpart(parentElement, place)?.children[index];
};

/** Links of drawings are elements of SVG. */
const isControl = (element: Element | undefined): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** Hidden and disabled elements refuse the focus. */
const takesFocus = (element: HTMLElement | SVGElement): boolean => {
  element.focus();
  return document.activeElement === element;
};

/**
 * Focuses the same control of what is now at a place; otherwise what follows in the smallest group around it, or what is
 * before it there. From the main part, the focus does not go to the menu or the footer: a navigation that is on its way
 * would leave it there.
 */
const focusNear = (removed: Element, place: Place): void => {
  const same = counterpart(removed, place);
  if (isControl(same) && same.tagName === removed.tagName && takesFocus(same)) return;
  for (
    let group: Element | null = place.parent;
    group;
    group = group.matches('main') ? null : group.parentElement
  ) {
    const all = [...group.querySelectorAll<HTMLElement>(TAB_STOPS)];
    const next = all.filter((element) => isAfter(element, place));
    const before = all.filter((element) => !next.includes(element)).reverse();
    if ([...next, ...before].some(takesFocus)) return;
  }
};

/**
 * Focuses what is now at the place of an element that changes of the page have removed, or near it. New content as a whole
 * is left to the navigation.
 */
export const focusSuccessor = (removed: Element, changes: readonly MutationRecord[]): void => {
  // It is within a main part that was removed as well.
  if (removed.closest('main')) return;
  const place = placeOf(removed, changes);
  if (place) focusNear(removed, place);
};
