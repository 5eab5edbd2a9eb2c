import { expect, test } from '@jest/globals';
import { findRawCodes } from './raw-codes.mjs';

test.each([
  ['text', 'doi_________::fe7bab662d23add90c0f99eb487b08dd', 'id of a record'],
  ['text', '50|datacite____::fe7bab662d23add90c0f99eb487b08dd', 'prefix of an id'],
  ['text', 'R&amp;D', 'entity'],
  ['title', 'H<sub>2</sub>O', 'markup'],
  ['title', 'Pr.sup.3+./sup. ions', 'dotted script'],
  ['text', '[object Object]', 'name of an object'],
  ['identifier', 'PMID PMID 123', 'scheme twice'],
  ['text', 'peerReviewed', 'word of a vocabulary'],
  ['text', 'trl-7', 'word of a vocabulary'],
  ['text', 'UNKNOWN', 'word for no value'],
  ['text', 'NaN', 'word for no value'],
  ['chip', 'http://zenodo.org/communities/dimpo', 'address as a chip'],
  ['chip', 'mesh:c000657245', 'coded subject'],
  ['chip', '/dk/atira/pure/sustainabledevelopmentgoals', 'coded subject'],
])('as a %s, %j is a raw code: %s', (place, text, name) => {
  expect(findRawCodes([{ text, place }]).map((line: string) => line.split(':')[0])).toContain(name);
});

test.each([
  ['text', 'https://example.org/home'],
  ['text', 'Unknown Pleasures: a < b'],
  ['chip', 'Climate change'],
  ['text', 'NAN'],
  ['identifier', '10.1234/a'],
  ['title', 'A::B notation'],
])('as a %s, %j is for readers', (place, text) => {
  expect(findRawCodes([{ text, place }])).toEqual([]);
});
