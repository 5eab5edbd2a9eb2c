import { cleanSvg, isSvg, isSvgWithDefinitions } from './formats/clean-svg.ts';
import type { CleanedSvg } from './formats/clean-svg.ts';
import type { RasterImage, ReadRaster } from './formats/raster-image.ts';
import { isJpeg, readJpeg } from './formats/read-jpeg.ts';
import { isPng, readPng } from './formats/read-png.ts';
import { isWebp, readWebp } from './formats/read-webp.ts';
import type { ImageExtension } from './image-types.ts';
import { inField, problem } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';

/** The maximum width and height of an image. */
const MAX_SIDE_PX = 4_096;

export type InspectedImage =
  | { readonly ok: true; readonly extension: ImageExtension; readonly bytes: Buffer }
  | { readonly ok: false; readonly status: 400 | 415; readonly problem: Problem };

interface RasterFormat {
  readonly name: string;
  readonly extension: ImageExtension;
  readonly matches: (bytes: Buffer) => boolean;
  readonly read: ReadRaster;
}

const RASTER_FORMATS: readonly RasterFormat[] = [
  { name: 'PNG', extension: 'png', matches: isPng, read: readPng },
  { name: 'JPEG', extension: 'jpg', matches: isJpeg, read: readJpeg },
  { name: 'WebP', extension: 'webp', matches: isWebp, read: readWebp },
];

const rejected = (reason: Problem, status: 400 | 415 = 400): InspectedImage => ({
  ok: false,
  status,
  problem: inField('file', reason),
});

const isSide = (lengthPx: number): boolean => lengthPx >= 1 && lengthPx <= MAX_SIDE_PX;

const acceptedRaster = ({ name, extension }: RasterFormat, bytes: Buffer, image: RasterImage | null) => {
  if (image === null) return rejected(problem('image-damaged', { format: name }));
  if (!isSide(image.widthPx) || !isSide(image.heightPx))
    return rejected(
      problem('image-sides', { max: MAX_SIDE_PX, width: image.widthPx, height: image.heightPx }),
    );
  // Bytes after the end of the image could be a second, hidden file.
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

const acceptedSvg = async (text: string, clean: CleanSvg): Promise<InspectedImage> => {
  const cleaned = await clean(text);
  return cleaned.ok
    ? { ok: true, extension: 'svg', bytes: Buffer.from(cleaned.svg, 'utf8') }
    : rejected(cleaned.problem);
};

/** Cleans an SVG in this thread, or in another one. */
export type CleanSvg = (text: string) => CleanedSvg | Promise<CleanedSvg>;

/**
 * Detects the type of a file from its content, never from its name or media type. Returns the bytes to store: a bitmap
 * up to its end, or a cleaned SVG.
 */
export const inspectImage = async (bytes: Buffer, clean: CleanSvg = cleanSvg): Promise<InspectedImage> => {
  const format = RASTER_FORMATS.find(({ matches }) => matches(bytes));
  if (format) return acceptedRaster(format, bytes, format.read(bytes));
  const text = textOf(bytes);
  if (text !== null && isSvg(text)) return acceptedSvg(text, clean);
  return text !== null && isSvgWithDefinitions(text)
    ? rejected(problem('svg-definitions'))
    : rejected(problem('image-type'), 415);
};
