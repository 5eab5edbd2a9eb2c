import type { RasterImage, ReadRaster } from './raster-image.ts';

type Size = Pick<RasterImage, 'widthPx' | 'heightPx'>;

const CONTAINER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Position, size, duration and flags of an animation frame, before its chunks. */
const FRAME_HEADER_BYTES = 16;

export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

/** Splits bytes into chunks; null unless the chunks fill them exactly. */
const chunksOf = (bytes: Buffer): Chunk[] | null => {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(start, start + length),
    });
    at = start + length + (length % 2);
  }
  return at === bytes.length ? chunks : null;
};

const lossySize = (content: Buffer): Size | null =>
  content.length < 10 || content.toString('hex', 3, 6) !== '9d012a'
    ? null
    : { widthPx: content.readUInt16LE(6) & 0x3fff, heightPx: content.readUInt16LE(8) & 0x3fff };

const losslessSize = (content: Buffer): Size | null => {
  if (content.length < 5 || content[0] !== 0x2f) return null;
  const bits = content.readUInt32LE(1);
  return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 };
};

const twoSizes = (content: Buffer, at: number): Size => ({
  widthPx: content.readUIntLE(at, 3) + 1,
  heightPx: content.readUIntLE(at + 3, 3) + 1,
});

const isSame = (a: Size, b: Size): boolean => a.widthPx === b.widthPx && a.heightPx === b.heightPx;

const PIXELS: Readonly<Record<string, (content: Buffer) => Size | null>> = {
  'VP8 ': lossySize,
  VP8L: losslessSize,
};

/** Returns the size of the only still image among some chunks. */
const stillSize = (chunks: readonly Chunk[] | null): Size | null => {
  const sizes = (chunks ?? []).flatMap(({ type, content }) => {
    const sizeOf = PIXELS[type];
    return sizeOf ? [sizeOf(content)] : [];
  });
  return sizes.length === 1 ? (sizes[0] ?? null) : null;
};

/** Reports whether a frame has the declared size and is within the canvas. */
const isFrameOn = (canvas: Size, content: Buffer): boolean => {
  if (content.length < FRAME_HEADER_BYTES) return false;
  const size = twoSizes(content, 6);
  const pixels = stillSize(chunksOf(content.subarray(FRAME_HEADER_BYTES)));
  const right = content.readUIntLE(0, 3) * 2 + size.widthPx;
  const bottom = content.readUIntLE(3, 3) * 2 + size.heightPx;
  return pixels !== null && isSame(pixels, size) && right <= canvas.widthPx && bottom <= canvas.heightPx;
};

/** Returns the canvas of the extended format; null if it contradicts the pixels. */
const extendedSize = (header: Buffer, chunks: readonly Chunk[]): Size | null => {
  if (header.length !== 10) return null;
  const canvas = twoSizes(header, 4);
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  if (frames.length > 0) return frames.every(({ content }) => isFrameOn(canvas, content)) ? canvas : null;
  const still = stillSize(chunks);
  return still !== null && isSame(still, canvas) ? canvas : null;
};

const sizeOf = (chunks: readonly Chunk[]): Size | null => {
  const [first] = chunks;
  return first?.type === 'VP8X' ? extendedSize(first.content, chunks) : stillSize(chunks);
};

/** Reads a lossy, lossless or extended WebP. RFC 9649. */
export const readWebp: ReadRaster = (bytes) => {
  if (bytes.length < CONTAINER_BYTES) return null;
  const lengthBytes = bytes.readUInt32LE(4) + CHUNK_HEADER_BYTES;
  if (lengthBytes > bytes.length || lengthBytes < CONTAINER_BYTES) return null;
  const chunks = chunksOf(bytes.subarray(CONTAINER_BYTES, lengthBytes));
  const size = chunks && sizeOf(chunks);
  return size && { ...size, lengthBytes };
};
