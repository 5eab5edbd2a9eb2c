import { DATA_TRANSFER_DESTINATIONS } from '@open-discovery/config';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fileNames } from './file-names.ts';
import { readOrder } from './read-order.ts';
import type { TransferForm } from './read-order.ts';

const [DCACHE, FTP, S3] = DATA_TRANSFER_DESTINATIONS;
const fileOf = (name: string) => ({ name, address: 'https://a.example/x', bytes: null, checksum: null });
const FORM: TransferForm = {
  destination: DCACHE,
  files: [fileOf('tides.csv')],
  isOverwriting: false,
  server: 'store.example.org:2880',
  folder: '/',
  token: 'abc.def',
  name: '',
  secret: '',
};
const WHO = { name: 'ada', secret: 'p: ä' };

test.each([
  [{}, 'https://store.example.org:2880/tides.csv'],
  [{ folder: '' }, 'https://store.example.org:2880/tides.csv'],
  [{ folder: ' my data//2026/' }, 'https://store.example.org:2880/%20my%20data/2026/tides.csv'],
  [{ server: ' https://store.example.org/ ' }, 'https://store.example.org/tides.csv'],
  [{ destination: FTP, ...WHO, folder: 'in' }, 'ftp://store.example.org:2880/in/tides.csv'],
  [{ destination: S3, ...WHO, folder: 'bucket/in' }, 's3s://store.example.org:2880/bucket/in/tides.csv'],
  [{ files: [fileOf('raw/a b?.csv')] }, 'https://store.example.org:2880/raw/a%20b%3F.csv'],
  [
    { files: [fileOf('../../etc/passwd')] },
    'https://store.example.org:2880/%252E%252E/%252E%252E/etc/passwd',
  ],
])('%j is transferred to %s', (fields, to) => {
  const read = readOrder({ ...FORM, ...fields });
  expect(read.ok && read.order.files.map((file) => file.to)).toEqual([to]);
});

test.each([
  [{ files: [] }, { files: 'transfer.no-file-chosen' }],
  [{ server: ' ' }, { server: 'transfer.required' }],
  [{ server: 'store.example.org/x' }, { server: 'transfer.wrong-server' }],
  [{ server: 'ada:pw@store.example.org' }, { server: 'transfer.wrong-server' }],
  [{ server: 'not a server' }, { server: 'transfer.wrong-server' }],
  // As a browser reads it, an address of numbers, and none that exists.
  [{ server: 'a.0' }, { server: 'transfer.wrong-server' }],
  [{ folder: '../x' }, { folder: 'transfer.wrong-folder' }],
  [{ folder: 'a\u0000b' }, { folder: 'transfer.wrong-folder' }],
  [{ folder: 'x'.repeat(1025) }, { folder: 'transfer.wrong-folder' }],
  [{ destination: S3, ...WHO, folder: '/' }, { folder: 'transfer.no-bucket' }],
  [{ token: '' }, { token: 'transfer.required' }],
  [{ token: 'two words' }, { token: 'transfer.wrong-token' }],
  [{ token: 'a\nX-Evil: 1' }, { token: 'transfer.wrong-token' }],
  [{ destination: FTP }, { name: 'transfer.required', secret: 'transfer.required' }],
  [{ destination: FTP, ...WHO, name: 'a:b' }, { name: 'transfer.wrong-name' }],
])('%j is refused in the field %j', (fields, problems) => {
  expect(readOrder({ ...FORM, ...fields })).toEqual({ ok: false, problems });
});

test.each([
  [DCACHE, null],
  [FTP, Buffer.from('ada:p: ä').toString('base64')],
  [S3, Buffer.from('ada:p: ä').toString('base64')],
])('%j requires %j of the storage', (destination, storageCredentials) => {
  const read = readOrder({ ...FORM, ...WHO, destination, folder: 'b', token: ' Bearer abc.def ' });
  expect(read).toMatchObject({ ok: true, order: { token: 'abc.def', storageCredentials } });
});

test('the files of any order stay on the given server', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (server, folder, name) => {
      const read = readOrder({ ...FORM, server, folder, files: [fileOf(name)] });
      if (!read.ok) return;
      // As addresses are read, in which 0.0 is 0.0.0.0.
      const named = new URL(`https://${server.trim().split('://').at(-1) ?? ''}`).host;
      for (const { to } of read.order.files) {
        const { host, username, search, hash } = new URL(to);
        expect(host).toBe(named);
        expect([username, search, hash]).toEqual(['', '', '']);
      }
    }),
  );
});

test('files with the same name are kept apart', () => {
  expect(
    fileNames(['a.csv', 'a.csv', 'a-2.csv', 'b', 'b', 'c.d/e', 'c.d/e'].map((name) => ({ name }))),
  ).toEqual(['a.csv', 'a-2.csv', 'a-2-2.csv', 'b', 'b-2', 'c.d/e', 'c.d/e-2']);
});
