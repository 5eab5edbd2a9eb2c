import { expect, test } from '@jest/globals';
import { loadMessages } from '../../messages/load-messages.ts';
import { refusedAddressTexts } from './refused-address.ts';

test.each([
  ['/search/%E0%A4%A', 'The part “%E0%A4%A” is not valid'],
  ['/a%2', 'The part “a%2” is not valid'],
  [`/?keyword=${'a'.repeat(11)}`, 'The address has 21 characters; at most 20 are possible.'],
  ['/?keyword=%', undefined],
  ['/caf%C3%A9', undefined],
])('the page of %j says: %s', async (address, expected) => {
  const texts = await refusedAddressTexts(address, { maxCharacters: 20, messages: await loadMessages('en') });
  expect(texts?.text.slice(0, expected?.length)).toBe(expected);
});
