/** The fields of the index that count results by cells of 20 and of 5 degrees. */
const FAR = 'cell20';
const CLOSE = 'cell5';
/** A wider or higher area has too many small cells. */
const CLOSE_MAX_DEGREES = 60;

/** Reports whether a field of the index counts results by the cells of a map. */
export const isAreaFacet = (indexField: string): boolean => indexField === FAR || indexField === CLOSE;

/** Returns the field of the index that counts results by cells: the smaller the chosen area, the smaller the cells. */
export const areaFacet = (chosen = '-180,-90,180,90'): string => {
  const [west = 0, south = 0, east = 0, north = 0] = chosen.split(',').map(Number);
  const width = (east - west + 360) % 360 || 360;
  return Math.max(width, north - south) <= CLOSE_MAX_DEGREES ? CLOSE : FAR;
};
