import { CSV_COLUMNS, DEFAULT_CSV_COLUMNS } from '@open-discovery/export-formats';
import type { CsvColumn } from '@open-discovery/export-formats';
import { exportAddress } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { SyntheticEvent } from 'react';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useScopedQuery } from '../../../search/use-scoped-query.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './result-actions.module.css';

const USUAL: ReadonlySet<CsvColumn> = new Set(DEFAULT_CSV_COLUMNS);

/** The columns with the name of a search field. */
const FIELDS = ['type', 'publisher', 'year', 'access', 'license', 'language', 'country'] as const;

const isField = (column: CsvColumn): column is (typeof FIELDS)[number] =>
  FIELDS.some((field) => field === column);

interface CsvFormProps {
  readonly query: SearchQuery;
  /** Receives the address that the form submits to. */
  readonly onSubmit: (address: string) => void;
}

/** Exports the results as a table with the chosen columns: a form with the API's own parameters. */
export const CsvForm = ({ query, onSubmit }: CsvFormProps) => {
  const t = useMessages();
  const [path = '', parameters] = useGraphAddress()(exportAddress(useScopedQuery(query), 'csv')).split('?');
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') asked.append(name, value);
    onSubmit(`${path}?${asked.toString()}`);
  };
  return (
    <form className={`row ${styles['table']}`} action={path} onSubmit={submit}>
      {[...new URLSearchParams(parameters)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn">
        {t('format.csv')}
      </button>
      <details>
        <summary>{t('export.columns')}</summary>
        <fieldset className={styles['columns']}>
          <legend className="vh">{t('export.columns')}</legend>
          {CSV_COLUMNS.map((column) => (
            <label key={column}>
              <input type="checkbox" name="column" value={column} defaultChecked={USUAL.has(column)} />
              {t(isField(column) ? `field.${column}` : `column.${column}`)}
            </label>
          ))}
        </fieldset>
      </details>
    </form>
  );
};
