import { cleanSvg, isSvg } from './formats/clean-svg.ts';
import type { RasterImage, ReadRaster } from './formats/raster-image.ts';
import { isJpeg, readJpeg } from './formats/read-jpeg.ts';
import { isPng, readPng } from './formats/read-png.ts';
import { isWebp, readWebp } from './formats/read-webp.ts';
import type { ImageExtension } from './image-types.ts';

/** Longest side of a picture. */
export const MAX_SIDE_PX = 4_096;

export type InspectedImage =
  | { readonly ok: true; readonly extension: ImageExtension; readonly bytes: Buffer }
  | { readonly ok: false; readonly status: 400 | 415; readonly message: string };

interface RasterFormat {
  readonly name: string;
  readonly extension: ImageExtension;
  readonly isIt: (bytes: Buffer) => boolean;
  readonly read: ReadRaster;
}

const RASTER_FORMATS: readonly RasterFormat[] = [
  { name: 'PNG', extension: 'png', isIt: isPng, read: readPng },
  { name: 'JPEG', extension: 'jpg', isIt: isJpeg, read: readJpeg },
  { name: 'WebP', extension: 'webp', isIt: isWebp, read: readWebp },
];

const refused = (message: string, status: 400 | 415 = 400): InspectedImage => ({
  ok: false,
  status,
  message,
});

const isSide = (lengthPx: number): boolean => lengthPx >= 1 && lengthPx <= MAX_SIDE_PX;

const acceptedRaster = ({ name, extension }: RasterFormat, bytes: Buffer, image: RasterImage | null) => {
  if (image === null) return refused(`file: this ${name} picture is damaged or not complete`);
  if (!isSide(image.widthPx) || !isSide(image.heightPx))
    return refused(
      `file: a picture may have up to ${MAX_SIDE_PX} × ${MAX_SIDE_PX} pixels, this one has ` +
        `${image.widthPx} × ${image.heightPx}`,
    );
  // Whatever follows the picture is not a picture: a second file hidden behind the first one stays out.
  return { ok: true, extension, bytes: bytes.subarray(0, image.lengthBytes) } as const;
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const textOf = (bytes: Buffer): string | null => {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
};

const acceptedDrawing = (text: string): InspectedImage => {
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text))
    return refused('file: an SVG with definitions in its DOCTYPE is not taken; save it as plain SVG');
  const cleaned = cleanSvg(text);
  return cleaned === null
    ? refused('file: this SVG is damaged, not complete, or too elaborate to be drawn')
    : { ok: true, extension: 'svg', bytes: Buffer.from(cleaned, 'utf8') };
};

/**
 * Finds out what a file is by what stands in it, never by its name or by what its sender says, and gives back what is to
 * be kept: a bitmap up to its own end, a drawing without anything that acts.
 */
export const inspectImage = (bytes: Buffer): InspectedImage => {
  const format = RASTER_FORMATS.find(({ isIt }) => isIt(bytes));
  if (format) return acceptedRaster(format, bytes, format.read(bytes));
  const text = textOf(bytes);
  return text !== null && isSvg(text)
    ? acceptedDrawing(text)
    : refused('file: pictures are taken as PNG, JPEG, WebP or SVG; this is none of them', 415);
};
