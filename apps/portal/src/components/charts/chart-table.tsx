import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { cellText } from './cell-text.ts';
import type { ChartData } from './chart-data.ts';
import styles from './charts.module.css';

interface ChartTableProps {
  readonly chart: ChartData;
  /** Shows the table from the start, such as for printing. */
  readonly isOpen?: boolean;
}

/** The numbers of a chart as a table; each number is a link, too. */
export const ChartTable = ({ chart: { corner, columns, rows }, isOpen = false }: ChartTableProps) => {
  const t = useMessages();
  const format = useFormat();
  return (
    <details className={styles['numbers']} open={isOpen}>
      <summary className="soft">{t('years.table')}</summary>
      <div className={styles['scroller']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at]} className="num">
                    {cell.count === 0 ? 0 : <Link to={cell.to}>{cellText(cell, format)}</Link>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
