import { closeWhenLeft } from './close-when-left.ts';

const STOPS = 'a[href], summary';
const OPEN = '[data-menu] details[open], details[data-menu][open]';

/** Returns the focusable elements on the level of `element`, in document order. */
const neighbors = (element: Element): HTMLElement[] => {
  const list = element.closest('ul') ?? element.closest('[data-menu]');
  if (!list) return [];
  return [...list.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => (stop.closest('ul') ?? stop.closest('[data-menu]')) === list,
  );
};

const opened = (element: Element): HTMLDetailsElement | null => element.closest<HTMLDetailsElement>(OPEN);

const focusAt = (stops: readonly HTMLElement[], index: number): void =>
  stops.at(((index % stops.length) + stops.length) % stops.length)?.focus();

const step = (element: Element, by: number): void => {
  const stops = neighbors(element);
  focusAt(stops, stops.findIndex((stop) => stop === element) + by);
};

/** Opens the submenu of a summary and focuses its first (0) or last (-1) item. */
const enter = (summary: Element, at: number): void => {
  const details = summary.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  focusAt([...details.querySelectorAll<HTMLElement>('ul a[href]')], at);
};

const leave = (element: Element): HTMLElement | null => {
  const details = opened(element);
  const summary = details?.querySelector<HTMLElement>('summary') ?? null;
  if (details) details.open = false;
  summary?.focus();
  return summary;
};

const isWithin = (element: Element): boolean => element.matches('details ul *');

/** Up and down move within a submenu or open one. */
const vertical = (element: Element, by: 1 | -1): void => {
  if (isWithin(element)) step(element, by);
  else if (element.matches('summary')) enter(element, by === 1 ? 0 : -1);
};

/** Left and right move along the bar, also out of an open submenu. */
const horizontal = (element: Element, by: 1 | -1): void => {
  const onBar = isWithin(element) ? leave(element) : element;
  if (onBar) step(onBar, by);
};

const end = (element: Element, at: 0 | -1): void => focusAt(neighbors(element), at);

const KEYS: Readonly<Record<string, (element: Element) => void>> = {
  ArrowDown: (element) => vertical(element, 1),
  ArrowUp: (element) => vertical(element, -1),
  ArrowRight: (element) => horizontal(element, 1),
  ArrowLeft: (element) => horizontal(element, -1),
  Home: (element) => end(element, 0),
  End: (element) => end(element, -1),
  Escape: (element) => void leave(element),
};

/**
 * Adds arrow keys, Home, End and Escape to menus marked with `data-menu`; Enter, Space and Tab are the
 * browser's. A menu closes when the focus or a click moves elsewhere. Without scripts menus are plain
 * `<details>`.
 */
export const menuKeys = (page: Document): void => {
  page.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(STOPS) || !target.closest('[data-menu]')) return;
    if (event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    KEYS[event.key]?.(target);
  });
  closeWhenLeft(page, OPEN);
};
