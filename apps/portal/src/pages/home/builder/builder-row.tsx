import type { SearchedKind } from '@open-discovery/model';
import { formFields, formOperators } from '@open-discovery/search-fields';
import type { FormField, FormRow } from '@open-discovery/search-fields';
import { useId } from 'react';
import { useCurrentYear } from '../../../runtime/use-current-year.ts';
import { useFieldName } from '../../../components/field-names/use-field-name.ts';
import { Icon } from '../../../components/icon.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './builder.module.css';
import { BLANK_ROW } from './query-draft.ts';
import { formFieldType } from './form-field-type.ts';
import { CONTROLS } from './form-parameters.ts';
import { rowProblem } from './row-problem.ts';
import { ValueInputs } from './value-inputs.tsx';

interface BuilderRowProps {
  readonly kind: SearchedKind;
  readonly row: FormRow;
  /** The group that the row belongs to. */
  readonly groupIndex: number;
  /** Index among the rows of all groups. */
  readonly rowIndex: number;
  readonly total: number | null;
  /** `null` removes the row. */
  readonly onChange: (row: FormRow | null) => void;
}

/**
 * One condition: field, operator and value, optionally negated, with the number of records it finds by
 * itself.
 */
export const BuilderRow = ({ kind, row, groupIndex, rowIndex, total, onChange }: BuilderRowProps) => {
  const t = useMessages();
  const format = useFormat();
  const problemId = useId();
  const problem = rowProblem(row, useCurrentYear());
  const numbered = { number: rowIndex + 1 };
  return (
    <div className={styles['row']} role="group" aria-label={t('builder.row', numbered)}>
      <input type="hidden" name={CONTROLS.group} value={groupIndex} />
      <select
        className="btn"
        name={CONTROLS.not}
        aria-label={t('builder.not-label', numbered)}
        value={row.isNegated ? 'not' : ''}
        onChange={({ target }) => onChange({ ...row, isNegated: target.value === 'not' })}
      >
        <option value="">{t('builder.with')}</option>
        <option value="not">{t('builder.without')}</option>
      </select>
      <FieldSelect kind={kind} row={row} rowIndex={rowIndex} onChange={onChange} />
      <OperatorSelect row={row} rowIndex={rowIndex} onChange={onChange} />
      <ValueInputs
        kind={kind}
        row={row}
        rowIndex={rowIndex}
        problemId={problem ? problemId : undefined}
        onChange={onChange}
      />
      <span className={`num small soft ${styles['total'] ?? ''}`}>
        {total !== null && t('builder.row-total', { count: total, shown: format.number(total) })}
      </span>
      <button
        className="btn small"
        name={CONTROLS.edit}
        value={`remove ${rowIndex}`}
        aria-label={t('builder.remove', numbered)}
        onClick={(event) => {
          event.preventDefault();
          onChange(null);
        }}
      >
        <Icon name="close" />
      </button>
      {problem && (
        <p id={problemId} className={styles['problem']} role="alert">
          {t(problem.messageId, problem.values)}
        </p>
      )}
    </div>
  );
};

type SelectProps = Pick<BuilderRowProps, 'row' | 'rowIndex' | 'onChange'>;

const FieldSelect = ({ kind, row, rowIndex, onChange }: SelectProps & Pick<BuilderRowProps, 'kind'>) => {
  const t = useMessages();
  const fieldName = useFieldName();
  const nameOf = ({ fields: joined }: FormField): string => [...new Set(joined.map(fieldName))].join(', ');
  const fields = formFields(kind);
  const choose = (name: string): void => {
    const field = name || null;
    const offered = formOperators(formFieldType(field), field);
    const [operator = 'contains'] = offered;
    const isSameType = formFieldType(field) === formFieldType(row.field);
    onChange(
      isSameType && formFieldType(field) !== 'value'
        ? { ...row, field, operator: offered.includes(row.operator) ? row.operator : operator }
        : { ...BLANK_ROW, isNegated: row.isNegated, field, operator },
    );
  };
  return (
    <select
      className="btn"
      name={CONTROLS.field}
      aria-label={t('builder.field-label', { number: rowIndex + 1 })}
      value={row.field ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('builder.any-field')}</option>
      {fields.map((field) => (
        <option key={field.name} value={field.name}>
          {nameOf(field)}
        </option>
      ))}
      {row.field !== null && !fields.some(({ name }) => name === row.field) && (
        <option value={row.field}>{row.field}</option>
      )}
    </select>
  );
};

const OperatorSelect = ({ row, rowIndex, onChange }: SelectProps) => {
  const t = useMessages();
  const offered = formOperators(formFieldType(row.field), row.field).filter(
    (operator) => row.field !== null || operator !== 'exists',
  );
  const operators = offered.includes(row.operator) ? offered : [...offered, row.operator];
  return (
    <select
      className="btn"
      name={CONTROLS.operator}
      aria-label={t('builder.operator-label', { number: rowIndex + 1 })}
      value={row.operator}
      onChange={({ target }) =>
        onChange({ ...row, operator: operators.find((one) => one === target.value) ?? row.operator })
      }
    >
      {operators.map((operator) => (
        <option key={operator} value={operator}>
          {t(`builder.operator-${operator}`)}
        </option>
      ))}
    </select>
  );
};
