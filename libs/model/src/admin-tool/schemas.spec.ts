import { expect, test } from '@jest/globals';
import { menuItemFieldsSchema, pageFieldsSchema, portalLayoutSchema } from './schemas.ts';

const PAGE = { name: 'Team', route: '/team', portalType: 'explore' };

test.each([
  ['a name', 'Team', 'Team'],
  ['letters that join, as in Persian', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['a mark of direction, as in Hebrew', 'שלום\u200F!', 'שלום\u200F!'],
  ['an emoji', '🔭 Sky', '🔭 Sky'],
  ['an override of the direction', 'Team\u202Etxt.exe', 'Teamtxt.exe'],
  ['an embedding', '\u202ATeam\u202C', 'Team'],
  ['an isolate', '\u2066Team\u2069', 'Team'],
  ['a line separator', 'Team\u2028Members', 'Team Members'],
  ['a tab and line breaks', '\tTeam\r\n\nMembers\n', 'Team Members'],
  ['a control character', 'Te\u0000am', 'Team'],
  ['half a character', 'Team\uD83D', 'Team'],
])('%s in names and titles: %j → %j', (_what, text, expected) => {
  const page = pageFieldsSchema.parse({ ...PAGE, name: text, title: text });
  expect([page.name, page.title]).toEqual([expected, expected]);
  expect(portalLayoutSchema.parse({ title: text }).title).toBe(expected);
  expect(menuItemFieldsSchema.parse({ title: text }).title).toBe(expected);
});

test('a name needs a character that can be seen', () => {
  expect(pageFieldsSchema.safeParse({ ...PAGE, name: '\u202E\u202C' }).success).toBe(false);
});
