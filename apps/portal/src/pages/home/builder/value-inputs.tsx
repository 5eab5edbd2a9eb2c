import type { SearchedKind } from '@open-discovery/model';
import { SEARCH_FIELDS } from '@open-discovery/search-fields';
import type { FormFieldType, FormRow } from '@open-discovery/search-fields';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { CONTROLS } from './form-parameters.ts';
import { DayInput } from './day-input.tsx';
import { formFieldType } from './form-field-type.ts';
import styles from './builder.module.css';
import dayStyles from './day-input.module.css';
import { ValuePicker } from './value-picker.tsx';

export interface ValueProps {
  readonly kind: SearchedKind;
  readonly row: FormRow;
  readonly rowIndex: number;
  /** Id of the element that explains the problem, if there is one. */
  readonly problemId: string | undefined;
  readonly onChange: (row: FormRow) => void;
}

/** Attributes of the input by type of field. */
const INPUTS: Partial<Record<FormFieldType, ComponentProps<'input'>>> = {
  year: { inputMode: 'numeric', maxLength: 4, size: 6, placeholder: '2020' },
  date: { inputMode: 'numeric', maxLength: 10, size: 12, placeholder: '2020-12-31' },
};

/** The input for a type of field: text, a list, yes or no, and one or two years or days. */
export const ValueInputs = (props: ValueProps) => {
  const t = useMessages();
  const { kind, row, rowIndex, onChange } = props;
  const type = formFieldType(row.field);
  const input = (name: 'value' | 'end', label: string) => <TypedInput {...props} name={name} label={label} />;
  const noEnd = <input type="hidden" name={CONTROLS.end} value="" />;
  const label = t('builder.value-label', { number: rowIndex + 1 });
  if (row.operator === 'exists')
    return (
      <>
        <input type="hidden" name={CONTROLS.value} value="" />
        {noEnd}
      </>
    );
  if (row.operator === 'between')
    return (
      <span className={`${styles['range'] ?? ''} ${type === 'date' ? (dayStyles['days'] ?? '') : ''}`}>
        {input('value', t('builder.from-label', { number: rowIndex + 1 }))}
        {input('end', t('builder.to-label', { number: rowIndex + 1 }))}
      </span>
    );
  if (type === 'switch')
    return (
      <>
        <YesNo row={row} label={label} onChange={onChange} />
        {noEnd}
      </>
    );
  const isListed =
    type === 'value' &&
    row.operator === 'is' &&
    SEARCH_FIELDS[kind].some(({ indexField }) => indexField === row.field);
  return (
    <>
      {isListed && row.field !== null ? (
        <ValuePicker
          kind={kind}
          field={row.field}
          value={row.value}
          label={label}
          onChange={(value) => onChange({ ...row, value })}
        />
      ) : (
        input('value', label)
      )}
      {noEnd}
    </>
  );
};

interface TypedInputProps extends ValueProps {
  readonly name: 'value' | 'end';
  readonly label: string;
}

/** A text input, with a calendar for days. */
const TypedInput = ({ row, problemId, onChange, name, label }: TypedInputProps) => {
  const t = useMessages();
  const type = formFieldType(row.field);
  const input = (
    <input
      {...INPUTS[type]}
      className={styles['value']}
      name={CONTROLS[name]}
      aria-label={label}
      aria-invalid={problemId === undefined ? undefined : true}
      aria-describedby={problemId}
      autoComplete="off"
      value={row[name]}
      onChange={({ target }) => onChange({ ...row, [name]: target.value })}
    />
  );
  if (type !== 'date') return input;
  return (
    <DayInput
      value={row[name]}
      label={t('builder.calendar-label', { name: label })}
      onChange={(day) => onChange({ ...row, [name]: day })}
    >
      {input}
    </DayInput>
  );
};

interface YesNoProps extends Pick<ValueProps, 'row' | 'onChange'> {
  readonly label: string;
}

const YesNo = ({ row, label, onChange }: YesNoProps) => {
  const t = useMessages();
  return (
    <select
      className="btn"
      name={CONTROLS.value}
      aria-label={label}
      value={row.value}
      onChange={({ target }) => onChange({ ...row, value: target.value })}
    >
      <option value="">{t('builder.choose')}</option>
      <option value="true">{t('answer.true')}</option>
      <option value="false">{t('answer.false')}</option>
    </select>
  );
};
