import { landingAddress } from '@open-discovery/model';
import type { GraphRecord, SearchedKind } from '@open-discovery/model';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { kindOfRecord } from '../../../records/kind-of-record.ts';
import { Link } from '../../../components/link.tsx';
import { MarkedTitle } from '../../../components/marked-title.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import { ColumnMenu } from './column-menu.tsx';
import { chosenColumns } from './columns.ts';
import styles from './table.module.css';

const SelectRecord = clientOnlyLazy(
  async () => (await import('../../../components/card-tools/select-record.tsx')).SelectRecord,
);

interface ResultsTableProps {
  readonly kind: SearchedKind;
  readonly records: readonly GraphRecord[];
}

/** A page of results as a table with the chosen columns. */
export const ResultsTable = ({ kind, records }: ResultsTableProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'table.title');
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const labels = useLabels();
  const isHydrated = useHydrated();
  const [parameters] = useSearchParams();
  const columns = chosenColumns(kind, parameters.getAll('column'));
  const words = {
    number: format.number,
    label: (field: string, value: string) => labels.value(field, value, value),
  };
  return (
    <>
      <ColumnMenu kind={kind} chosen={columns} />
      <ScrollRegion className={styles['scroll']} label={t('view.table')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {/* Empty without scripts, which the selection needs. */}
              <td className={styles['pick']}>{isHydrated && t('card.select')}</td>
              <th scope="col">{t('table.title')}</th>
              {columns.map(({ name, messageId, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? 'num' : undefined}>
                  {message(messageId, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.id}>
                <td className={styles['pick']}>
                  <SelectRecord kind={kindOfRecord(kind, record)} record={record} isBare />
                </td>
                <th scope="row">
                  <Link to={landingAddress(kindOfRecord(kind, record), record.id)}>
                    <MarkedTitle record={record} />
                  </Link>
                </th>
                {columns.map(({ name, isNumber, cell }) => (
                  <td key={name} className={isNumber ? 'num' : undefined} suppressHydrationWarning>
                    {cell(record, words)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
};
