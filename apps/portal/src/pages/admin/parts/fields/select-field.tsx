import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

interface SelectFieldProps<V extends string> extends FieldProps<V> {
  /** The values with their words, in order. */
  readonly options: readonly (readonly [value: V, label: string])[];
}

/** A field with one of several values. */
export const SelectField = <V extends string>({ options, value, onChange, ...rest }: SelectFieldProps<V>) => (
  <Field {...rest}>
    {(control) => (
      <select
        {...control}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([one]) => one === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
