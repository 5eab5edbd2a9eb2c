import { expect, test } from '@jest/globals';
import { mayTrack } from './may-track.ts';
import { isNoticeSeen, seenCookie } from './seen-cookie.ts';

const TRACKING = { address: 'https://stats.example', siteId: '7' };
const switches = (tracking: boolean) => ({ tracking, longCache: true, helpTexts: false });

test.each([
  ['agreed', true, TRACKING, 'seen=statistics', {}, true],
  ['only what is needed', true, TRACKING, 'seen=necessary', {}, false],
  ['not asked yet', true, TRACKING, '', {}, false],
  ['switched off', false, TRACKING, 'seen=statistics', {}, false],
  ['not configured', true, null, 'seen=statistics', {}, false],
  ['Do Not Track', true, TRACKING, 'seen=statistics', { doNotTrack: '1' }, false],
  ['Do Not Track off', true, TRACKING, 'seen=statistics', { doNotTrack: '0' }, true],
  ['Global Privacy Control', true, TRACKING, 'seen=statistics', { globalPrivacyControl: true }, false],
])('%s', (_, isOn, tracking, cookies, refusals, expected) => {
  expect(mayTrack({ switches: switches(isOn), tracking }, cookies, refusals)).toBe(expected);
});

test('the notice stays acknowledged for 90 days, whatever was chosen (Spec §9)', () => {
  expect(seenCookie('necessary')).toBe('seen=necessary; Path=/; Max-Age=7776000; SameSite=Lax');
  expect(isNoticeSeen('seen=statistics')).toBe(true);
  expect(isNoticeSeen('seen=')).toBe(false);
});
