import { expect, test } from '@jest/globals';
import { parseSettings } from '../settings/settings.ts';

const parse = (environment: Record<string, string>) => parseSettings(environment, { cores: 1 });

test('by default, no services are allowed, and long caching is on', () => {
  expect(parse({})).toMatchObject({
    ok: true,
    settings: { CACHE_HOSTS: new Set(), CACHE_LONG: true, CACHE_MEMORY_MB: 64 },
  });
});
test('hosts are parsed at the start', () => {
  expect(parse({ CACHE_HOSTS: 'a.org:8443, B.org', CACHE_LONG: 'false' })).toMatchObject({
    settings: { CACHE_HOSTS: new Set(['a.org:8443', 'b.org:80', 'b.org:443']), CACHE_LONG: false },
  });
});
test.each([
  ['CACHE_HOSTS', 'https://a.org'],
  ['CACHE_HOSTS', 'a.org/x'],
  ['CACHE_LONG', 'yes'],
  ['CACHE_TIME_LIMIT_MS', '5'],
  ['UPLOAD_LIMIT_KB', '0'],
])('%s=%s stops the start', (name, value) => {
  const parsed = parse({ [name]: value });
  expect(!parsed.ok && parsed.problems.map((problem) => problem.name)).toEqual([name]);
});
