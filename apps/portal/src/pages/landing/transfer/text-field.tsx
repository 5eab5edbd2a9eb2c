import { useMessages } from '../../../messages/use-messages.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { FieldProblem } from './field-problem.tsx';
import type { TransferField } from './read-order.ts';
import styles from './transfer.module.css';

interface TextFieldProps {
  readonly name: Exclude<TransferField, 'files'>;
  readonly label: MessageId;
  readonly hint?: string;
  readonly problem: MessageId | undefined;
  readonly value?: string;
  readonly isRequired: boolean;
  /** The value is hidden while it is typed, and cleared when the form is submitted. */
  readonly isSecret?: boolean;
}

/** A text input that the browser does not remember. */
export const TextField = ({
  name,
  label,
  hint,
  problem,
  value,
  isRequired,
  isSecret = false,
}: TextFieldProps) => {
  const t = useMessages();
  const id = `transfer-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <div className="row">
        <label htmlFor={id}>{t(label)}</label>
        {isRequired && (
          // Screen readers hear it from the input.
          <span className="small soft" aria-hidden="true">
            {t('transfer.required-mark')}
          </span>
        )}
      </div>
      <input
        id={id}
        name={name}
        type={isSecret ? 'password' : 'text'}
        {...(isSecret && { 'data-secret': '' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={value}
        required={isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="small soft">
          {hint}
        </p>
      )}
      {problem && <FieldProblem id={`${id}-problem`}>{t(problem)}</FieldProblem>}
    </div>
  );
};
