import type { GeoArea } from '@open-discovery/model';
import { useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { useRovingFocus } from '../charts/use-roving-focus.ts';
import { Link } from '../link.tsx';
import { useWidth } from '../use-width.ts';
import { borderOf } from './border-of.ts';
import { partsOf } from './geo-area.ts';
import styles from './map.module.css';
import { WORLD } from './project-place.ts';
import world from './world.svg?no-inline';
import { zoomTo } from './zoom-to.ts';
import type { MapView } from './zoom-to.ts';

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

type Corner = Readonly<Record<'x' | 'y', number>>;

const cornersIn = (area: GeoArea, view: MapView, scale: number): readonly Corner[] =>
  borderOf(area).map(({ x, y }) => ({ x: (x - view.x) * scale, y: (y - view.y) * scale }));

const pointsOf = (corners: readonly Corner[]): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** Cells with results on an outline of the world, or of the chosen area. */
export const CellDrawing = ({ label, cells, chosen }: CellDrawingProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const moveFocus = useRovingFocus(drawing);
  const widthPx = useWidth(frame);
  const parts = chosen === null ? [] : partsOf(chosen);
  const view = zoomTo(parts.flatMap(borderOf));
  const scale = widthPx / view.width;
  const most = Math.max(1, ...cells.map(({ count }) => count));
  return (
    <div ref={frame} className={styles['frame']}>
      <svg
        ref={drawing}
        className={styles['drawing']}
        width={widthPx}
        height={(widthPx * WORLD.height) / WORLD.width}
        role="group"
        aria-label={label}
        onKeyDown={moveFocus}
      >
        <use
          href={`${world}#land`}
          className={styles['land']}
          transform={`scale(${scale}) translate(${-view.x} ${-view.y})`}
        />
        {cells.map((cell) => (
          <Cell
            key={cell.key}
            cell={cell}
            corners={cornersIn(cell.area, view, scale)}
            share={cell.count / most}
          />
        ))}
        {parts.map((part) => (
          <polygon
            key={part.west}
            className={styles['chosen']}
            points={pointsOf(cornersIn(part, view, scale))}
          />
        ))}
      </svg>
    </div>
  );
};

/** Smaller cells cannot be pressed with a finger; the table has them all. */
const PRESSED_PX = 24;

interface CellProps {
  readonly cell: CountedCell;
  readonly corners: readonly Corner[];
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
  const words = t('chart.mark', { name: label, count: format.number(count) });
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
