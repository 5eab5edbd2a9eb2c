import { useDeferredValue, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import type { ContentState } from '../../use-content.ts';
import { useFailureText } from '../use-failure-text.ts';
import { matching, PAGE_SIZE, pageOf } from './list-page.ts';
import { Pages } from './pages.tsx';

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
}

/** A list of items with a filter and pages. It tells apart loading, failed, empty, and nothing that matches. */
export const ItemList = <Item,>({ label, content, keyOf, wordsOf, children, empty }: ItemListProps<Item>) => {
  const t = useMessages();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
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
        <Filter
          label={label}
          words={words}
          onChange={(text) => {
            setWords(text);
            setPage(0);
          }}
        />
      )}
      <p role="status" className="soft small">
        {deferred.trim() !== '' && t('admin.list-found', { count: found.length })}
      </p>
      {items.length === 0 && empty}
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {shown.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {found.length > PAGE_SIZE && <Pages {...shown} total={found.length} onChange={setPage} />}
    </div>
  );
};

/** The state of a list that is loading or has failed, with a button to try again. */
export const NoList = ({ content: { error, reload } }: { readonly content: ContentState<unknown> }) => {
  const t = useMessages();
  const failureText = useFailureText();
  if (!error) return <p role="status">{t('state.loading')}</p>;
  return (
    <div className="notice failed" role="alert">
      <p>
        <strong>{t('admin.list-failed')}</strong>
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

interface FilterProps {
  readonly label: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

const Filter = ({ label, words, onChange }: FilterProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <div className="admin-field">
      <label htmlFor={id}>{t('admin.list-filter', { list: label })}</label>
      <input id={id} type="search" value={words} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
};
