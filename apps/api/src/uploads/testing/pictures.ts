import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint24LE = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

export const pngChunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
};

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/** Creates a gray PNG. Only small ones have all pixels, which does not matter for its structure. */
export const png = (widthPx = 2, heightPx = 2): Buffer => {
  const pixels = Buffer.alloc(Math.min(heightPx, 8) * (Math.min(widthPx, 8) + 1));
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', Buffer.concat([uint32(widthPx), uint32(heightPx), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

export const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([PNG_START, ...chunks]);

export const jpegSegment = (marker: number, content: Buffer): Buffer => {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
};

export const jpegOf = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);

export const jpegFrame = (widthPx: number, heightPx: number, marker = 0xc0): Buffer =>
  jpegSegment(
    marker,
    Buffer.from([8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, 1, 1, 0x11, 0]),
  );

/** A scan header and coded pixels with a stuffed FF, a restart and a fill byte. */
export const jpegScan = (): Buffer =>
  Buffer.concat([
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff]),
  ]);

export const jpeg = (widthPx = 2, heightPx = 2): Buffer => jpegOf(jpegFrame(widthPx, heightPx), jpegScan());

const webpChunk = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, content, Buffer.alloc(content.length % 2)]);
};

export const webpOf = (...chunks: readonly Buffer[]): Buffer =>
  webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));

export const lossy = (widthPx: number, heightPx: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(widthPx, 0);
  size.writeUInt16LE(heightPx, 2);
  return webpChunk('VP8 ', Buffer.concat([Buffer.from('5001009d012a', 'hex'), size, Buffer.alloc(3)]));
};

export const lossless = (widthPx: number, heightPx: number): Buffer => {
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE(((widthPx - 1) | ((heightPx - 1) << 14)) >>> 0);
  return webpChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), bits, Buffer.alloc(4)]));
};

export const extended = (widthPx: number, heightPx: number): Buffer =>
  webpChunk('VP8X', Buffer.concat([Buffer.alloc(4), uint24LE(widthPx - 1), uint24LE(heightPx - 1)]));

/** Creates a frame of an animation; `x` and `y` are even. */
export const frame = (
  { x, y, widthPx, heightPx }: { x: number; y: number; widthPx: number; heightPx: number },
  pixels: Buffer,
): Buffer => {
  const place = [x / 2, y / 2, widthPx - 1, heightPx - 1, 100].map(uint24LE);
  return webpChunk('ANMF', Buffer.concat([...place, Buffer.from([0]), pixels]));
};

export const webp = (widthPx = 2, heightPx = 2): Buffer => webpOf(lossy(widthPx, heightPx));

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>';
