import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  extended,
  frame,
  jpeg,
  jpegFrame,
  jpegOf,
  jpegScan,
  jpegSegment,
  lossless,
  lossy,
  png,
  pngChunk,
  pngOf,
  webp,
  webpOf,
} from '../testing/pictures.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

const READERS = { png: readPng, jpeg: readJpeg, webp: readWebp } as const;
const WHOLE = { png: png(3, 5), jpeg: jpeg(3, 5), webp: webp(3, 5) } as const;
const FORMATS = ['png', 'jpeg', 'webp'] as const;

/** A copy with one byte turned over. */
const damagedAt = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};

const frameOf = (x: number, y: number, widthPx: number, heightPx: number) => ({ x, y, widthPx, heightPx });
const header = pngChunk('IHDR', Buffer.from('0000000200000002080000 0000'.replace(' ', ''), 'hex'));
const end = pngChunk('IEND', Buffer.alloc(0));

describe('the size is read from the structure', () => {
  test.each([
    ['PNG', readPng, png(3, 5), [3, 5]],
    ['PNG as large as a header can say', readPng, png(4_294_967_295, 1), [4_294_967_295, 1]],
    ['JPEG', readJpeg, jpeg(3, 5), [3, 5]],
    ['progressive JPEG', readJpeg, jpegOf(jpegFrame(640, 480, 0xc2), jpegScan(), jpegScan()), [640, 480]],
    [
      'JPEG with a picture of another size in its metadata',
      readJpeg,
      jpegOf(jpegSegment(0xe1, jpeg(9, 9)), jpegFrame(3, 5), jpegScan()),
      [3, 5],
    ],
    ['lossy WebP', readWebp, webp(3, 5), [3, 5]],
    ['lossless WebP', readWebp, webpOf(lossless(16_384, 300)), [16_384, 300]],
    ['extended WebP', readWebp, webpOf(extended(3, 5), lossless(3, 5)), [3, 5]],
    [
      'animated WebP',
      readWebp,
      webpOf(
        extended(8, 8),
        frame(frameOf(2, 4, 3, 4), lossy(3, 4)),
        frame(frameOf(0, 0, 8, 8), lossy(8, 8)),
      ),
      [8, 8],
    ],
  ] as const)('%s', (_name, read, bytes, [widthPx, heightPx]) => {
    expect(read(bytes)).toEqual({ widthPx, heightPx, lengthBytes: bytes.length });
  });
});

describe('inconsistent images are rejected', () => {
  test.each([
    ['PNG without pixels', readPng, pngOf(header, end)],
    ['PNG without a header', readPng, pngOf(pngChunk('IDAT', Buffer.alloc(9)), end)],
    ['PNG with two headers', readPng, pngOf(header, header, pngChunk('IDAT', Buffer.alloc(9)), end)],
    ['PNG with a wrong checksum', readPng, damagedAt(png(), 30)],
    ['JPEG without a frame', readJpeg, jpegOf(jpegScan())],
    ['JPEG without pixels', readJpeg, jpegOf(jpegFrame(3, 5))],
    ['JPEG with two frames', readJpeg, jpegOf(jpegFrame(3, 5), jpegFrame(9, 9), jpegScan())],
    ['JPEG with a segment of no length', readJpeg, Buffer.from('ffd8ffe00000ffd9', 'hex')],
    ['WebP without pixels', readWebp, webpOf()],
    ['WebP with two pictures', readWebp, webpOf(lossy(3, 5), lossy(3, 5))],
    ['WebP whose canvas is not its picture', readWebp, webpOf(extended(3, 5), lossy(4_000, 4_000))],
    [
      'WebP with a frame beyond its canvas',
      readWebp,
      webpOf(extended(8, 8), frame(frameOf(6, 0, 3, 3), lossy(3, 3))),
    ],
    [
      'WebP with a frame that lies',
      readWebp,
      webpOf(extended(8, 8), frame(frameOf(0, 0, 3, 3), lossy(4_000, 3))),
    ],
    ['WebP with a wrong start code', readWebp, damagedAt(webp(), 23)],
  ] as const)('%s', (_name, read, bytes) => {
    expect(read(bytes)).toBeNull();
  });
  test.each(FORMATS)('%s truncated anywhere', (format) => {
    const bytes = WHOLE[format];
    const taken = Array.from({ length: bytes.length }, (_, length) =>
      READERS[format](bytes.subarray(0, length)),
    );
    expect(taken.filter((image) => image !== null)).toEqual([]);
  });
});

test.each(FORMATS)('%s: further bytes do not change its length', (format) => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (more) => {
      const bytes = Buffer.concat([WHOLE[format], more]);
      expect(READERS[format](bytes)?.lengthBytes).toBe(WHOLE[format].length);
    }),
  );
});
test.each(FORMATS)('%s: random bytes never cause an error', (format) => {
  fc.assert(
    fc.property(fc.nat(), fc.uint8Array({ maxLength: 64 }), (at, more) => {
      const bytes = Buffer.from(WHOLE[format]);
      bytes.set(more.subarray(0, bytes.length), at % Math.max(1, bytes.length - more.length));
      expect(() => READERS[format](bytes)).not.toThrow();
    }),
  );
});
