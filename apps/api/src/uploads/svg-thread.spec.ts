import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { buildProgram } from '../testing/build-program.ts';
import { createSvgThread } from './svg-thread.ts';
import { SVG } from './testing/pictures.ts';

jest.setTimeout(60_000);

let workerUrl: URL;
beforeAll(() => {
  workerUrl = pathToFileURL(buildProgram(path.join(import.meta.dirname, 'svg-worker.ts')));
});

const drawing = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
/** The largest drawing: cleaning it takes seconds. */
const COSTLY = drawing('<g><path d="M0 0" fill="#000"/></g>'.repeat(20_000));

describe('drawings are cleaned in a separate thread', () => {
  test('with the same result', async () => {
    const clean = createSvgThread({ workerUrl, timeLimitMs: 30_000 });
    expect(await clean(SVG)).toEqual({ ok: true, svg: SVG });
    expect(await clean(drawing('<g>'.repeat(40_000)))).toEqual({
      ok: false,
      problem: {
        id: 'svg-nesting',
        values: { max: 64 },
        message: 'an SVG may have up to 64 nested elements, this one has more',
      },
    });
  });

  test('which never keeps other requests waiting', async () => {
    const clean = createSvgThread({ workerUrl, timeLimitMs: 30_000 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const delay = monitorEventLoopDelay();
    delay.enable();
    await clean(COSTLY);
    clearInterval(timer);
    delay.disable();
    expect(turns).toBeGreaterThan(10);
    expect(delay.percentile(50) / 1e6).toBeLessThan(100);
  });

  test('until a time limit; the next drawing is not affected', async () => {
    const clean = createSvgThread({ workerUrl, timeLimitMs: 1 });
    const others = createSvgThread({ workerUrl, timeLimitMs: 30_000 });
    expect(await clean(COSTLY)).toMatchObject({ ok: false, problem: { id: 'svg-checking' } });
    expect(await others(SVG)).toMatchObject({ ok: true });
  });

  test('one after the other; when too many wait, further ones get a 503', async () => {
    const clean = createSvgThread({ workerUrl, timeLimitMs: 30_000 });
    const results = await Promise.allSettled(Array.from({ length: 18 }, async () => clean(SVG)));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([
      expect.objectContaining({ status: 503, retryAfterSeconds: 10 }),
      expect.objectContaining({ status: 503, retryAfterSeconds: 10 }),
    ]);
  });
});
