import { expect, test } from '@jest/globals';
import { parseLicence } from './licence.ts';

test.each([
  ['CC BY 4.0', 'CC-BY-4.0', 'CC BY 4.0'],
  ['cc-by-nc-nd 4.0', 'CC-BY-NC-ND-4.0', 'CC BY-NC-ND 4.0'],
  ['CC BY-SA 3.0 IGO', 'CC-BY-SA-3.0-IGO', 'CC BY-SA 3.0 IGO'],
  ['http://creativecommons.org/licenses/by-nc/3.0/', 'CC-BY-NC-3.0', 'CC BY-NC 3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0', 'CC0 1.0'],
  ['CC0', 'CC0-1.0', 'CC0 1.0'],
  ['CC BY', null, 'CC BY'],
  ['Apache License 2.0', 'Apache-2.0', 'Apache-2.0'],
  ['MIT License', 'MIT', 'MIT'],
  ['GPL-3.0', 'GPL-3.0-only', 'GPL-3.0-only'],
  ['GPLv2+', 'GPL-2.0-or-later', 'GPL-2.0-or-later'],
  ['LGPL-2.1', 'LGPL-2.1-only', 'LGPL-2.1-only'],
  ['https://spdx.org/licenses/BSD-3-Clause.html', 'BSD-3-Clause', 'BSD-3-Clause'],
  ['Public domain', null, 'Public domain'],
  ['https://example.org/terms', null, 'example.org/terms'],
])('%s is %s, shown as %s', (text, id, name) => {
  expect(parseLicence(text)).toMatchObject({ id, name });
});

test('a licence of another scheme than http(s) has no address', () => {
  expect(parseLicence('javascript:alert(1)')).toEqual({ id: null, name: 'javascript:alert(1)', url: null });
});

test.each([[null], [undefined], ['  ']])('%j is no licence', (text) => {
  expect(parseLicence(text)).toBeNull();
});
