import type { ReactNode } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';

interface Row {
  readonly key: string;
  /** The first cell names the row. */
  readonly cells: readonly ReactNode[];
  /** The last cell, aligned as a number. */
  readonly number?: string;
}

interface InformationTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A table of a page about the portal. */
export const InformationTable = ({ label, columns, rows }: InformationTableProps) => (
  <ScrollRegion className="information-table" label={label} role="group">
    <table>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={at === rows[0]?.cells.length ? 'num' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others], number }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              // The cells of a row never change places.
              <td key={columns[at + 1]}>{cell}</td>
            ))}
            {number !== undefined && <td className="num">{number}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
