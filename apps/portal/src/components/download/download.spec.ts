import { expect, test } from '@jest/globals';
import { download, filenameOf } from './download.ts';

test.each([
  ['attachment; filename="sea-level-2026-11-21.csv"', 'sea-level-2026-11-21.csv'],
  ['attachment; filename="../../etc/passwd"', null],
  ['attachment; filename=".htaccess"', null],
  ['attachment', null],
  [null, null],
])('the header %j names the file %j', (header, name) => {
  expect(filenameOf(header)).toBe(name);
});

/** Like a browser's own, it is nobody's method. */
const answering = (body: BodyInit, init: ResponseInit = {}): typeof fetch =>
  function (this: unknown) {
    if (this !== undefined) throw new TypeError('Illegal invocation');
    return Promise.resolve(new Response(body, init));
  };

test('a file is read completely, and its bytes are counted as they arrive', async () => {
  const counted: number[] = [];
  const { content, filename } = await download('/export', {
    fetch: answering('a,b\r\n', {
      headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' },
    }),
    signal: new AbortController().signal,
    onProgress: (bytes) => counted.push(bytes),
  });
  expect([filename, content.type, await content.text()]).toEqual(['a.csv', 'text/csv', 'a,b\r\n']);
  expect(counted.at(-1)).toBe(5);
});

test('an error response is not saved as a file', async () => {
  const refused = download('/export', {
    fetch: answering('{"message":"no"}', { status: 503 }),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  await expect(refused).rejects.toThrow('503');
});

test('a truncated download is not saved as a file', async () => {
  const broken = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('a,'));
      controller.error(new Error('gone'));
    },
  });
  const refused = download('/export', {
    fetch: answering(broken),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  await expect(refused).rejects.toThrow('gone');
});
