import type { Collection } from './collections.ts';
import type { Content } from './content.ts';
import type { AnyItem } from './item.ts';

/** The changes of a draft to the collections of its content. */
interface OwnCopies {
  readonly with: (content: Content, item: AnyItem) => Content;
  readonly without: (content: Content, item: AnyItem) => Content;
  readonly withFlag: (content: Content, key: string, isOn: boolean) => Content;
}

/**
 * Returns functions that change a content. A collection is copied before its first change only: a copy for each of a
 * hundred approved links, of the thousands that there are, would take seconds. The base stays as it is.
 */
export const ownCopies = (base: Content): OwnCopies => {
  const items = new Map<Collection, Map<string, AnyItem>>();
  let enabled: Set<string> | null = null;
  const changed = (
    content: Content,
    collection: Collection,
    change: (copy: Map<string, AnyItem>) => void,
  ): Content => {
    const copy = items.get(collection) ?? new Map<string, AnyItem>(base.items[collection]);
    items.set(collection, copy);
    change(copy);
    return { ...content, items: { ...content.items, [collection]: copy } };
  };
  return {
    with: (content, item) => changed(content, item.collection, (copy) => copy.set(item.id, item)),
    without: (content, { collection, id }) => changed(content, collection, (copy) => copy.delete(id)),
    withFlag: (content, key, isOn) => {
      enabled ??= new Set(base.enabled);
      if (isOn) enabled.add(key);
      else enabled.delete(key);
      return { ...content, enabled };
    },
  };
};
