import type { GeoArea } from '@open-discovery/model';
import { borderOf } from './border-of.ts';
import styles from './map.module.css';
import { WorldMap } from './world-map.tsx';
import { zoomTo } from './zoom-to.ts';

interface AreaMapProps {
  /** The places in words. */
  readonly label: string;
  readonly areas: readonly GeoArea[];
}

const POINT_PX = 7;

/** Points and boxes on an outline of the world, as close as they allow. */
export const AreaMap = ({ label, areas }: AreaMapProps) => {
  const borders = areas.map(borderOf);
  return (
    <WorldMap role="img" label={label} view={zoomTo(borders.flat())}>
      {({ toDrawing }) =>
        borders.map((border, at) => {
          const corners = border.map(toDrawing);
          const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
          const isSmall =
            Math.max(...xs) - Math.min(...xs) < POINT_PX && Math.max(...ys) - Math.min(...ys) < POINT_PX;
          return isSmall ? (
            <circle key={at} className={styles['circle']} cx={xs[0]} cy={ys[0]} r={POINT_PX} />
          ) : (
            <polygon
              key={at}
              className={styles['area']}
              points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          );
        })
      }
    </WorldMap>
  );
};
