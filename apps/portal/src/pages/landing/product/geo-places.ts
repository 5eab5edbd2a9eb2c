import type { ResearchProduct } from '@open-discovery/model';

type GeoLocation = NonNullable<ResearchProduct['geoLocations']>[number];

/** Places in words: a name, or its coordinates as the source writes them; each once. */
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
