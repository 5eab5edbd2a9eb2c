/**
 * A binary heap: the item that is before all others is on top.
 * @example
 * const heap = new Heap<number>((left, right) => left < right);
 * heap.push(7);
 * heap.pop(); // 7
 */
export class Heap<Item> {
  /** The top comes first; the others are in no particular order. */
  readonly items: Item[];
  readonly #isBefore: (left: Item, right: Item) => boolean;

  /** Takes ownership of the first items, which are in order. */
  constructor(isBefore: (left: Item, right: Item) => boolean, items: Item[] = []) {
    this.#isBefore = isBefore;
    this.items = items;
  }

  push(item: Item): void {
    const { items } = this;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      const above = items[parent] as Item;
      if (!this.#isBefore(item, above)) break;
      items[at] = above;
      at = parent;
    }
    items[at] = item;
  }

  pop(): Item | undefined {
    const [top] = this.items;
    const last = this.items.pop();
    if (last !== undefined && this.items.length > 0) this.replaceTop(last);
    return top;
  }

  replaceTop(item: Item): void {
    const { items } = this;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && this.#isBefore(items[child + 1] as Item, items[child] as Item))
        child += 1;
      if (!this.#isBefore(items[child] as Item, item)) break;
      items[at] = items[child] as Item;
      at = child;
    }
    items[at] = item;
  }
}
