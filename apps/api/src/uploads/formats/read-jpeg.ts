import type { ReadRaster } from './raster-image.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Markers between C0 and CF that do not start a frame: Huffman tables, a reserved one, arithmetic conditioning. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const FRAME_HEADER_BYTES = 8;

export const isJpeg = (bytes: Buffer): boolean =>
  bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

interface Segment {
  readonly marker: number;
  /** Start of the content, after marker and length. The content of END is empty. */
  readonly start: number;
  readonly end: number;
}

const segmentAt = (bytes: Buffer, at: number): Segment | null => {
  let position = at;
  if (bytes[position] !== 0xff) return null;
  while (bytes[position + 1] === 0xff) position += 1;
  const marker = bytes[position + 1];
  if (marker === undefined || marker < 0xc0 || marker === START) return null;
  if (marker === END) return { marker, start: position + 2, end: position + 2 };
  if (position + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(position + 2);
  const end = position + 2 + length;
  return length < 2 || end > bytes.length ? null : { marker, start: position + 4, end };
};

/** Returns the end of the pixels after a scan header: the first marker other than a restart. */
const endOfPixels = (bytes: Buffer, start: number): number => {
  let at = bytes.indexOf(0xff, start);
  for (; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
};

/** Reads a JPEG with exactly one frame header, at least one scan, and an end marker. ITU-T T.81 annex B. */
export const readJpeg: ReadRaster = (bytes) => {
  let size: { widthPx: number; heightPx: number } | null = null;
  let hasPixels = false;
  let segment = segmentAt(bytes, 2);
  while (segment !== null) {
    const { marker, start, end } = segment;
    if (marker === END) return size !== null && hasPixels ? { ...size, lengthBytes: end } : null;
    if (isFrame(marker)) {
      if (size !== null || end - start < FRAME_HEADER_BYTES - 2) return null;
      size = { heightPx: bytes.readUInt16BE(start + 1), widthPx: bytes.readUInt16BE(start + 3) };
    }
    if (marker === SCAN) hasPixels = true;
    segment = segmentAt(bytes, marker === SCAN ? endOfPixels(bytes, end) : end);
  }
  return null;
};
