import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parseS3Address } from './s3-address.ts';
import { s3Place } from './s3-place.ts';
import { startCuttingProxy } from './testing/cutting-proxy.ts';
import type { CuttingProxy } from './testing/cutting-proxy.ts';
import { startS3Server } from './testing/s3-server.ts';
import type { S3Server } from './testing/s3-server.ts';

const PART_BYTES = 100_000;
/** Three parts, the last one smaller. */
const CONTENT = randomBytes(2 * PART_BYTES + 1_000);

let folder = '';
let server: S3Server;
let proxy: CuttingProxy;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-s3-'));
  server = await startS3Server(folder, 'backups');
  proxy = await startCuttingProxy(server.port);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});
beforeEach(() => proxy.cutAfter(null));

interface Change {
  readonly endpoint?: string;
  readonly secretAccessKey?: string;
  readonly bucket?: string;
  readonly key?: string;
}

const open = ({ bucket = 'backups', key = 'a b/ü+%.tar.gz', ...change }: Change = {}) =>
  s3Place(
    { endpoint: proxy.url, region: 'us-east-1', ...server.credentials, pauseMs: 1, ...change },
    { bucket, key },
    PART_BYTES,
  );
const write = (place = open()) => place.write(Readable.from([CONTENT.subarray(0, 7), CONTENT.subarray(7)]));

test('a large backup is sent in parts and read again; until then it does not exist', async () => {
  const place = open();
  expect(await place.exists()).toBe(false);
  expect(await write(place)).toBe(CONTENT.length);
  expect(await place.exists()).toBe(true);
  expect((await buffer(place.read())).equals(CONTENT)).toBe(true);
});

test.each<readonly [string, Change, RegExp]>([
  [
    'with a wrong key',
    { secretAccessKey: 'wrong' },
    /^http.* refuses the access key \(SignatureDoesNotMatch\): check S3_ACCESS_KEY_ID, S3_SECRET/,
  ],
  ['to a bucket that does not exist', { bucket: 'nowhere' }, /has no bucket nowhere: create it/],
  [
    'to a service that does not answer',
    { endpoint: 'http://127.0.0.1:9' },
    /^The connection to http:\/\/127\.0\.0\.1:9 failed 4 times in a row: \S/,
  ],
])('a backup %s says so', async (_what, change, message) => {
  await expect(write(open(change))).rejects.toThrow(message);
});

test('a backup that does not exist is not read', async () => {
  await expect(buffer(open({ key: 'none.tar.gz' }).read())).rejects.toThrow(
    /^s3:\/\/backups\/none\.tar\.gz does not exist at/,
  );
});

test('a connection that is cut once is opened again, for writing and for reading', async () => {
  const place = open({ key: 'cut-once.tar.gz' });
  proxy.cutAfter(PART_BYTES, 1);
  expect(await write(place)).toBe(CONTENT.length);
  proxy.cutAfter(PART_BYTES, 1);
  expect((await buffer(place.read())).equals(CONTENT)).toBe(true);
});

test('a connection that breaks every time is reported, and the upload is aborted', async () => {
  const place = open({ key: 'cut.tar.gz' });
  proxy.cutAfter(1_000);
  await expect(write(place)).rejects.toThrow(/^The connection to http.* failed 4 times in a row: /);
  proxy.cutAfter(null);
  expect(await place.exists()).toBe(false);
  await write(place);
  proxy.cutAfter(0);
  await expect(buffer(place.read())).rejects.toThrow(/failed 4 times in a row/);
  // This server ignores it; others remove the parts.
  expect(proxy.requests()).toContainEqual(
    expect.stringMatching(/^DELETE \/backups\/cut\.tar\.gz\?uploadId=[0-9a-f]+$/),
  );
});

test.each([
  ['s3://backups/monday.tar.gz', { bucket: 'backups', key: 'monday.tar.gz' }],
  ['s3://backups/portal/', { bucket: 'backups', key: 'portal/now.tar.gz' }],
  ['s3://backups/', { bucket: 'backups', key: 'now.tar.gz' }],
  ['s3://backups', null],
  ['s3://Backups/a', null],
  ['s3://backups/../a', null],
  ['s3://backups//a', null],
  ['/backups/a', null],
])('%s → %j', (text, address) => expect(parseS3Address(text, 'now.tar.gz')).toEqual(address));
