import { useId } from 'react';
import { Problem } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** A field that is on or off. */
export const SwitchField = ({ name, label, hint, value, problem, onChange }: FieldProps<boolean>) => {
  const id = useId();
  return (
    <div className="admin-field">
      <label className="admin-switch">
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={value}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="soft small">
        {hint}
      </p>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
};
