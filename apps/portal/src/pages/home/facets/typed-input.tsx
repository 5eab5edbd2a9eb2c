import { useEffect, useRef } from 'react';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';

interface TypedInputProps {
  readonly name: string;
  /** Leave out inside a `<label>`. */
  readonly label?: string;
  readonly value: string;
  readonly inputMode: 'numeric' | 'text';
  /** Id of the text that says what is wrong with the value. */
  readonly problemId: string | undefined;
}

/** A field of the search form. The address decides the value. The element stays the same, so that it keeps the focus. */
export const TypedInput = ({ name, label, value, inputMode, problemId }: TypedInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = shown.current = value;
  }, [value]);
  return (
    <input
      ref={input}
      name={name}
      form={SEARCH_FORM_ID}
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      inputMode={inputMode}
      defaultValue={value}
    />
  );
};
