import { crc32 } from 'node:zlib';
import type { ReadRaster } from './raster-image.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_BYTES = 13;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
  readonly end: number;
}

const chunkAt = (bytes: Buffer, at: number): Chunk | null => {
  if (at + FRAME_BYTES > bytes.length) return null;
  const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
  if (end > bytes.length) return null;
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
  return {
    type: bytes.toString('latin1', at + 4, at + 8),
    content: bytes.subarray(at + 8, end - 4),
    end,
  };
};

/** Reads a PNG with a header, valid checksums, pixels, and an end chunk. https://www.w3.org/TR/png-3/ */
export const readPng: ReadRaster = (bytes) => {
  const header = chunkAt(bytes, SIGNATURE.length);
  if (header?.type !== 'IHDR' || header.content.length !== HEADER_BYTES) return null;
  let hasPixels = false;
  for (let chunk = chunkAt(bytes, header.end); chunk !== null; chunk = chunkAt(bytes, chunk.end)) {
    if (chunk.type === 'IHDR') return null;
    if (chunk.type === 'IDAT') hasPixels = true;
    if (chunk.type !== 'IEND') continue;
    if (!hasPixels) return null;
    return {
      widthPx: header.content.readUInt32BE(0),
      heightPx: header.content.readUInt32BE(4),
      lengthBytes: chunk.end,
    };
  }
  return null;
};
