import { formatArea } from './geo-area.ts';
import type { GeoArea, GeoPoint } from './geo-area.ts';

/** The smallest cells are a twentieth of a degree, which is 5.6 km from south to north; all sizes are multiples of it. */
const PER_DEGREE = 20;
const ROWS = 180 * PER_DEGREE;
const COLUMNS = 360 * PER_DEGREE;

/** The sizes of cells, in degrees. The earth has whole numbers of each. */
export const CELL_SIZES = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20] as const;
/** One of {@link CELL_SIZES}. */
export type CellSize = (typeof CELL_SIZES)[number];

/** The most cells of an area. */
const CELLS_MAX = 400;

/** Rounds, because 52.45 × 20 is 1049.0000000000002. */
const unitsOf = (degrees: number): number => Math.round(degrees * PER_DEGREE * 1e6) / 1e6;
const rowOf = (latitude: number): number => unitsOf(latitude) + ROWS / 2;
const columnOf = (longitude: number): number => unitsOf(longitude) + COLUMNS / 2;
const latitudeOf = (row: number): number => (row - ROWS / 2) / PER_DEGREE;
const longitudeOf = (column: number): number => (column - COLUMNS / 2) / PER_DEGREE;

/** From the first to the last unit; it continues to count beyond the meridian of 180 degrees. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Widens a span to whole cells, at least one; what only touches the end of the grid is in the last cell. */
const widened = ({ from, to }: Span, size: number, end: number): Span => {
  const first = Math.floor((from === end && to === end ? end - size : from) / size) * size;
  return { from: first, to: Math.max(Math.ceil(to / size) * size, first + size) };
};

/** A rectangle of whole cells. */
interface CellGrid {
  readonly rows: Span;
  readonly columns: Span;
  /** In units. */
  readonly size: number;
}

const gridOf = ({ south, west, north, east }: GeoArea, degrees: CellSize): CellGrid => {
  const size = unitsOf(degrees);
  const rows = widened({ from: rowOf(south), to: rowOf(north) }, size, ROWS);
  const wide = widened(
    { from: columnOf(west), to: columnOf(east) + (west > east ? COLUMNS : 0) },
    size,
    COLUMNS,
  );
  if (wide.to - wide.from >= COLUMNS) return { rows, columns: { from: 0, to: COLUMNS }, size };
  const shift = wide.from >= COLUMNS ? COLUMNS : 0;
  return { rows, columns: { from: wide.from - shift, to: wide.to - shift }, size };
};

const countOf = ({ rows, columns, size }: CellGrid): number =>
  ((rows.to - rows.from) / size) * ((columns.to - columns.from) / size);

/** Returns the finest grid of an area with few enough cells. */
const finestGridOf = (area: GeoArea): CellGrid => {
  const size = CELL_SIZES.find((one) => countOf(gridOf(area, one)) <= CELLS_MAX) ?? 20;
  return gridOf(area, size);
};

const areaOf = ({ rows, columns }: CellGrid): GeoArea => ({
  south: latitudeOf(rows.from),
  west: longitudeOf(columns.from),
  north: latitudeOf(rows.to),
  east: longitudeOf(columns.to > COLUMNS ? columns.to - COLUMNS : columns.to),
});

/** A cell is named by its area, so that its name is a filter, too. */
const cellAt = (row: number, column: number, size: number): string =>
  formatArea(
    areaOf({
      rows: { from: row, to: row + size },
      columns: { from: column % COLUMNS, to: (column % COLUMNS) + size },
      size,
    }),
  );

/**
 * Returns the area that a search for an area searches: it is widened to whole cells of a grid, the finest of which the
 * area has at most 400 cells. The searched area of a searched area is the same.
 * @example
 * searchedArea({ south: 52.28, west: 4.73, north: 52.43, east: 5.02 }); // { south: 52.25, west: 4.7, north: 52.45, east: 5.05 }
 */
export const searchedArea = (area: GeoArea): GeoArea => areaOf(finestGridOf(area));

const steps = ({ from, to }: Span, size: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / size) }, (_none, at) => from + at * size);

/**
 * Returns the cells of the searched area of an area: all of one size, at most 400.
 * @example cellsOfArea({ west: 4, south: 50, east: 5, north: 51 })[0] // '4,50,4.05,50.05'
 */
export const cellsOfArea = (area: GeoArea): readonly string[] => {
  const { rows, columns, size } = finestGridOf(area);
  return steps(rows, size).flatMap((row) => steps(columns, size).map((column) => cellAt(row, column, size)));
};

/**
 * Returns the cell of a size that has a point. A point on an edge is in the cell to the north or east; the pole and the
 * meridian of 180 degrees are in the last cells.
 * @example cellOfPoint({ latitude: 54.1, longitude: 7.9 }, 5) // '5,50,10,55'
 */
export const cellOfPoint = ({ latitude, longitude }: GeoPoint, degrees: CellSize): string => {
  const size = unitsOf(degrees);
  const at = (unit: number, end: number) => Math.min(Math.floor(unit / size) * size, end - size);
  return cellAt(at(rowOf(latitude), ROWS), at(columnOf(longitude), COLUMNS), size);
};

/** Larger areas are not of a place: they are those of continents and of the world. */
const PLACE_MAX_DEGREES = 90;

/**
 * Returns the width of an area in degrees.
 * @example widthOf({ west: 170, south: 0, east: -170, north: 10 }) // 20
 */
export const widthOf = ({ west, east }: GeoArea): number => east - west + (west > east ? 360 : 0);

/**
 * Returns the point where an area counts: its center; `null` for more than 90 degrees from side to side.
 * @example centerOf({ west: 0, south: 0, east: 20, north: 10 }) // { latitude: 5, longitude: 10 }
 */
export const centerOf = (area: GeoArea): GeoPoint | null => {
  const width = widthOf(area);
  if (width > PLACE_MAX_DEGREES || area.north - area.south > PLACE_MAX_DEGREES) return null;
  const longitude = area.west + width / 2;
  return {
    latitude: (area.south + area.north) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
};
