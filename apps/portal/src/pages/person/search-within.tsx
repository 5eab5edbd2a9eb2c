import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { PERSON_PATH } from '../../runtime/person-path.ts';
import { SEARCH_FORM_ID } from '../../search/search-form.ts';
import { useSearchNavigation } from '../../search/use-search-navigation.ts';

/** Words to search the listed works for. All controls of the list belong to its form, as on home. */
export const SearchWithin = ({ keyword }: { readonly keyword: string }) => {
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
      action={PERSON_PATH}
      aria-label={t('person.search')}
      onSubmit={onSubmit}
    >
      <input
        ref={input}
        type="search"
        name="keyword"
        autoComplete="off"
        aria-label={t('person.search')}
        placeholder={t('person.search')}
        defaultValue={keyword}
      />
      <button type="submit">{t('search.submit')}</button>
    </form>
  );
};
