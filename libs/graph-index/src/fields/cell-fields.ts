import { areaOfPoint, CELL_SIZES, cellOfPoint, centerOf, parsePlace } from '@open-discovery/model';
import type { GeoArea, GeoPoint, Organization, ResearchProduct } from '@open-discovery/model';
import { present } from '../values.ts';

/** Some records list every position of an expedition. */
const PLACES_MAX = 1000;

/** A record is in the cells of its places together: latitude and longitude of a place are one value. */
const cellsOf = (areas: readonly GeoArea[]): Readonly<Record<'cell' | 'cell20' | 'cell5', string[]>> => {
  const points: GeoPoint[] = present(areas.slice(0, PLACES_MAX).map(centerOf));
  const distinct = (cells: readonly string[]) => [...new Set(cells)];
  return {
    cell: distinct(points.flatMap((point) => CELL_SIZES.map((size) => cellOfPoint(point, size)))),
    cell20: distinct(points.map((point) => cellOfPoint(point, 20))),
    cell5: distinct(points.map((point) => cellOfPoint(point, 5))),
  };
};

/** Returns the cells of the places that a product is about: of points, and of the centers of boxes. */
export const productCells = ({ geoLocations }: ResearchProduct) =>
  cellsOf(present((geoLocations ?? []).map(({ point, box }) => parsePlace(point) ?? parsePlace(box))));

/** Returns the cells of the places of an organization. */
export const organizationCells = ({ locations }: Organization) =>
  cellsOf(
    present(
      (locations ?? []).map(({ latitude, longitude }) =>
        typeof latitude === 'number' && typeof longitude === 'number'
          ? areaOfPoint({ latitude, longitude })
          : null,
      ),
    ),
  );
