import { useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { matching } from '../../../../runtime/matching.ts';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import type { ContentState } from '../../use-content.ts';
import { useFailureText } from '../use-failure-text.ts';
import { ListSearch } from './list-search.tsx';
import { PAGE_SIZE, pageOf } from './list-page.ts';
import { Pages } from './pages.tsx';
import { useListPlace } from './use-list-place.ts';
import { Loading } from '../../../../components/loading.tsx';

/** As many items can be overlooked without a filter. */
const FEW = 10;

interface ItemListProps<Item> {
  /** The name of the list, for the filter and for screen readers. */
  readonly label: string;
  readonly content: ContentState<readonly Item[]>;
  readonly keyOf: (item: Item) => string;
  /** The words that the filter looks for. */
  readonly wordsOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  /** Explains an empty list and what to do. */
  readonly empty: ReactNode;
  /** Returns what can be done with all items that match the words of the filter. */
  readonly withFound?: (found: readonly Item[]) => ReactNode;
}

/** A list of items with a filter and pages. It tells apart loading, failed, empty, and nothing that matches. */
export const ItemList = <Item,>(props: ItemListProps<Item>) => {
  const { label, content, keyOf, wordsOf, children, empty, withFound } = props;
  const t = useMessages();
  const [{ words, page }, go] = useListPlace(label, 0);
  const deferred = useDeferredValue(words);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const { value: items } = content;
  if (!items) return <NoList content={content} />;
  const found = matching(items, deferred, wordsOf);
  const shown = pageOf(found, page);
  return (
    <div className="admin-list">
      {items.length > FEW && (
        <ListSearch
          label={t('admin.list-filter', { list: label })}
          words={words}
          onChange={(text) => go({ words: text, page: 0 })}
        />
      )}
      <p role="status" className="soft small">
        {deferred.trim() !== '' && t('admin.list-found', { count: found.length })}
      </p>
      {found.length > 1 && deferred.trim() !== '' && withFound?.(found)}
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

interface NoListProps {
  readonly content: ContentState<unknown>;
  /** Says what has failed, if that is not a list. */
  readonly failed?: string;
}

/** The state of a list that is loading or has failed, with a button to try again. */
export const NoList = ({ content: { error, reload }, failed }: NoListProps) => {
  const t = useMessages();
  const failureText = useFailureText();
  if (!error) return <Loading />;
  return (
    <div className="notice failed" role="alert">
      <p>
        <strong>{failed ?? t('admin.list-failed')}</strong>
      </p>
      <p>{failureText(error)}</p>
      <p>
        <button type="button" className="btn" onClick={reload}>
          {t('action.try-again')}
        </button>
      </p>
    </div>
  );
};
