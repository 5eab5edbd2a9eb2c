import { formatResultsAddress } from '@open-discovery/search-fields';
import type { GraphRecord, SearchedKind } from '@open-discovery/model';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentYear } from '../../../runtime/use-current-year.ts';
import { addressOfForm } from '../../../search/search-address.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { useShownQuery } from '../../../search/use-shown-query.ts';
import { rememberView } from '../controls/use-remembered-view.ts';
import { offeredColumns } from './columns.ts';
import type { Column } from './columns.ts';
import styles from './table.module.css';

interface ColumnMenuProps {
  readonly kind: SearchedKind;
  readonly chosen: readonly Column<GraphRecord>[];
}

/** Chooses the columns of the table: a form that works with and without scripts. */
export const ColumnMenu = ({ kind, chosen }: ColumnMenuProps) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const navigate = useNavigate();
  const currentYear = useCurrentYear();
  const kept = [...new URLSearchParams(formatResultsAddress(useShownQuery())), ['view', 'table']];
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    rememberView(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        (name === 'view' || name === 'column') && typeof value === 'string' ? [[name, value] as const] : [],
      ),
    );
    void navigate(addressOfForm(event.currentTarget, currentYear), { preventScrollReset: true });
  };
  return (
    <details className={styles['menu']}>
      <summary className="small">{t('table.columns')}</summary>
      <form className="row" onSubmit={submit}>
        {kept.map(([name = '', value]) => (
          <input key={`${name} ${value ?? ''}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="row">
          <legend className="vh">{t('table.columns')}</legend>
          {offeredColumns(kind).map(({ name, messageId }) => (
            <label key={`${kind} ${name}`} className={styles['column']}>
              <input
                type="checkbox"
                name="column"
                value={name}
                defaultChecked={chosen.some((column) => column.name === name)}
              />
              {message(messageId, name)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn small">
          {t('years.apply')}
        </button>
      </form>
    </details>
  );
};
