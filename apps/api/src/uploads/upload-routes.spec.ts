import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { toFailure } from '../errors/to-failure.ts';
import { jpeg, png, SVG, webp } from './testing/pictures.ts';
import { openUploadFolder } from './upload-folder.ts';
import { addUploadRoutes } from './upload-routes.ts';

const LIMIT_BYTES = 10_000;
const UPLOAD = '/utils-service/upload/community/egi';
const DOWNLOAD = '/utils-service/download';

let parent: string;
let uploads: string;
let app: FastifyInstance;
let asked: unknown[];

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  uploads = path.join(parent, 'uploads');
  asked = [];
  let count = 0;
  // As the server is set up: a small body limit that this route must lift for itself, and failures with a message.
  app = Fastify({ bodyLimit: 1_024 });
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = toFailure(error);
    return reply.status(status).send({ message });
  });
  app.setValidatorCompiler(() => () => true);
  await addUploadRoutes(app, {
    uploads: openUploadFolder(uploads),
    limitBytes: LIMIT_BYTES,
    newId: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
    authorizeUpload: async (request, target) => {
      asked.push(target);
      if (request.headers['x-refuse']) throw new ApiError(Number(request.headers['x-refuse']), 'refused');
      return 'ada';
    },
  });
});
afterEach(() => app.close());

interface Part {
  readonly field?: string;
  readonly bytes: Buffer | string;
  readonly name?: string;
  readonly type?: string;
}

const send = async (parts: readonly Part[], { url = UPLOAD, headers = {} } = {}) => {
  const form = new FormData();
  for (const { field = 'file', bytes, name = 'logo.png', type = 'image/png' } of parts)
    form.append(field, new Blob([Uint8Array.from(Buffer.from(bytes))], { type }), name);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const payload = Buffer.from(await encoded.arrayBuffer());
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType, ...headers } });
};
const filesThere = () => readdir(uploads).catch(() => []);
const filenameOf = (answer: { json: () => unknown }): string => {
  const body = answer.json();
  return typeof body === 'object' && body !== null && 'filename' in body ? String(body.filename) : '';
};

describe('an image is served as it was uploaded', () => {
  test.each([
    ['PNG', png(), 'png', 'image/png'],
    ['JPEG', jpeg(), 'jpg', 'image/jpeg'],
    ['WebP', webp(), 'webp', 'image/webp'],
    ['SVG', Buffer.from(SVG), 'svg', 'image/svg+xml; charset=utf-8'],
  ])('%s', async (_name, bytes, extension, contentType) => {
    const uploaded = await send([{ bytes, name: 'x.html', type: 'text/html' }]);
    expect(uploaded.statusCode).toBe(200);
    const filename = filenameOf(uploaded);
    expect(filename).toBe(`00000000000040008000000000000001.${extension}`);
    const answer = await app.inject(`${DOWNLOAD}/${filename}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': `inline; filename="${filename}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  test('two uploads of one file are two files', async () => {
    const names = [filenameOf(await send([{ bytes: png() }])), filenameOf(await send([{ bytes: png() }]))];
    expect((await filesThere()).sort()).toEqual(names);
    expect(new Set(names).size).toBe(2);
  });
  test('a form with two files is refused, and none is kept', async () => {
    const answer = await send([{ bytes: png() }, { bytes: png() }]);
    expect(answer.statusCode).toBe(413);
    expect(await filesThere()).toEqual([]);
  });
  test('an SVG is served without active content', async () => {
    const attack = '<svg onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>';
    const filename = filenameOf(await send([{ bytes: attack }]));
    expect((await app.inject(`${DOWNLOAD}/${filename}`)).body).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>',
    );
  });
  test.each(['../../x.png', '..\\x.png', '/etc/passwd', 'x.png\0.html', '.htaccess', 'x"; y="z.png'])(
    'the original name %j is not used',
    async (name) => {
      const answer = await send([{ bytes: png(), name }]);
      expect(answer.statusCode).toBe(200);
      expect(await readdir(parent)).toEqual(['uploads']);
      expect(await filesThere()).toEqual([filenameOf(answer)]);
    },
  );
});

describe('a file of another kind than its name says', () => {
  const name = 'logo.png';
  const type = 'image/png';
  test.each([
    ['JPEG', jpeg(), 'jpg', 'image/jpeg'],
    ['SVG', Buffer.from(SVG), 'svg', 'image/svg+xml; charset=utf-8'],
  ])('is served as what it is: %s', async (_kind, bytes, extension, contentType) => {
    const filename = filenameOf(await send([{ bytes, name, type }]));
    expect(filename).toMatch(new RegExp(`\\.${extension}$`));
    expect((await app.inject(`${DOWNLOAD}/${filename}`)).headers['content-type']).toBe(contentType);
  });
  test.each([
    ['an HTML page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a script', Buffer.from('#!/bin/sh\nrm -r /')],
    ['a program', Buffer.from('\u007FELF\u0002\u0001\u0001', 'latin1')],
    ['a program of Windows', Buffer.from('MZ\u0090\0\u0003', 'latin1')],
    ['a zip archive with a program', Buffer.from('PK\u0003\u0004program.exe', 'latin1')],
    ['a gzipped archive', gzipSync('program')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a GIF', Buffer.from('GIF89a')],
  ])('is refused with the field and the accepted types: %s', async (_kind, bytes) => {
    const answer = await send([{ bytes, name, type }]);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ message: 'file: not a PNG, JPEG, WebP or SVG image' });
    expect(await filesThere()).toEqual([]);
  });
});

describe('rejected, and nothing is stored', () => {
  const large = Buffer.concat([png(), Buffer.alloc(LIMIT_BYTES)]);
  test.each([
    ['a file beyond the limit', [{ bytes: large }], 413, /^file: larger than 10000 bytes$/],
    ['a file that is not a picture', [{ bytes: '<html>' }], 415, /^file: not a PNG/],
    ['a damaged picture', [{ bytes: png().subarray(0, -5) }], 400, /^file: this PNG image is damaged/],
    ['a picture of too many pixels', [{ bytes: png(5_000, 5_000) }], 400, /4096 × 4096 pixels/],
    ['an empty file', [{ bytes: '' }], 415, /^file: /],
    ['no file', [], 400, /^file: no file was sent$/],
    ['another field', [{ field: 'logo', bytes: png() }], 400, /^Unknown field: logo$/],
    ['a field by the name of a prototype', [{ field: '__proto__', bytes: png() }], 400, /./],
  ])('%s', async (_name, parts, status, message) => {
    const answer = await send(parts);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    expect(String(Reflect.get(Object(answer.json()), 'message'))).toMatch(message);
    expect(await filesThere()).toEqual([]);
  });
  test.each(['application/json', 'text/plain', 'image/png', 'multipart/form-data'])(
    'a body of type %s',
    async (type) => {
      const answer = await app.inject({
        method: 'POST',
        url: UPLOAD,
        headers: { 'content-type': type },
        payload: '{}',
      });
      expect([400, 406, 415]).toContain(answer.statusCode);
      expect(await filesThere()).toEqual([]);
    },
  );
  test('a body that is no form, with the field and the accepted type', async () => {
    const answer = await app.inject({ method: 'POST', url: UPLOAD, payload: { file: 'logo.png' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { message: 'file: must be sent as multipart/form-data' },
    ]);
  });
  test.each([401, 403])('%d, before the file is read', async (status) => {
    const answer = await send([{ bytes: '<html>' }], { headers: { 'x-refuse': String(status) } });
    expect(answer.statusCode).toBe(status);
    expect(await filesThere()).toEqual([]);
  });
  test.each([
    ['/utils-service/upload/nonsense/egi', 404],
    ['/utils-service/upload/__proto__/egi', 404],
    ['/utils-service/upload/community/', 404],
  ])('%s → %d', async (url, status) => {
    expect((await send([{ bytes: png() }], { url })).statusCode).toBe(status);
    expect(asked).toEqual([]);
  });
  test('a client that disconnects during the upload', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${address}${UPLOAD}`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '9000' },
      });
      request.on('error', () => resolve());
      request.write('--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\n', () =>
        request.write(png(), () => request.destroy(new Error('gone'))),
      );
    });
    // The server still answers, and has kept nothing of it.
    expect((await app.inject(`${DOWNLOAD}/placeholder.svg`)).statusCode).toBe(200);
    expect(await filesThere()).toEqual([]);
  });
});

test('the permission is checked for the portal of the upload', async () => {
  await send([{ bytes: png() }], { url: '/utils-service/upload/funder/a%2Fb' });
  expect(asked).toEqual([{ type: 'funder', pid: 'a/b' }]);
});

describe('the placeholder', () => {
  test('has its own address', async () => {
    const answer = await app.inject(`${DOWNLOAD}/placeholder.svg`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/);
  });
  test.each([
    '0123456789abcdef.png',
    'x.png',
    '..%2Fsecret.png',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsecret.png',
    '%252e%252e%252fsecret.png',
    '..%5Csecret.png',
    '%2Fetc%2Fpasswd',
    '....%2F%2Fsecret.png',
    'secret.png%00.svg',
    'secret.png;x.svg',
    '%c0%ae%c0%ae%2fsecret.png',
    'con.png',
    '0123456789abcdef.png.part',
    '__proto__',
    '.svg',
  ])('is served for a missing image: %s', async (name) => {
    await writeFile(path.join(parent, 'secret.png'), 'not for you');
    const answer = await app.inject(`${DOWNLOAD}/${name}`);
    expect(answer.body).not.toContain('not for you');
    if (answer.statusCode === 400) return; // Not even an address: undecodable.
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.body).toMatch(/^<svg /);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
