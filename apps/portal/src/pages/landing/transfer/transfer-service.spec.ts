import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { followTransfer } from './follow-transfer.ts';
import { GOOD_TOKEN, KNOWN_DOI, startTransferService } from './testing/start-transfer-service.ts';
import type { Transfer } from './transfer-answers.ts';
import { cancelTransfer, getTransfer, listFiles, startTransfer } from './transfer-calls.ts';
import { createTransferService } from './transfer-service.ts';

let service: Awaited<ReturnType<typeof startTransferService>>;
beforeEach(async () => {
  service = await startTransferService(['submitted', 'active', 'dancing', 'partial', 'submitted']);
});
afterEach(() => service.stop());

const client = () => createTransferService({ address: service.address, fetch, log: () => undefined });
const ME = { token: GOOD_TOKEN, storageCredentials: null };

test('a DOI leads to the files that can be fetched, without folders and closed files', async () => {
  expect(await client().ask(listFiles(KNOWN_DOI), null)).toEqual({
    ok: true,
    value: [
      {
        name: 'tides.csv',
        address: 'https://zenodo.example/tides.csv?download=1',
        bytes: 2_500_000,
        checksum: 'md5:1f',
      },
      {
        name: 'read me.txt',
        address: 'https://zenodo.example/read%20me.txt?download=1',
        bytes: 120,
        checksum: 'md5:2f',
      },
    ],
  });
  expect(service.seen).toEqual([
    expect.objectContaining({ address: '/api/parser?doi=doi%3A10.5281%2Fzenodo.1', authorization: null }),
  ]);
});

test('an order contains files, sizes, checksums and destination; credentials are sent in headers only', async () => {
  const file = { name: 'a', address: 'https://a.example/a', bytes: 7, checksum: 'md5:0' };
  const bare = { ...file, bytes: null, checksum: null };
  const files = [
    { file, to: 'ftp://b.example/a' },
    { file: bare, to: 'ftp://b.example/b' },
  ];
  const started = await client().ask(startTransfer(files, { destination: 'ftp', isOverwriting: true }), {
    token: GOOD_TOKEN,
    storageCredentials: 'bWU6c2VjcmV0',
  });
  expect(started).toEqual({ ok: true, value: 'job/1' });
  expect(service.seen).toEqual([
    {
      method: 'POST',
      address: '/api/transfers?dest=ftp',
      authorization: `Bearer ${GOOD_TOKEN}`,
      storage: 'bWU6c2VjcmV0',
      body: {
        files: [
          { sources: [file.address], destinations: ['ftp://b.example/a'], checksum: 'md5:0', filesize: 7 },
          { sources: [file.address], destinations: ['ftp://b.example/b'] },
        ],
        params: { overwrite: true, verifyChecksum: false },
      },
    },
  ]);
});

test('a transfer is monitored until it ends, and an unknown state is not an end', async () => {
  const told: Transfer['state'][] = [];
  await followTransfer({
    ask: () => client().ask(getTransfer('job/1', 'dcache'), ME),
    tell: (answer) => told.push(answer.ok ? answer.value.state : 'failed'),
    pause: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  expect(told).toEqual(['submitted', 'active', 'unknown', 'partial']);
});

test('a failed status request is repeated, and monitoring stops when it is aborted', async () => {
  const left = new AbortController();
  let asked = 0;
  await followTransfer({
    ask: () => client().ask(getTransfer('job/1', 'dcache'), { ...ME, token: 'old' }),
    tell: () => (asked += 1),
    pause: () => {
      if (asked === 3) left.abort();
      return Promise.resolve();
    },
    signal: left.signal,
  });
  expect(asked).toBe(3);
});

test('a transfer can be stopped', async () => {
  const answer = await client().ask(cancelTransfer('job/1', 's3'), ME);
  expect(answer).toEqual({ ok: true, value: { id: 'job/1', state: 'canceled', reason: '' } });
  expect(service.seen[0]).toMatchObject({ method: 'DELETE', address: '/api/transfer/job%2F1?dest=s3' });
});

test('the log contains the address of a call that timed out, and no secret (Spec §8)', async () => {
  const lines: string[] = [];
  const slow = createTransferService({
    address: 'https://slow.example',
    fetch: (_url, { signal }) => new Promise((_, refuse) => signal?.addEventListener('abort', refuse)),
    log: (line) => lines.push(line),
    limitsMs: { GET: 5, POST: 5, DELETE: 5 },
  });
  const answer = await slow.ask(getTransfer('1', 'dcache'), ME);
  expect(answer).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 5 } });
  expect(lines).toEqual(['https://slow.example/transfer/1?dest=dcache: Timeout']);
});
