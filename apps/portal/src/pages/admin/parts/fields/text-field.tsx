import type { ClipboardEvent } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Suggestions } from './suggestions.tsx';

interface TextFieldProps extends FieldProps<string> {
  readonly kind?: 'text' | 'url' | 'email' | 'number';
  /** Lines of a longer text; one by default. */
  readonly lines?: number;
  /** Code is shown with letters of one width, and not corrected by browsers. */
  readonly isCode?: boolean;
  /** Called before something is pasted into a longer text. */
  readonly onPaste?: (event: ClipboardEvent) => void;
  /** Values that browsers offer while a line is typed, each with its words. */
  readonly suggestions?: readonly (readonly [value: string, label: string])[];
}

/** A field for text. */
export const TextField = ({
  kind = 'text',
  lines = 1,
  isCode = false,
  suggestions = [],
  onPaste,
  value,
  onChange,
  ...rest
}: TextFieldProps) => (
  <Field {...rest}>
    {(control) =>
      lines > 1 ? (
        <textarea
          {...control}
          className={isCode ? 'admin-code' : undefined}
          rows={lines}
          spellCheck={!isCode}
          value={value}
          onPaste={onPaste}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <>
          <input
            {...control}
            className={isCode ? 'admin-code' : undefined}
            // A browser's own checks would speak over the portal's sentences.
            type="text"
            inputMode={kind === 'number' ? 'numeric' : kind}
            autoComplete="off"
            spellCheck={kind === 'text' && !isCode}
            list={suggestions.length > 0 ? `${control.id}-suggestions` : undefined}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <Suggestions id={`${control.id}-suggestions`} options={suggestions} />
        </>
      )
    }
  </Field>
);
