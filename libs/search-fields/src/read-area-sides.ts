import type { AddressReader } from './address-reader.ts';

/** The parameters of a form without scripts: one for each side of an area. A side that is left empty has no limit. */
const SIDES = [
  ['west', '-180'],
  ['south', '-90'],
  ['east', '180'],
  ['north', '90'],
] as const;

/**
 * Returns the area of the four sides of a form as the text of one parameter; `null` if no side is given. Many people type a comma
 * in a number.
 */
export const readAreaSides = (reader: AddressReader): string | null => {
  const sides = SIDES.map(([param, open]) => ({ typed: reader.takeOne(param), open }));
  if (sides.every(({ typed }) => typed === null)) return null;
  return sides.map(({ typed, open }) => (typed ?? open).trim().replace(',', '.')).join(',');
};
