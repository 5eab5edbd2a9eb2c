import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CONTROLS } from './form-parameters.ts';

interface AddButtonProps {
  /** The edit that the server makes when the form is submitted without scripts. */
  readonly edit: 'update' | 'group';
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** Adds a row or a group before itself, and focuses its first control. */
export const AddButton = ({ edit, onAdd, children }: AddButtonProps) => (
  <button
    className="btn small"
    name={CONTROLS.edit}
    value={edit}
    onClick={(event) => {
      event.preventDefault();
      flushSync(onAdd);
      event.currentTarget.previousElementSibling?.querySelector('select')?.focus();
    }}
  >
    {children}
  </button>
);
