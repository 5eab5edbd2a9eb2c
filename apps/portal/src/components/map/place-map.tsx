import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../link.tsx';
import { clusterPoints } from './cluster-points.ts';
import type { Cluster } from './cluster-points.ts';
import type { GeoPoint } from '@open-discovery/model';
import styles from './map.module.css';
import { projectPlace } from './project-place.ts';
import { WorldMap } from './world-map.tsx';
import type { Drawing } from './world-map.tsx';
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
  const view = zoomTo(places.filter(({ isChosen }) => isChosen).map(({ point }) => projectPlace(point)));
  return (
    <WorldMap role="group" label={label} view={view}>
      {(drawing) => <Circles places={places} addressOf={addressOf} drawing={drawing} />}
    </WorldMap>
  );
};

interface CirclesProps extends Pick<PlaceMapProps, 'places' | 'addressOf'> {
  readonly drawing: Drawing;
}

const Circles = ({ places, addressOf, drawing: { widthPx, heightPx, toDrawing } }: CirclesProps) => {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const points = places
    .map(({ key, count, point }) => ({ key, count, ...toDrawing(projectPlace(point)) }))
    .filter(({ x, y }) => x >= 0 && x <= widthPx && y >= 0 && y <= heightPx);
  return clusterPoints(points).map((cluster) => (
    <Circle
      key={cluster.keys.join(' ')}
      cluster={cluster}
      places={cluster.keys.flatMap((key) => byKey.get(key) ?? [])}
      to={addressOf(cluster.keys)}
    />
  ));
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
  const words = t('label.value', { name: name.join(', '), value: format.number(count) });
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
