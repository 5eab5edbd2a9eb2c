import type { ComponentProps } from 'react';

interface SwitchProps extends Pick<ComponentProps<'input'>, 'name' | 'aria-label' | 'aria-describedby'> {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its name. */
export const Switch = ({ label, isOn, onChange, ...attributes }: SwitchProps) => (
  <label className="admin-switch">
    <input
      {...attributes}
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
