import { useFormat } from '../../runtime/use-format.ts';
import { Link } from '../link.tsx';
import styles from './map.module.css';

interface PlaceTableProps {
  readonly caption: string;
  /** Headings of the columns. */
  readonly place: string;
  readonly results: string;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly count: number;
    readonly to: string;
    readonly isChosen: boolean;
  }[];
}

/** The numbers of a map, most results first; also of places that the map cannot show. */
export const PlaceTable = ({ caption, place, results, rows }: PlaceTableProps) => {
  const format = useFormat();
  return (
    // It scrolls with the keyboard by its links.
    <div className={styles['scroller']}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{place}</th>
            <th scope="col">{results}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, count, to, isChosen }) => (
            <tr key={key}>
              <th scope="row">
                <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
                  {label}
                </Link>
              </th>
              <td className="num">{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
