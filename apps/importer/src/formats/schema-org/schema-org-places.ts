import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf, wordsOf } from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';
import { section, valuesOf } from './schema-org-people.ts';

/** The row of the places that a work is about. */
export const placesRow: Row<Work> = {
  field: 'spatialCoverage',
  section: section('spatialCoverage'),
  to: 'geoLocations',
  parts: ['@type', 'name', 'geo.@type', 'geo.latitude', 'geo.longitude', 'geo.box'],
  read: (values) => ({
    places: valuesOf(values).flatMap((item): Work['places'][number][] => {
      if (!isFields(item)) return wordsOf([item]).map((place) => ({ place }));
      const place = textOf(item['name']);
      const found = fieldsOf(valuesOf(item['geo'])).map((geo) => {
        const [latitude, longitude] = [wordOf(geo['latitude']), wordOf(geo['longitude'])];
        const box = wordOf(geo['box']);
        return {
          ...(latitude === null || longitude === null ? {} : { point: `${latitude} ${longitude}` }),
          ...(box === null ? {} : { box }),
        };
      });
      const [first = {}, ...rest] = found;
      return [{ ...first, ...(place === null ? {} : { place }) }, ...rest].filter(
        (one) => Object.keys(one).length > 0,
      );
    }),
  }),
};
