import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLicense } from './licenses.ts';

test.each([
  ['CC BY 4.0', 'CC-BY-4.0', 'CC BY 4.0'],
  ['CC-BY-4.0', 'CC-BY-4.0', 'CC BY 4.0'],
  ['cc-by-nc-nd 4.0', 'CC-BY-NC-ND-4.0', 'CC BY-NC-ND 4.0'],
  ['CC BY NC SA 4.0', 'CC-BY-NC-SA-4.0', 'CC BY-NC-SA 4.0'],
  ['CC BY-SA 3.0 IGO', 'CC-BY-SA-3.0-IGO', 'CC BY-SA 3.0 IGO'],
  ['https://creativecommons.org/licenses/by/4.0', 'CC-BY-4.0', 'CC BY 4.0'],
  ['http://creativecommons.org/licenses/by-nc/3.0/', 'CC-BY-NC-3.0', 'CC BY-NC 3.0'],
  ['http://creativecommons.org/licenses/by-nc-nd/3.0/us', 'CC-BY-NC-ND-3.0', 'CC BY-NC-ND 3.0'],
  ['https://creativecommons.org/licenses/by/3.0/igo/', 'CC-BY-3.0-IGO', 'CC BY 3.0 IGO'],
  ['https://creativecommons.org/licenses/by/4.0/legalcode', 'CC-BY-4.0', 'CC BY 4.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0', 'CC0 1.0'],
  ['CC0', 'CC0-1.0', 'CC0 1.0'],
  ['CC 0', 'CC0-1.0', 'CC0 1.0'],
  ['CC BY', null, 'CC BY'],
  ['MIT License', 'MIT', 'MIT'],
  ['Apache License 2.0', 'Apache-2.0', 'Apache-2.0'],
  ['Apache License, Version 2.0', 'Apache-2.0', 'Apache-2.0'],
  ['https://www.apache.org/licenses/LICENSE-2.0', 'Apache-2.0', 'Apache-2.0'],
  ['BSD 3-Clause "New" or "Revised" License', 'BSD-3-Clause', 'BSD-3-Clause'],
  ['GPL-3.0', 'GPL-3.0-only', 'GPL-3.0-only'],
  ['GPL-3.0-or-later', 'GPL-3.0-or-later', 'GPL-3.0-or-later'],
  ['GPL-2.0+', 'GPL-2.0-or-later', 'GPL-2.0-or-later'],
  ['GPLv2+', 'GPL-2.0-or-later', 'GPL-2.0-or-later'],
  ['GNU General Public License v3.0 or later', 'GPL-3.0-or-later', 'GPL-3.0-or-later'],
  ['http://www.opensource.org/licenses/GPL-3.0', 'GPL-3.0-only', 'GPL-3.0-only'],
  ['https://www.gnu.org/licenses/old-licenses/gpl-2.0.html', 'GPL-2.0-only', 'GPL-2.0-only'],
  ['LGPL-2.1', 'LGPL-2.1-only', 'LGPL-2.1-only'],
  ['GPL-2.1', null, 'GPL-2.1'],
  ['LPPL-1.3c', 'LPPL-1.3c', 'LPPL-1.3c'],
  ['PSF-2.0', 'PSF-2.0', 'PSF-2.0'],
  ['AFL-3.0', 'AFL-3.0', 'AFL-3.0'],
  ['The Unlicense', 'Unlicense', 'Unlicense'],
  ['https://spdx.org/licenses/BSD-3-Clause.html', 'BSD-3-Clause', 'BSD-3-Clause'],
  ['https://opensource.org/licenses/MIT', 'MIT', 'MIT'],
  ['Public domain', null, 'Public domain'],
  ['Dataset Licences', null, 'Dataset Licences'],
  ['permitted', null, 'permitted'],
  ['https://example.org/terms', null, 'example.org/terms'],
])('%s is %s, shown as %s', (text, spdx, name) => {
  expect(parseLicense(text)).toMatchObject({ spdx, name });
});

test.each([
  ['CC BY', null],
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['Dataset Licences', null],
  ['javascript:alert(1)', null],
  ['https://example.org/terms', 'https://example.org/terms'],
  ['https://opensource.org/licenses/MIT', 'https://opensource.org/licenses/MIT'],
  ['MIT', 'https://spdx.org/licenses/MIT.html'],
])('%s links to %s', (text, url) => {
  expect(parseLicense(text)?.url).toBe(url);
});

test.each([[null], [undefined], ['  ']])('%j is not a license', (text) => {
  expect(parseLicense(text)).toBeNull();
});

test('an identifier of the list is recognized', () => {
  const licenses = fc.constantFrom(
    'CC BY 4.0',
    'cc0',
    'mit',
    'apache 2',
    'GPLv3+',
    'lgpl 2.1',
    'new bsd',
    'psf 2',
  );
  fc.assert(
    fc.property(licenses, (text) => {
      const { spdx } = parseLicense(text) ?? {};
      expect(parseLicense(spdx)?.spdx).toBe(spdx);
    }),
  );
});
