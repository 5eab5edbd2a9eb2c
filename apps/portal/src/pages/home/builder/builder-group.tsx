import type { SearchedKind } from '@open-discovery/model';
import type { FormGroup } from '@open-discovery/search-fields';
import { useMessages } from '../../../messages/use-messages.ts';
import { AddButton } from './add-button.tsx';
import { BuilderRow } from './builder-row.tsx';
import styles from './builder.module.css';
import { BLANK_ROW, withRow } from './query-draft.ts';
import { CONTROLS, MATCHES } from './form-parameters.ts';
import type { DraftTotals } from './use-draft-totals.ts';

interface BuilderGroupProps {
  readonly kind: SearchedKind;
  readonly group: FormGroup;
  readonly groupIndex: number;
  /** Index of its first row among the rows of all groups. */
  readonly firstRowIndex: number;
  readonly totals: DraftTotals;
  readonly onChange: (group: FormGroup) => void;
}

/** A group of rows that must all match, of which any must match, or of which none may match. */
export const BuilderGroup = ({
  kind,
  group,
  groupIndex,
  firstRowIndex,
  totals,
  onChange,
}: BuilderGroupProps) => {
  const t = useMessages();
  const matches = MATCHES.filter((match) => match !== 'not-all' || group.match === match);
  return (
    <fieldset className={styles['group']}>
      <legend className="vh">{t('builder.group', { number: groupIndex + 1 })}</legend>
      <label className={styles['match']}>
        {t('builder.match')}
        <select
          className="btn"
          name={CONTROLS.match}
          value={group.match}
          onChange={({ target }) =>
            onChange({ ...group, match: matches.find((match) => match === target.value) ?? 'all' })
          }
        >
          {matches.map((match) => (
            <option key={match} value={match}>
              {t(`builder.match-${match}`)}
            </option>
          ))}
        </select>
      </label>
      {group.rows.map((row, index) => (
        <BuilderRow
          key={index}
          kind={kind}
          row={row}
          groupIndex={groupIndex}
          rowIndex={firstRowIndex + index}
          total={totals.ofRow(row)}
          onChange={(changed) => onChange(withRow(group, index, changed))}
        />
      ))}
      <AddButton edit="update" onAdd={() => onChange({ ...group, rows: [...group.rows, BLANK_ROW] })}>
        {t('builder.add-row')}
      </AddButton>
    </fieldset>
  );
};
