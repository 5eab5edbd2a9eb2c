/** What the structure of a picture says of it. */
export interface RasterImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Where the picture ends: bytes after this are not part of it. */
  readonly lengthBytes: number;
}

/** Walks through a picture from its first byte to its last one; null when it is damaged, cut off or contradicts itself. */
export type ReadRaster = (bytes: Buffer) => RasterImage | null;
