import type { UseComboboxReturnValue } from 'downshift';
import { useLayoutEffect } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';

interface AssistedInput {
  readonly input: HTMLInputElement;
  readonly box: UseComboboxReturnValue<Choice>;
  readonly isShown: boolean;
  /** Receives the combobox props. The element stays the same, and keeps its focus, caret and text. */
  readonly assist: (props: ComponentProps<'input'>) => void;
}

/** Leaves these keys to the search box: Enter submits the typed words, Home and End move the caret. */
const leaveToBox = (event: KeyboardEvent, isChosen: boolean): void => {
  const isOwn = event.key === 'Home' || event.key === 'End' || (event.key === 'Enter' && !isChosen);
  if (isOwn) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};

/** Turns an input that is already on the page into a combobox. */
export const useAssistedInput = ({ input, box, isShown, assist }: AssistedInput): void => {
  const { highlightedIndex } = box;
  const {
    value: _words,
    ref,
    ...props
  } = box.getInputProps({ 'aria-label': input.ariaLabel ?? '' }, { suppressRefError: true });
  useLayoutEffect(() => {
    assist({
      ...props,
      'aria-expanded': isShown,
      // Downshift's empty text is no id.
      'aria-activedescendant': props['aria-activedescendant'] || undefined,
      onKeyDown: (event) => {
        leaveToBox(event, isShown && highlightedIndex >= 0);
        // The browser's own Escape would clear the box.
        if (event.key === 'Escape' && isShown) event.preventDefault();
        props.onKeyDown?.(event);
      },
    });
    // Downshift's handlers read the latest state themselves; only these values change.
  }, [isShown, highlightedIndex, assist]);
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input);
  });
};
