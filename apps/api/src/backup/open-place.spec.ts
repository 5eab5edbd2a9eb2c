import { expect, test } from '@jest/globals';
import path from 'node:path';
import { parseBackupSettings } from './backup-settings.ts';
import { openPlace } from './open-place.ts';

const S3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const nameOf = (text: string, environment: Readonly<Record<string, string>> = {}): string =>
  openPlace(text, 'now.tar.gz', parseBackupSettings(environment)).name;

test.each([
  ['backup.tar.gz', {}, path.resolve('backup.tar.gz')],
  ['s3://backups/portal/', S3, 's3://backups/portal/now.tar.gz'],
])('%s with %j is %s', (text, environment, name) => expect(nameOf(text, environment)).toBe(name));

test.each([
  ['s3://backups', S3, /^s3:\/\/backups is not an address of a backup: write s3:\/\/bucket\/name/],
  ['s3://backups/a', {}, /needs the settings S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY\.$/],
  ['s3://backups/a', { ...S3, S3_SECRET_ACCESS_KEY: ' ' }, /needs the settings S3_SECRET_ACCESS_KEY\.$/],
  [
    'a',
    { S3_ENDPOINT: 'https://s3.example.org/b' },
    /^S3_ENDPOINT=https.* must be an address without a path/,
  ],
  ['a', { DATABASE_URL: 'mysql://u:secret@h/d' }, /^DATABASE_URL must be like postgresql:/],
])('%s with %j is refused', (text, environment, message) =>
  expect(() => nameOf(text, environment)).toThrow(message),
);
