import type { GeoArea } from '@open-discovery/model';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { Link } from '../link.tsx';
import { borderOf } from './border-of.ts';
import { partsOf } from './geo-area.ts';
import styles from './map.module.css';
import { WorldMap } from './world-map.tsx';
import { zoomTo } from './zoom-to.ts';
import type { Point } from './zoom-to.ts';

/** A cell of the map with the number of its results. */
interface CountedCell {
  readonly key: string;
  readonly area: GeoArea;
  readonly label: string;
  readonly count: number;
  readonly to: string;
}

interface CellDrawingProps {
  readonly label: string;
  readonly cells: readonly CountedCell[];
  /** The area that the results are limited to. */
  readonly chosen: GeoArea | null;
}

const pointsOf = (corners: readonly Point[]): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** Cells with results on an outline of the world, or of the chosen area. */
export const CellDrawing = ({ label, cells, chosen }: CellDrawingProps) => {
  const parts = chosen === null ? [] : partsOf(chosen);
  const most = Math.max(1, ...cells.map(({ count }) => count));
  return (
    <WorldMap role="group" label={label} view={zoomTo(parts.flatMap(borderOf))}>
      {({ toDrawing }) => (
        <>
          {cells.map((cell) => (
            <Cell
              key={cell.key}
              cell={cell}
              corners={borderOf(cell.area).map(toDrawing)}
              share={cell.count / most}
            />
          ))}
          {parts.map((part) => (
            <polygon
              key={part.west}
              className={styles['chosen']}
              points={pointsOf(borderOf(part).map(toDrawing))}
            />
          ))}
        </>
      )}
    </WorldMap>
  );
};

/** Smaller cells cannot be pressed with a finger; the table has them all. */
const PRESSED_PX = 24;

interface CellProps {
  readonly cell: CountedCell;
  readonly corners: readonly Point[];
  /** Of the largest number. */
  readonly share: number;
}

const Cell = ({ cell: { label, count, to }, corners, share }: CellProps) => {
  const t = useMessages();
  const format = useFormat();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.max(0, Math.min(...ys)), Math.max(...ys)];
  const tile = (
    <polygon
      className={styles['cell']}
      fillOpacity={0.15 + 0.35 * Math.sqrt(share)}
      points={pointsOf(corners)}
    />
  );
  if (right - left < PRESSED_PX || bottom - top < PRESSED_PX) return tile;
  const words = t('label.value', { name: label, value: format.number(count) });
  return (
    <Link to={to} preventScrollReset aria-label={words}>
      <title>{words}</title>
      {tile}
      <text x={(left + right) / 2} y={(top + bottom) / 2 + 4} textAnchor="middle">
        {format.compact(count)}
      </text>
    </Link>
  );
};
