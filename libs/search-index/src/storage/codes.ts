/** A small number per document, in the narrowest type that holds the greatest one. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

const widthOf = (greatest: number): 1 | 2 | 4 => (greatest <= 0xff ? 1 : greatest <= 0xffff ? 2 : 4);

/** Narrows codes to the smallest type. If all are 0, they need not be written at all. */
export const narrowed = (codes: Uint32Array, greatest: number): Codes => {
  const width = widthOf(greatest);
  if (width === 4) return codes;
  return width === 2 ? Uint16Array.from(codes) : Uint8Array.from(codes);
};

/**
 * Reads codes from a file.
 * @param none zeros for every document, shared by all columns without values
 */
export const codesAt = (
  shared: ArrayBufferLike,
  { offset, greatest, none }: { offset: number; greatest: number; none: Uint8Array },
): Codes => {
  if (greatest === 0) return none;
  const { length } = none;
  const width = widthOf(greatest);
  if (width === 1) return new Uint8Array(shared, offset, length);
  return width === 2 ? new Uint16Array(shared, offset, length) : new Uint32Array(shared, offset, length);
};
