import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { SEARCH_FORM_ID } from '../../search/search-form.ts';
import { useSearchNavigation } from '../../search/use-search-navigation.ts';

interface SearchWithinProps {
  /** The path of the page. */
  readonly action: string;
  readonly keyword: string;
  readonly label: string;
}

/** Words to search the works for that a page lists. All controls of the list belong to its form, as on home. */
export const SearchWithin = ({ action, keyword, label }: SearchWithinProps) => {
  const t = useMessages();
  const { submit } = useSearchNavigation();
  const input = useRef<HTMLInputElement>(null);
  // The address decides the value. The element stays the same, so that it keeps the focus.
  useEffect(() => {
    if (input.current) input.current.value = keyword;
  }, [keyword]);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <form
      id={SEARCH_FORM_ID}
      className="ask small"
      role="search"
      action={action}
      aria-label={label}
      onSubmit={onSubmit}
    >
      <input
        ref={input}
        type="search"
        name="keyword"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        defaultValue={keyword}
      />
      <button type="submit">{t('search.submit')}</button>
    </form>
  );
};
