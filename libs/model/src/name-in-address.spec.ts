import { expect, test } from '@jest/globals';
import { nameInAddress } from './name-in-address.ts';

test.each([
  ['http://zenodo.org/communities/dimpo', 'dimpo'],
  ['https://zenodo.org/communities/sea%20ice/', 'sea ice'],
  ['https://zenodo.org/communities/100%', '100%'],
  ['https://www.example.org/', 'example.org'],
  ['UArctic', 'UArctic'],
  ['https://', 'https://'],
])('%j is named %j', (text, name) => expect(nameInAddress(text)).toBe(name));
