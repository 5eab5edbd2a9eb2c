/** The scroll position and focused control of a page. */
interface Place {
  readonly top: number;
  readonly focus: string | null;
  /** Distance of the focused control from the top of the screen, in px; `null` if it was out of view. */
  readonly focusTop: number | null;
}

const STORED_AS = 'places';
/** Older entries are dropped. */
const MOST_PLACES = 50;

/**
 * Returns a selector that finds an element again after its page was rendered again: its id, or its path from
 * the body.
 */
export const pathTo = (element: Element): string => {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const parent = element.parentElement;
  if (!parent || element === document.body) return 'body';
  return `${pathTo(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
};

const read = (): [string, Place][] => {
  try {
    // Written by this module in this tab.
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]') as [string, Place][];
  } catch {
    return [];
  }
};

/** Focuses an element, also one that is not a control, and does not scroll. */
export const focusAnything = (element: HTMLElement): void => {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Returns the distance of an element from the top of the screen, in px; `null` if it is out of view. */
export const topInView = (element: Element | null): number | null => {
  const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight ? top : null;
};

/** Stores the scroll position and focus of each history entry of this tab, also across reloads. */
export const createScrollMemory = () => {
  const places = new Map(read());
  return {
    remember: (key: string): void => {
      const { activeElement } = document;
      places.delete(key);
      places.set(key, {
        top: window.scrollY,
        focus: activeElement && activeElement !== document.body ? pathTo(activeElement) : null,
        focusTop: topInView(activeElement),
      });
    },
    /** Brings the reader back; false where nothing is known of the page. */
    restore: (key: string): boolean => {
      const place = places.get(key);
      if (!place) return false;
      const element = place.focus === null ? null : document.querySelector<HTMLElement>(place.focus);
      if (element) focusAnything(element);
      window.scrollTo({ top: place.top, behavior: 'instant' });
      // What was unfolded above the control is folded again.
      if (element && place.focusTop !== null && topInView(element) === null)
        window.scrollBy({
          top: element.getBoundingClientRect().top - place.focusTop,
          behavior: 'instant',
        });
      return true;
    },
    /** Stores the positions for the next document of this tab. */
    keep: (): void => sessionStorage.setItem(STORED_AS, JSON.stringify([...places].slice(-MOST_PLACES))),
  };
};
