import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { wordOf } from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';

const POINT = ['pointLatitude', 'pointLongitude'];
const BOX = ['southBoundLatitude', 'westBoundLongitude', 'northBoundLatitude', 'eastBoundLongitude'];

/** Kernel 3 writes the numbers as one text. */
const numbers = (value: unknown, names: readonly string[]): string | undefined => {
  if (!isFields(value)) return textOf(value) ?? undefined;
  const words = names.flatMap((name) => wordOf(value[name]) ?? []);
  return words.length === names.length ? words.join(' ') : undefined;
};

/** Returns a place: latitude before longitude, southwest before northeast. */
export const placeOf = (location: Fields): Work['places'][number] => {
  const point = numbers(location['geoLocationPoint'], POINT);
  const box = numbers(location['geoLocationBox'], BOX);
  const place = textOf(location['geoLocationPlace']);
  return {
    ...(point === undefined ? {} : { point }),
    ...(box === undefined ? {} : { box }),
    ...(place === null ? {} : { place }),
  };
};
