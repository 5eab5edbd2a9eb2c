import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';

/** The properties of every field. `field` of {@link useEditForm} returns them. */
export interface FieldProps<V> {
  readonly name: string;
  readonly label: string;
  readonly value: V;
  /** The error message; null if the value is valid. */
  readonly problem: string | null;
  readonly onChange: (value: V) => void;
  /** The purpose of the field. */
  readonly hint?: string;
  readonly isRequired?: boolean;
}

/** The attributes that tie a control to its label, hint and problem. */
interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FrameProps extends Pick<FieldProps<unknown>, 'name' | 'label' | 'problem' | 'hint' | 'isRequired'> {
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label, its hint, and what is wrong with its value. */
export const Field = ({ name, label, problem, hint, isRequired = false, children }: FrameProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="admin-field">
      <div className="admin-label">
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="soft small">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required: isRequired,
        'aria-invalid': problem !== null,
        'aria-describedby': described || undefined,
      })}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
};

/** The error message of a field, announced as soon as it appears. */
export const Problem = ({ id, text }: { readonly id: string; readonly text: string | null }) => (
  <p id={id} className="admin-problem" aria-live="polite">
    {text}
  </p>
);

/** The word beside the label of a required field. Screen readers hear it from the control itself. */
const RequiredMark = () => {
  const t = useMessages();
  return (
    <span className="soft small" aria-hidden="true">
      {t('admin.required')}
    </span>
  );
};
