import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../runtime/portal-context.tsx';
import { queryOfForm, resultsAddress } from '../../search/search-address.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './choice.ts';
import { rememberSearch } from './past-searches.ts';
import { useAssistedInput } from './use-assisted-input.ts';
import { useChoiceGroups } from './use-choice-groups.ts';

export interface SuggestionsProps {
  readonly input: HTMLInputElement;
  readonly assist: (props: ComponentProps<'input'>) => void;
}

const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * The words stay as they were typed: a choice leads somewhere, and leaving the box chooses nothing. Clicking into the box
 * opens the list and never closes it: pressing the button may have opened it before it is let go.
 */
const keepWords = (
  { inputValue }: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> => {
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue };
  return type === InputKeyDownEnter || type === ItemClick ? { ...changes, inputValue } : changes;
};

/** Boxes that were helped on a page before: on the next one, where a choice or Enter led, the list begins closed. */
const helped = new WeakSet<HTMLInputElement>();

const writeLocalStorage = (words: string, address: string): void =>
  rememberSearch(window.localStorage, { words, address });

/** What is offered under the search box while words are typed. */
export const Suggestions = ({ input, assist }: SuggestionsProps) => {
  const navigate = useNavigate();
  const { query, readQuery } = useTypedQuery(input);
  const { groups, forget } = useChoiceGroups(query);
  const choices = groups.flatMap((group) => group.choices);
  const choose = ({ address, text }: Choice): void => {
    if (address === null) return forget();
    if (address.startsWith('/?')) writeLocalStorage(text, address);
    void navigate(address);
  };
  const [isNew] = useState(() => !helped.has(input));
  useEffect(() => void helped.add(input), [input]);
  const box = useCombobox<Choice>({
    items: choices,
    itemToString: (choice) => choice?.text ?? '',
    selectedItem: null,
    initialInputValue: input.value,
    // The code came while somebody was typing, or had just come to the empty box.
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

/** What the input's form would ask for now, read again whenever something is typed; what is sent is remembered. */
const useTypedQuery = (input: HTMLInputElement) => {
  const { now } = usePortal();
  const year = new Date(now).getUTCFullYear();
  const typedQuery = (): SearchQuery => (input.form ? queryOfForm(input.form, year) : EMPTY_QUERY);
  const [query, setQuery] = useState(typedQuery);
  useEffect(() => {
    const { form } = input;
    const onSubmit = (): void => {
      if (form) writeLocalStorage(input.value.trim(), resultsAddress(queryOfForm(form, year)));
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [input, year]);
  return { query, readQuery: () => setQuery(typedQuery()) };
};
