import { beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSecretFiles } from './with-secret-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-secrets-'));
});

describe('a secret from a file', () => {
  test.each([
    ['word', 'word'],
    ['word\n', 'word'],
    ['word\r\n', 'word'],
    [' two words \n\n', ' two words \n'],
    ['', ''],
  ])('with the content %j is %j', async (content, secret) => {
    const file = path.join(folder, 'secret');
    await writeFile(file, content);
    expect(withSecretFiles({ PASSWORD_FILE: file, PORT: '1' }, ['PASSWORD'])).toMatchObject({
      PASSWORD: secret,
      PORT: '1',
    });
  });

  test('of settings that are not secrets, or without a file, changes nothing', () => {
    const environment = { PORT_FILE: '/nowhere', PASSWORD_FILE: '', PASSWORD: 'word' };
    expect(withSecretFiles(environment, ['PASSWORD'])).toEqual(environment);
  });

  test('that is missing stops the start and names setting and file', () => {
    const file = path.join(folder, 'none');
    expect(() => withSecretFiles({ PASSWORD_FILE: file }, ['PASSWORD'])).toThrow(
      `PASSWORD_FILE=${file}: the file cannot be read: ENOENT`,
    );
  });

  test('and from the environment stops the start without showing either', () => {
    const given = { PASSWORD_FILE: '/run/secrets/password', PASSWORD: 'hidden' };
    expect(() => withSecretFiles(given, ['PASSWORD'])).toThrow(
      /^PASSWORD_FILE=\/run\/secrets\/password: PASSWORD is set, too: give one of them$/,
    );
  });
});
