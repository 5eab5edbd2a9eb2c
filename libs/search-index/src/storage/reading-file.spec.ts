import { expect, test } from '@jest/globals';
import { readingFile } from './reading-file.ts';

test.each([
  ['ENOENT', true],
  ['EACCES', true],
  ['EIO', true],
  ['EMFILE', false],
])('a file that fails with %s is damaged: %j', (code, isDamaged) => {
  const failure = Object.assign(new Error('failed'), { code });
  const read = () =>
    readingFile('/secret/generation-000001/text.terms', () => {
      throw failure;
    });
  if (isDamaged) expect(read).toThrow(`generation-000001/text.terms cannot be read (${code}).`);
  else expect(read).toThrow(failure);
});
