import { useId } from 'react';
import { Problem } from './field.tsx';
import type { FieldProps } from './field.tsx';

interface ChoicesFieldProps<V extends string> extends FieldProps<readonly V[]> {
  /** The values with their words, in order. */
  readonly options: readonly (readonly [value: V, label: string])[];
}

/** A field with any number of the given values. */
export const ChoicesField = <V extends string>({
  options,
  label,
  hint,
  name,
  value,
  problem,
  onChange,
}: ChoicesFieldProps<V>) => {
  const id = useId();
  return (
    <fieldset className="admin-field" aria-describedby={`${id}-hint ${id}-problem`}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className="soft small">
        {hint}
      </p>
      <div className="admin-choices">
        {options.map(([one, text]) => (
          <label key={one}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(one)}
              onChange={({ target }) =>
                // The values keep the order of the options.
                onChange(
                  options
                    .map(([every]) => every)
                    .filter((every) => (every === one ? target.checked : value.includes(every))),
                )
              }
            />
            {text}
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  );
};
