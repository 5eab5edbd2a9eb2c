import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inspectImage } from './inspect-image.ts';
import { extended, jpeg, lossless, png, SVG, webp, webpOf } from './testing/pictures.ts';

const HTML = Buffer.from('<html><script>alert(1)</script></html>');
const ZIP = Buffer.from('504b0304', 'hex');
const NONE = { ok: false, status: 415 };

describe('the type is detected from the content', () => {
  test.each([
    ['PNG', png(), 'png'],
    ['JPEG', jpeg(), 'jpg'],
    ['WebP', webp(), 'webp'],
    ['SVG', Buffer.from(SVG), 'svg'],
    ['SVG with a declaration', Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${SVG}`), 'svg'],
  ])('%s', async (_name, bytes, extension) => {
    expect(await inspectImage(bytes)).toMatchObject({ ok: true, extension });
  });
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['HTML', HTML],
    ['a ZIP', ZIP],
    ['a GIF', Buffer.from('GIF89a')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['text before a PNG', Buffer.concat([HTML, png()])],
    ['SVG in UTF-16', Buffer.from(SVG, 'utf16le')],
    ['SVG in bytes that are not UTF-8', Buffer.concat([Buffer.from(SVG), Buffer.from([0xff])])],
    ['HTML with an SVG in it', Buffer.from(`<html>${SVG}</html>`)],
  ])('%s is none of them', async (_name, bytes) => {
    expect(await inspectImage(bytes)).toMatchObject(NONE);
  });
});

describe('bytes after the end of an image are removed', () => {
  test.each([
    ['PNG', png()],
    ['JPEG', jpeg()],
    ['WebP', webp()],
  ])('%s', async (_name, picture) => {
    const result = await inspectImage(Buffer.concat([picture, HTML, ZIP]));
    expect(result.ok && result.bytes.equals(picture)).toBe(true);
  });
});

describe('pixels', () => {
  test.each([
    ['PNG', png(4_096, 4_096), true],
    ['PNG', png(4_097, 1), false],
    ['PNG', png(1, 4_294_967_295), false],
    ['PNG', png(0, 1), false],
    ['JPEG', jpeg(4_096, 1), true],
    ['JPEG', jpeg(65_535, 65_535), false],
    ['JPEG', jpeg(10, 0), false],
    ['WebP', webpOf(lossless(4_096, 4_096)), true],
    ['WebP', webpOf(lossless(16_384, 16_384)), false],
    ['WebP', webpOf(extended(16_777_216, 16_777_216), lossless(1, 1)), false],
  ])('%s %# → %s', async (_name, bytes, ok) => {
    expect((await inspectImage(bytes)).ok).toBe(ok);
  });
  test('the message contains the limit and the size', async () => {
    expect(await inspectImage(png(5_000, 3))).toEqual({
      ok: false,
      status: 400,
      problem: {
        id: 'image-sides',
        values: { max: 4_096, width: 5_000, height: 3 },
        message: 'file: an image may have up to 4096 × 4096 pixels, this one has 5000 × 3',
      },
    });
  });
});

describe('definitions in a DOCTYPE', () => {
  test.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
    [
      'entities of a file',
      '<?xml version="1.0"?>\n<!DOCTYPE svg [ <!ENTITY xxe SYSTEM "file:///etc/passwd"> ]>',
    ],
    [
      'those of drawing programs',
      '<!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://ns/">]>',
    ],
  ])('%s: the message says how to save the file', async (_name, doctype) => {
    expect(await inspectImage(Buffer.from(`${doctype}${SVG}`))).toEqual({
      ok: false,
      status: 400,
      problem: {
        id: 'svg-definitions',
        values: {},
        message: 'file: an SVG with definitions in its DOCTYPE is not accepted; save it as plain SVG',
      },
    });
  });
  test.each([
    ['outside of a DOCTYPE', `<!ENTITY a "b">${SVG}`],
    ['in the DOCTYPE of HTML', `<!DOCTYPE html [<!ENTITY a "b">]>${SVG}`],
  ])('%s the file is not an image', async (_name, text) => {
    expect(await inspectImage(Buffer.from(text))).toMatchObject(NONE);
  });
  test('inside the drawing they are removed', async () => {
    const text = SVG.replace('</svg>', '<!DOCTYPE svg [<!ENTITY a "b">]></svg>');
    const result = await inspectImage(Buffer.from(text));
    expect(result.ok && result.bytes.toString()).not.toMatch(/<!DOCTYPE|<!ENTITY/);
  });
});

test('it never throws, and accepted files are accepted again unchanged', async () => {
  const starts = [png(), jpeg(), webp(), Buffer.from(SVG), Buffer.alloc(0)];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), fc.nat(200), fc.uint8Array(), async (start, at, bytes) => {
      const result = await inspectImage(Buffer.concat([start.subarray(0, at), bytes, start.subarray(at)]));
      if (result.ok) expect(await inspectImage(result.bytes)).toEqual(result);
    }),
  );
});
