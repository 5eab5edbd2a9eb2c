import { parsePlace } from '@open-discovery/model';
import type { GeoArea, ResearchProduct } from '@open-discovery/model';
import { lines, oneLine } from './clean-text.ts';
import type { Facts } from './facts.ts';

/** A place that a work is about. */
export interface Place {
  readonly name: string;
  /** Without extent. */
  readonly point: GeoArea | null;
  readonly box: GeoArea | null;
}

/** Facts of a work that few formats have. */
interface Details {
  /** Media types or names of formats. */
  readonly formats: readonly string[];
  readonly sizes: readonly string[];
  readonly places: readonly Place[];
  /** Periods and names of places. */
  readonly coverages: readonly string[];
  /** `2027-05-01`, or '' if unknown. */
  readonly embargoEnd: string;
  readonly contactPeople: readonly string[];
}

const NONE: Details = {
  formats: [],
  sizes: [],
  places: [],
  coverages: [],
  embargoEnd: '',
  contactPeople: [],
};

const placesOf = ({ geoLocations }: ResearchProduct): Place[] =>
  (geoLocations ?? [])
    .map(({ point, box, place }) => ({
      name: oneLine(place ?? ''),
      point: parsePlace(point),
      box: parsePlace(box),
    }))
    .filter(({ name, point, box }) => name !== '' || point !== null || box !== null);

/** Returns the details of a work; records of other kinds have none. */
export const detailsOf = ({ item }: Pick<Facts, 'item'>): Details =>
  item.kind === 'product'
    ? {
        formats: lines(item.record.formats),
        sizes: lines([item.record.size]),
        places: placesOf(item.record),
        coverages: lines(item.record.coverages),
        embargoEnd: item.record.embargoEndDate ?? '',
        contactPeople: lines(item.record.contactPeople),
      }
    : NONE;
