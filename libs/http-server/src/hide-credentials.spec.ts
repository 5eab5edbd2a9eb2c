import { expect, test } from '@jest/globals';
import { hideCredentials } from './hide-credentials.ts';

test.each([
  ['https://user:word@host/path', 'https://***@host/path'],
  ['https://a,ftp://user:word@b', 'https://a,ftp://***@b'],
  ['https://user:pa,ss@b', 'https://***@b'],
  ['user:word@host:9200', '***@host:9200'],
  ['https://host', 'https://host'],
  ['yes', 'yes'],
])('%j is shown as %j', (text, shown) => {
  expect(hideCredentials(text)).toBe(shown);
});
