import { expect, test } from '@jest/globals';
import { mastodonAddress } from './mastodon-address.ts';

test.each([
  ['example.social', 'https://example.social/share?text=a%20%26%20b'],
  [' https://Example.Social/ ', 'https://example.social/share?text=a%20%26%20b'],
  ['@me@example.social', 'https://example.social/share?text=a%20%26%20b'],
  ['me@example.social', 'https://example.social/share?text=a%20%26%20b'],
  ['', null],
  ['example', null],
  ['javascript:alert(1)', null],
  ['example.social/@me?x', null],
  ['exa mple.social', null],
])('%j → %j', (server, expected) => {
  expect(mastodonAddress(server, 'a & b')).toBe(expected);
});
