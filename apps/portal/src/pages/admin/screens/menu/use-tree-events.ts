import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { DropPlace, Move } from './menu-order.ts';

/** The handlers of keys and the mouse for the items of a tree. */
interface TreeEvents {
  readonly move: (id: string, move: Move) => void;
  readonly drag: (id: string | null) => void;
  readonly drop: (on: string, place: DropPlace) => void;
}

const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const rowOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** The part of a row that an item is dropped on. */
const placeAt = (row: HTMLElement, clientY: number): DropPlace => {
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < 0.3) return 'before';
  return share > 0.7 ? 'after' : 'inside';
};

/** Listens for Alt with an arrow key and for dragging, anywhere in a tree. */
export const useTreeEvents = (
  tree: RefObject<HTMLElement | null>,
  { move, drag, drop }: TreeEvents,
): void => {
  useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends 'keydown' | 'dragstart' | 'dragend' | 'dragover' | 'drop'>(
      name: Name,
      act: (event: HTMLElementEventMap[Name], row: HTMLElement, id: string) => void,
    ): void =>
      tree.current?.addEventListener(
        name,
        (event) => {
          const row = rowOf(event);
          const id = row?.dataset['row'];
          if (row && id !== undefined) act(event, row, id);
        },
        listening,
      );
    listen('keydown', (event, _row, id) => {
      const wanted = event.altKey ? KEYS[event.key] : undefined;
      if (!wanted) return;
      event.preventDefault();
      move(id, wanted);
    });
    listen('dragstart', (_event, _row, id) => drag(id));
    listen('dragend', () => drag(null));
    listen('dragover', (event) => event.preventDefault());
    listen('drop', (event, row, id) => {
      event.preventDefault();
      drop(id, placeAt(row, event.clientY));
    });
    return () => listening.abort();
  });
};
