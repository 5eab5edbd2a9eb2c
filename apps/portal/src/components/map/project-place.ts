import type { GeoPoint } from '@open-discovery/model';

/** Coefficients of the Equal Earth projection (Šavrič, Patterson, Jenny 2018), which shows areas in their true proportion. */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const M = Math.sqrt(3) / 2;
/** The outline (`world.svg`) is drawn by `tools/world-map` with the same numbers. */
export const WORLD = { width: 2000, height: 930 } as const;
const WIDTH_OF_PROJECTION = (2 * Math.PI) / (M * A1);
const NORTH = 84;

const equalEarth = (longitude: number, latitude: number) => {
  const angle = Math.asin(M * Math.sin((latitude * Math.PI) / 180));
  const [two, six] = [angle ** 2, angle ** 6];
  const width = M * (A1 + 3 * A2 * two + six * (7 * A3 + 9 * A4 * two));
  return {
    x: (((longitude * Math.PI) / 180) * Math.cos(angle)) / width,
    y: angle * (A1 + A2 * two + six * (A3 + A4 * two)),
  };
};

/** Returns where a place is on the outline of the world, in its units. */
export const projectPlace = ({
  latitude,
  longitude,
}: GeoPoint): { readonly x: number; readonly y: number } => {
  const { x, y } = equalEarth(longitude, latitude);
  const scale = WORLD.width / WIDTH_OF_PROJECTION;
  return { x: WORLD.width / 2 + x * scale, y: (equalEarth(0, NORTH).y - y) * scale };
};
