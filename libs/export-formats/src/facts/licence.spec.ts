import { expect, test } from '@jest/globals';
import { parseLicence } from './licence.ts';

test.each([
  ['https://creativecommons.org/licenses/by/4.0', 'CC-BY-4.0'],
  ['http://creativecommons.org/licenses/by-nc-nd/3.0/us', 'CC-BY-NC-ND-3.0'],
  ['https://creativecommons.org/licenses/by/4.0/legalcode', 'CC-BY-4.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
  ['CC BY NC SA 4.0', 'CC-BY-NC-SA-4.0'],
  ['CC-BY-4.0', 'CC-BY-4.0'],
  ['CC 0', 'CC0-1.0'],
  ['CC BY', null],
  ['MIT License', 'MIT'],
  ['Apache License, Version 2.0', 'Apache-2.0'],
  ['http://www.opensource.org/licenses/GPL-3.0', 'GPL-3.0-only'],
  ['GPL-3.0-or-later', 'GPL-3.0-or-later'],
  ['GPL-2.0+', 'GPL-2.0-or-later'],
  ['LGPL-2.1', 'LGPL-2.1-only'],
  ['LPPL-1.3c', 'LPPL-1.3c'],
  ['PSF-2.0', 'PSF-2.0'],
  ['AFL-3.0', 'AFL-3.0'],
  ['http://www.elsevier.com/open-access/userlicense/1.0/', null],
  ['Dataset Licences', null],
  ['permitted', null],
])('%s is %s of the SPDX list', (statement, spdx) => {
  expect(parseLicence(statement)).toMatchObject({ text: statement, spdx });
});

test.each([
  ['CC BY', null],
  ['Dataset Licences', null],
  ['javascript:alert(1)', null],
  ['https://example.org/terms', 'https://example.org/terms'],
  ['MIT', 'https://spdx.org/licenses/MIT.html'],
])('%s leads to %s', (statement, url) => {
  expect(parseLicence(statement)?.url).toBe(url);
});

test('an empty statement is none', () => {
  expect(parseLicence('  ')).toBeNull();
});
