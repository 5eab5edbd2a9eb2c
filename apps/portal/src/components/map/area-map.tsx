import { useRef } from 'react';
import { useWidth } from '../use-width.ts';
import type { GeoArea } from './geo-area.ts';
import styles from './map.module.css';
import { projectPlace, WORLD } from './project-place.ts';
import world from './world.svg?no-inline';
import { zoomTo } from './zoom-to.ts';

interface AreaMapProps {
  /** The places in words. */
  readonly label: string;
  readonly areas: readonly GeoArea[];
}

/** Meridians are curved. */
const STEPS = 8;
const POINT_PX = 7;

/** Returns the border of an area in units of the outline. */
const borderOf = ({ south, west, north, east }: GeoArea) => {
  const parallels = Array.from({ length: STEPS + 1 }, (_none, at) => south + ((north - south) * at) / STEPS);
  const side = (longitude: number) => (latitude: number) => projectPlace({ latitude, longitude });
  return [...parallels.map(side(west)), ...parallels.toReversed().map(side(east))];
};

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
