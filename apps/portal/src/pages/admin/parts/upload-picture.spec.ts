import { expect, test } from '@jest/globals';
import { refusalOfFile } from './upload-picture.ts';

test.each([
  ['file: larger than 2 MB', 'larger than 2 MB'],
  ['file: an image may have up to 4096 × 4096 pixels', 'an image may have up to 4096 × 4096 pixels'],
  ['The form is damaged or incomplete', null],
  ['profile: unknown', null],
])('%j says about the file: %j', (message, reason) => expect(refusalOfFile(message)).toBe(reason));
