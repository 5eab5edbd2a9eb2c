import type { GeoArea } from '@open-discovery/model';
import { useRef } from 'react';
import { useWidth } from '../use-width.ts';
import { borderOf } from './border-of.ts';
import styles from './map.module.css';
import { WORLD } from './project-place.ts';
import world from './world.svg?no-inline';
import { zoomTo } from './zoom-to.ts';

interface AreaMapProps {
  /** The places in words. */
  readonly label: string;
  readonly areas: readonly GeoArea[];
}

const POINT_PX = 7;

/** Points and boxes on an outline of the world, as close as they allow. */
export const AreaMap = ({ label, areas }: AreaMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const borders = areas.map(borderOf);
  const view = zoomTo(borders.flat());
  const scale = widthPx / view.width;
  return (
    <div ref={frame}>
      <svg
        className={styles['drawing']}
        width={widthPx}
        height={(widthPx * WORLD.height) / WORLD.width}
        role="img"
        aria-label={label}
      >
        <use
          href={`${world}#land`}
          className={styles['land']}
          transform={`scale(${scale}) translate(${-view.x} ${-view.y})`}
        />
        {borders.map((border, at) => {
          const corners = border.map(({ x, y }) => ({ x: (x - view.x) * scale, y: (y - view.y) * scale }));
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
        })}
      </svg>
    </div>
  );
};
