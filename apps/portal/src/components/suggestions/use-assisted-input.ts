import type { UseComboboxReturnValue } from 'downshift';
import { useLayoutEffect } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';

interface AssistedInput {
  readonly input: HTMLInputElement;
  readonly box: UseComboboxReturnValue<Choice>;
  readonly isShown: boolean;
  /** Takes what makes the input a combobox. The element stays the same, and with it focus, caret and what is typed. */
  readonly assist: (props: ComponentProps<'input'>) => void;
}

/** What the search box's own keys do, they do: Enter searches for what is typed, Home and End move the caret. */
const leaveToBox = (event: KeyboardEvent, isChosen: boolean): void => {
  const isOwn = event.key === 'Home' || event.key === 'End' || (event.key === 'Enter' && !isChosen);
  if (isOwn) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};

/** Makes an input that is on the page already the one of a combobox. */
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
      onKeyDown: (event) => {
        leaveToBox(event, isShown && highlightedIndex >= 0);
        // The browser's Escape would empty the box as well.
        if (event.key === 'Escape' && isShown) event.preventDefault();
        props.onKeyDown?.(event);
      },
    });
    // Downshift's handlers read the latest state by themselves; these are all that changes.
  }, [isShown, highlightedIndex, assist]);
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input);
  });
};
