import { expect, test } from '@jest/globals';
import { workerScript } from './worker-script.ts';

const CODE = 'run();';
const GIVEN = { code: CODE, language: 'en', assets: ['/assets/app-1.js'] } as const;
const planOf = (script: string): unknown => JSON.parse(/^const CACHE_PLAN=(.*);\n/.exec(script)?.[1] ?? '');

test('begins with what it keeps', () => {
  const script = workerScript(GIVEN);
  expect(planOf(script)).toEqual({
    cache: expect.stringMatching(/^offline-.{16}$/),
    pages: { saved: '/saved?lang=en', offline: '/offline.html?lang=en' },
    assets: GIVEN.assets,
  });
  expect(script.endsWith(`\n${CODE}`)).toBe(true);
});

test.each([
  ['file', { assets: ['/assets/app-2.js'] }],
  ['language', { language: 'de' as const }],
  ['code', { code: 'walk();' }],
])('another %s is another script with another cache', (_what, change) => {
  const [before, after] = [workerScript(GIVEN), workerScript({ ...GIVEN, ...change })].map(planOf);
  expect(before).not.toHaveProperty('cache', Reflect.get(Object(after), 'cache'));
  expect(workerScript(GIVEN)).toBe(workerScript({ ...GIVEN }));
});
