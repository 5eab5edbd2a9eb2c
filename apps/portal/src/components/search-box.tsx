import { KINDS } from '@open-discovery/model';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { clientOnlyLazy } from '../hydration/client-only-lazy.tsx';
import { enabledKinds } from '../search/enabled-kinds.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { SEARCH_FORM_ID } from '../search/search-form.ts';
import { useSearchNavigation } from '../search/use-search-navigation.ts';
import { useShownQuery } from '../search/use-shown-query.ts';

const Suggestions = clientOnlyLazy(async (i18n) => {
  const { Suggestions: Loaded, addSuggestionTexts } = await import('./suggestions/suggestions.tsx');
  await addSuggestionTexts(i18n);
  return Loaded;
});

interface SearchBoxProps {
  /** `small`: in a header. `tabbed`: above tabs, which choose the kind instead of the selector. */
  readonly variant: 'large' | 'small' | 'tabbed';
}

/** The search words and the kind to search: a plain form with the same address with and without scripts. */
export const SearchBox = ({ variant }: SearchBoxProps) => {
  const t = useMessages();
  const isLarge = variant !== 'small';
  const { configuration } = usePortal();
  const { submit } = useSearchNavigation();
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const [used, setUsed] = useState<HTMLInputElement | null>(null);
  const [assisted, assist] = useState<ComponentProps<'input'>>({});
  const query = useShownQuery();
  const shown = useRef(query.keyword);
  // The address decides the value. The element stays the same, so that it keeps the focus and text that was
  // typed before hydration.
  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    if (box === document.activeElement) setUsed(box);
    if (shown.current !== query.keyword) box.value = shown.current = query.keyword;
  }, [query.keyword]);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <form
      id={isLarge ? SEARCH_FORM_ID : undefined}
      className={`ask ${isLarge ? 'large' : 'small'}`}
      role="search"
      action="/"
      onSubmit={onSubmit}
    >
      {variant === 'tabbed' && <input type="hidden" name="type" value={KINDS[query.kind].typeWord} />}
      {variant === 'large' && (
        <select
          key={query.kind}
          name="type"
          aria-label={t('search.kind')}
          defaultValue={KINDS[query.kind].typeWord}
        >
          {enabledKinds(configuration).map((kind) => (
            <option key={kind} value={KINDS[kind].typeWord}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </select>
      )}
      <input
        ref={input}
        type="search"
        name="keyword"
        autoComplete="off"
        aria-label={t('search.words')}
        placeholder={t(isLarge ? 'search.placeholder' : 'search.words')}
        defaultValue={query.keyword}
        onFocus={({ currentTarget }) => setUsed(currentTarget)}
        {...assisted}
      />
      <button type="submit">{t('search.submit')}</button>
      {used && <Suggestions key={key} input={used} assist={assist} />}
    </form>
  );
};
