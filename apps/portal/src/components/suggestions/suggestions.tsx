import type { I18n } from '@lingui/core';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addMessages } from '../../messages/load-messages.ts';
import { useCurrentYear } from '../../runtime/use-current-year.ts';
import { queryOfForm, resultsAddress } from '../../search/search-address.ts';
import { isSubmitted } from '../../search/use-search-navigation.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './choice.ts';
import { rememberSearch } from './past-searches.ts';
import { SUGGESTIONS_CATALOG } from './suggestions-catalog.ts';
import { useAssistedInput } from './use-assisted-input.ts';
import { useChoiceGroups } from './use-choice-groups.ts';

export interface SuggestionsProps {
  readonly input: HTMLInputElement;
  readonly assist: (props: ComponentProps<'input'>) => void;
}

const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * Keeps the typed words: an option navigates, and leaving the box selects nothing. A click into the box opens
 * the list but never closes it, because pressing the button may have opened it already.
 */
const keepWords = (
  { inputValue }: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> => {
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue };
  return type === InputKeyDownEnter || type === ItemClick ? { ...changes, inputValue } : changes;
};

/**
 * Inputs that were enhanced on the page before. After a navigation from one of them, its list starts closed.
 */
const helped = new WeakSet<HTMLInputElement>();

/** Adds the texts of this part. */
export const addSuggestionTexts = (i18n: I18n): Promise<void> => addMessages(i18n, SUGGESTIONS_CATALOG);

/** The suggestions under the search box while words are typed. */
export const Suggestions = ({ input, assist }: SuggestionsProps) => {
  const navigate = useNavigate();
  const { query, readQuery, isTyping } = useTypedQuery(input);
  const { groups, forget } = useChoiceGroups(query, isTyping);
  const choices = groups.flatMap((group) => group.choices);
  const choose = ({ address, text }: Choice): void => {
    if (address === null) return forget();
    if (address.startsWith('/?')) rememberSearch({ words: text, address });
    void navigate(address);
  };
  const [isNew] = useState(() => !helped.has(input));
  useEffect(() => void helped.add(input), [input]);
  const box = useCombobox<Choice>({
    items: choices,
    itemToString: (choice) => choice?.text ?? '',
    selectedItem: null,
    initialInputValue: input.value,
    // The code arrived while the visitor was typing or had just focused the empty box.
    initialIsOpen:
      isNew && input === document.activeElement && (input.value === '' || input.value !== input.defaultValue),
    onInputValueChange: readQuery,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    stateReducer: keepWords,
  });
  const isShown = box.isOpen && choices.length > 0;
  useAssistedInput({ input, box, isShown, assist });
  return <ChoiceList groups={groups} isShown={isShown} box={box} />;
};

/**
 * Returns the query that the input's form would submit, updated as the visitor types; and a function that reports whether
 * they are still at it: a submitted search needs no suggestions. Submitted searches are remembered.
 */
const useTypedQuery = (input: HTMLInputElement) => {
  const { search } = useLocation();
  const year = useCurrentYear();
  const typedQuery = (): SearchQuery => (input.form ? queryOfForm(input.form, year) : EMPTY_QUERY);
  const [query, setQuery] = useState(typedQuery);
  useEffect(() => {
    const { form } = input;
    const onSubmit = (): void => {
      if (form)
        rememberSearch({ words: input.value.trim(), address: resultsAddress(queryOfForm(form, year)) });
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [input, year]);
  const isTyping = useCallback(
    () => input.form === null || !isSubmitted(input.form, search, year),
    [input, search, year],
  );
  return { query, isTyping, readQuery: () => setQuery(typedQuery()) };
};
