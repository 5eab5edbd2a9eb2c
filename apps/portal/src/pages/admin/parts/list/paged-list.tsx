import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import type { ContentState } from '../../use-content.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { PAGE_SIZE } from './list-page.ts';
import { Pages } from './pages.tsx';

/** A page of a list. */
export interface ServerPage<Item> {
  readonly total: number;
  readonly results: readonly Item[];
}

interface PagedListProps<Item> {
  readonly label: string;
  readonly content: ContentState<ServerPage<Item>>;
  /** From 1. */
  readonly page: number;
  /** The items of a page, {@link PAGE_SIZE} by default. */
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
  readonly keyOf: (item: Item, index: number) => string;
  readonly children: (item: Item) => ReactNode;
  readonly empty: string;
}

/** A list whose pages come from the server. */
export const PagedList = <Item,>(props: PagedListProps<Item>) => {
  const { label, content, page, pageSize = PAGE_SIZE, onPage, keyOf, children, empty } = props;
  const { value } = content;
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const last = Math.ceil((value?.total ?? 0) / pageSize);
  const isBeyond = last > 0 && page > last;
  // The last item of the last page may be gone.
  useEffect(() => {
    if (isBeyond) onPage(last);
  }, [isBeyond, last, onPage]);
  if (!value) return <NotLoaded content={content} />;
  const { total, results } = value;
  if (total === 0) return <p role="status">{empty}</p>;
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="admin-list" aria-busy={content.isLoading}>
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {results.map((item, index) => (
          <li key={keyOf(item, index)}>{children(item)}</li>
        ))}
      </ul>
      {total > pageSize && (
        <Pages
          page={page - 1}
          first={first}
          last={first + results.length - 1}
          total={total}
          onChange={(index) => onPage(index + 1)}
        />
      )}
    </div>
  );
};
