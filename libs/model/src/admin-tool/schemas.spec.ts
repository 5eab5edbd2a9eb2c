import { expect, test } from '@jest/globals';
import { menuItemFieldsSchema, pageFieldsSchema } from './schemas.ts';

const PAGE = { name: 'Team', route: '/team', portalType: 'explore' };

test.each([
  ['a name', 'Team', true],
  ['letters that join, as in Persian', 'می\u200Cخواهم', true],
  ['a mark of direction, as in Hebrew', 'שלום\u200F!', true],
  ['an override of the direction', 'Team\u202Etxt.exe', false],
  ['an embedding', '\u202ATeam\u202C', false],
  ['an isolate', '\u2066Team\u2069', false],
  ['a line separator', 'Team\u2028Members', false],
  ['a control character', 'Team\u0000', false],
  ['half a character', 'Team\uD83D', false],
])('%s is accepted in names and titles: %j → %j', (_what, text, isAccepted) => {
  expect(pageFieldsSchema.safeParse({ ...PAGE, name: text }).success).toBe(isAccepted);
  expect(pageFieldsSchema.safeParse({ ...PAGE, title: text }).success).toBe(isAccepted);
  expect(menuItemFieldsSchema.safeParse({ title: text }).success).toBe(isAccepted);
});
