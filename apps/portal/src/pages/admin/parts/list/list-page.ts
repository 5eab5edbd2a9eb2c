/** The items that a list shows at once: a thousand rows would be slow to read, by people and by browsers. */
export const PAGE_SIZE = 50;

/** A page of a list. `first` and `last` are counted from 1. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly first: number;
  readonly last: number;
}

/** Returns a page of a list, counted from 0; the last one if there are not as many. */
export const pageOf = <Item>(items: readonly Item[], wanted: number): ListPage<Item> => {
  const page = Math.max(0, Math.min(wanted, Math.ceil(items.length / PAGE_SIZE) - 1));
  const start = page * PAGE_SIZE;
  const shown = items.slice(start, start + PAGE_SIZE);
  return { items: shown, page, first: Math.min(start + 1, items.length), last: start + shown.length };
};
