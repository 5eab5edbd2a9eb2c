import { useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { matching } from '../../../../runtime/matching.ts';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import type { ContentState } from '../../use-content.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { ListSearch } from './list-search.tsx';
import { PAGE_SIZE, pageOf } from './list-page.ts';
import { Pages } from './pages.tsx';
import { useListPlace } from './use-list-place.ts';

/** As many items can be overlooked without a filter. */
const FEW = 10;

interface ItemsProps<Item> {
  /** The name of the list, for the filter and for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The words that the filter looks for. */
  readonly wordsOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  /** Explains an empty list and what to do. */
  readonly empty: ReactNode;
  /** Returns what can be done with all items that match the words of the filter. */
  readonly withFound?: (found: readonly Item[]) => ReactNode;
}

interface ItemListProps<Item> extends Omit<ItemsProps<Item>, 'items'> {
  readonly content: ContentState<readonly Item[]>;
}

/** A list of items that are loaded, as {@link Items} shows it, or its state while it is loading or has failed. */
export const ItemList = <Item,>({ content, ...list }: ItemListProps<Item>) =>
  content.value ? <Items {...list} items={content.value} /> : <NotLoaded content={content} />;

/** A list of items with a filter, if there are many, and pages. */
export const Items = <Item,>(props: ItemsProps<Item>) => {
  const { label, items, keyOf, wordsOf, children, empty, withFound } = props;
  const t = useMessages();
  const [{ words, page }, go] = useListPlace(label, 0);
  const deferred = useDeferredValue(words);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const hasFilter = items.length > FEW;
  // Once the list is too short for a filter, words that were typed before hide nothing.
  const filter = hasFilter ? deferred.trim() : '';
  const found = matching(items, filter, wordsOf);
  const shown = pageOf(found, page);
  return (
    <div className="admin-list">
      {hasFilter && (
        <>
          <ListSearch
            label={t('admin.list-filter', { list: label })}
            words={words}
            onChange={(text) => go({ words: text, page: 0 })}
          />
          <p role="status" className="soft small">
            {filter !== '' && t('admin.list-found', { count: found.length })}
          </p>
        </>
      )}
      {found.length > 1 && filter !== '' && withFound?.(found)}
      {items.length === 0 && empty}
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {shown.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {found.length > PAGE_SIZE && (
        <Pages {...shown} total={found.length} onChange={(next) => go({ words, page: next })} />
      )}
    </div>
  );
};
