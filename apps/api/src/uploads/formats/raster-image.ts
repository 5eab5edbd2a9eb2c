/** The size of an image according to its structure. */
export interface RasterImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Length of the image; further bytes do not belong to it. */
  readonly lengthBytes: number;
}

/** Reads the structure of an image; null if it is damaged, truncated or inconsistent. */
export type ReadRaster = (bytes: Buffer) => RasterImage | null;
