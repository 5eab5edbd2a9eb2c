import { expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { BackupRefused } from './backup-refused.ts';
import { failureMessage } from './failure-message.ts';

const systemError = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: the system's text`), {
    code,
    syscall: 'open',
    ...(path ? { path } : {}),
  });

test.each([
  [
    'no room, which names no file',
    systemError('ENOSPC'),
    "The disk of /data or of /backups/a.tar.gz is full: ENOSPC: the system's text.",
  ],
  [
    'no permission',
    systemError('EACCES', '/data/uploads'),
    '/data/uploads: permission denied. Run the command as the user of the portal.',
  ],
  ['a read-only disk', systemError('EROFS', '/backups'), '/backups: the disk is read-only.'],
  [
    'a folder in place of a backup',
    systemError('EISDIR'),
    '/backups/a.tar.gz: it is a folder, not a backup.',
  ],
  ['a file in place of a folder', systemError('EEXIST', '/data'), '/data: it is not a folder.'],
  [
    'a database that does not respond',
    new DatabaseUnavailable(new Error('connect ECONNREFUSED')),
    'DATABASE_URL: the database cannot be opened: connect ECONNREFUSED.',
  ],
  ['a refusal, as it is', new BackupRefused('a.tar.gz does not exist.'), 'a.tar.gz does not exist.'],
])('%s', (_what, error, message) => {
  expect(failureMessage(error, { dataDir: '/data', archive: '/backups/a.tar.gz' })).toBe(message);
});
