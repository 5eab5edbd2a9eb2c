import type { ResearchProduct } from '@open-discovery/model';

type GeoLocation = NonNullable<ResearchProduct['geoLocations']>[number];

/** Describes locations without duplicates: their names, or their coordinates as the source gives them. */
export const geoPlaces = (locations: readonly GeoLocation[]): readonly string[] => [
  ...new Set(
    locations
      .map(({ place, point, box }) => {
        const where = point ?? box;
        return place && where ? `${place} (${where})` : (place ?? where ?? '');
      })
      .filter((text) => text !== ''),
  ),
];
