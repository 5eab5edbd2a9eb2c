import { useId } from 'react';
import { Problem } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Switch } from './switch.tsx';

/** A field that is on or off. */
export const SwitchField = ({ name, label, hint, value, problem, onChange }: FieldProps<boolean>) => {
  const id = useId();
  return (
    <div className="admin-field">
      <Switch
        name={name}
        label={label}
        isOn={value}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={onChange}
      />
      <p id={`${id}-hint`} className="soft small">
        {hint}
      </p>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
};
