import { useRef } from 'react';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useRovingFocus } from '../charts/use-roving-focus.ts';
import { Link } from '../link.tsx';
import { useWidth } from '../use-width.ts';
import { clusterPoints } from './cluster-points.ts';
import type { Cluster } from './cluster-points.ts';
import type { GeoPoint } from './country-points.ts';
import styles from './map.module.css';
import { projectPlace, WORLD } from './project-place.ts';
import world from './world.svg?no-inline';
import { zoomTo } from './zoom-to.ts';

/** A place with the number of its results. */
interface CountedPlace {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly point: GeoPoint;
  readonly isChosen: boolean;
}

interface PlaceMapProps {
  readonly label: string;
  readonly places: readonly CountedPlace[];
  /** Returns the address that limits the results to places, or no longer does. */
  readonly addressOf: (keys: readonly string[]) => string;
}

/** Circles by number of results on an outline of the world, or of the chosen places. Close ones share a circle. */
export const PlaceMap = ({ label, places, addressOf }: PlaceMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const moveFocus = useRovingFocus(drawing);
  const widthPx = useWidth(frame);
  const byKey = new Map(places.map((place) => [place.key, place]));
  const view = zoomTo(places.filter(({ isChosen }) => isChosen).map(({ point }) => projectPlace(point)));
  const scale = widthPx / view.width;
  const heightPx = (widthPx * WORLD.height) / WORLD.width;
  const points = places.map(({ key, count, point }) => {
    const { x, y } = projectPlace(point);
    return { key, count, x: (x - view.x) * scale, y: (y - view.y) * scale };
  });
  const clusters = clusterPoints(
    points.filter(({ x, y }) => x >= 0 && x <= widthPx && y >= 0 && y <= heightPx),
  );
  return (
    <div ref={frame} className={styles['frame']}>
      <svg
        ref={drawing}
        className={styles['drawing']}
        width={widthPx}
        height={heightPx}
        role="group"
        aria-label={label}
        onKeyDown={moveFocus}
      >
        <use
          href={`${world}#land`}
          className={styles['land']}
          transform={`scale(${scale}) translate(${-view.x} ${-view.y})`}
        />
        {clusters.map((cluster) => (
          <Circle
            key={cluster.keys.join(' ')}
            cluster={cluster}
            places={cluster.keys.flatMap((key) => byKey.get(key) ?? [])}
            to={addressOf(cluster.keys)}
          />
        ))}
      </svg>
    </div>
  );
};

interface CircleProps {
  readonly cluster: Cluster;
  readonly places: readonly CountedPlace[];
  readonly to: string;
}

/** More names would not be listened to. */
const NAMED = 4;

const Circle = ({ cluster: { x, y, count, radiusPx }, places, to }: CircleProps) => {
  const t = useMessages();
  const format = useFormat();
  const names = places.slice(0, NAMED).map(({ label }) => label);
  const name = places.length > NAMED ? [...names, `+${places.length - NAMED}`] : names;
  const isChosen = places.some((place) => place.isChosen);
  const words = t('chart.mark', { name: name.join(', '), count: format.number(count) });
  return (
    <Link to={to} preventScrollReset aria-label={words} aria-current={isChosen ? 'true' : undefined}>
      <title>{words}</title>
      <circle className={styles['circle']} cx={x} cy={y} r={radiusPx} />
      <text x={x} y={y + 4} textAnchor="middle">
        {format.compact(count)}
      </text>
    </Link>
  );
};
