import type { Endpoint } from '@open-discovery/http';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useContent } from '../../use-content.ts';
import { PAGE_SIZE } from './list-page.ts';
import { ListSearch } from './list-search.tsx';
import { PagedList } from './paged-list.tsx';
import type { ServerPage } from './paged-list.tsx';
import { useListPlace } from './use-list-place.ts';

/** A page of the answer, as the admin tool counts it. */
interface AnswerPage<Item> {
  readonly header: { readonly numFound: number };
  readonly results: readonly Item[];
}

interface PageRequest {
  readonly search?: string;
  readonly page: number;
  readonly pageSize: number;
}

interface SearchedListProps<Item> {
  readonly label: string;
  /** The label of the search. */
  readonly search: string;
  readonly read: (request: PageRequest) => Endpoint<AnswerPage<Item> | ServerPage<Item>>;
  readonly keyOf: (item: Item, index: number) => string;
  /** Says that there are no items at all. */
  readonly empty: string;
  /** The outcome of the last change, if the list shows it. */
  readonly note?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list that the server searches and divides into pages. An empty one has no search. */
export const SearchedList = <Item,>(props: SearchedListProps<Item>) => {
  const { label, search, read, keyOf, empty, note, children } = props;
  const t = useMessages();
  const [{ words, page }, go] = useListPlace(label, 1);
  const searched = useDeferredValue(words.trim());
  const { value, ...reading } = useContent(
    read({ ...(searched && { search: searched }), page, pageSize: PAGE_SIZE }),
  );
  const shown = value && {
    total: 'header' in value ? value.header.numFound : value.total,
    results: value.results,
  };
  const isEmpty = words === '' && shown?.total === 0;
  return (
    <>
      {!isEmpty && (
        <ListSearch label={search} words={words} onChange={(text) => go({ words: text, page: 1 })} />
      )}
      {note}
      <PagedList
        label={label}
        content={{ ...reading, ...(shown && { value: shown }) }}
        page={page}
        onPage={(next) => go({ words, page: next })}
        keyOf={keyOf}
        empty={isEmpty ? empty : t('admin.list-no-match')}
      >
        {children}
      </PagedList>
    </>
  );
};
