import { expect, test } from '@jest/globals';
import { matomoAddress } from './matomo-address.ts';

const visit = { url: 'https://portal.example/?keyword=sea', title: 'sea', referrer: null, search: null };
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test.each([
  ['https://stats.example', 'https://stats.example/matomo.php'],
  ['https://stats.example/m/', 'https://stats.example/m/matomo.php'],
  ['https://stats.example/piwik.php', 'https://stats.example/piwik.php'],
])('%s is counted as %s', (address, expected) => {
  expect(matomoAddress({ address, siteId: '7' }, visit).split('?')[0]).toBe(expected);
});

test('a page view contains the page, and nothing about the visitor', () => {
  expect(parametersOf(matomoAddress({ address: 'https://stats.example', siteId: '7' }, visit))).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: visit.url,
    action_name: 'sea',
  });
});

test('a search contains its words and its kind', () => {
  const search = { words: 'sea & sand', kind: 'projects' };
  const referrer = 'https://portal.example/';
  const address = matomoAddress(
    { address: 'https://stats.example', siteId: '7' },
    { ...visit, search, referrer },
  );
  expect(parametersOf(address)).toMatchObject({
    search: 'sea & sand',
    search_cat: 'projects',
    urlref: referrer,
  });
});
