import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { NoList } from '../../parts/list/item-list.tsx';
import type { ContentState } from '../../use-content.ts';
import { PAGE_SIZE } from './people-calls.ts';
import type { ListPage } from './people-calls.ts';

interface PagedListProps<Item> {
  readonly label: string;
  readonly content: ContentState<ListPage<Item>>;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly keyOf: (item: Item, index: number) => string;
  readonly children: (item: Item) => ReactNode;
  readonly empty: string;
}

/** A list whose pages come from the server. */
export const PagedList = <Item,>(props: PagedListProps<Item>) => {
  const { label, content, page, onPage, keyOf, children, empty } = props;
  const t = useMessages();
  const { value } = content;
  if (!value) return <NoList content={content} />;
  const { total, results } = value;
  if (total === 0) return <p role="status">{empty}</p>;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <div className="admin-list" aria-busy={content.isLoading}>
      <ul aria-label={label}>
        {results.map((item, index) => (
          <li key={keyOf(item, index)}>{children(item)}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="btn" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('admin.list-previous')}
        </button>
        <p role="status">{t('admin.list-page', { first, last: first + results.length - 1, total })}</p>
        <button
          type="button"
          className="btn"
          disabled={page * PAGE_SIZE >= total}
          onClick={() => onPage(page + 1)}
        >
          {t('admin.list-next')}
        </button>
      </div>
    </div>
  );
};
