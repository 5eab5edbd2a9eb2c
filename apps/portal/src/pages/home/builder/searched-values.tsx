import { useCombobox } from 'downshift';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './builder.module.css';
import { CONTROLS } from './form-parameters.ts';
import type { NamedValue, ValuePickerProps } from './value-picker-props.ts';

const SHOWN_MAX = 50;

interface SearchedValuesProps extends ValuePickerProps {
  readonly values: readonly NamedValue[];
}

/** A combobox that finds a field's values by name; other text is used unchanged. */
export const SearchedValues = ({ field, value, label, values, onChange }: SearchedValuesProps) => {
  const t = useMessages();
  const chosen = values.find((known) => known.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? chosen?.name ?? value;
  const wanted = (typed ?? '').toLowerCase();
  const offered = values.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, SHOWN_MAX);
  const settle = (): void => {
    const named = values.find(({ name }) => name.toLowerCase() === typed?.toLowerCase());
    if (typed !== null) onChange(named?.value ?? typed);
    setTyped(null);
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: offered,
    itemToString: (item) => item?.name ?? '',
    inputValue: shown,
    selectedItem: chosen ?? null,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null);
      onChange(selectedItem?.value ?? '');
    },
  });
  const input = getInputProps({ 'aria-label': label, onBlur: settle });
  return (
    <span className={styles['picker']}>
      <input type="hidden" name={CONTROLS.value} value={value} />
      <input
        {...input}
        // Downshift's empty text is no id.
        aria-activedescendant={input['aria-activedescendant'] || undefined}
        className={styles['value']}
        placeholder={t('builder.choose')}
        key={field}
      />
      <ul {...getMenuProps({ 'aria-label': label })} hidden={!isOpen || offered.length === 0}>
        {offered.map((item, index) => (
          <li
            key={item.value}
            {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}
          >
            <span>{item.name}</span>
            <span className="num small soft">{item.count}</span>
          </li>
        ))}
      </ul>
    </span>
  );
};
