import { expect, test } from '@jest/globals';
import { venuesAmong } from './venues-among.ts';

const TITLE = 'Sea level along the coasts of Frisia';

test.each([
  ['Frontiers in Pharmacology; Vol 3', true],
  ['Journal of Public Economics (0047-2727) vol.62 (1996) nr.1-2 p.59-83', true],
  ['Pesquisa Agropecuária Brasileira, Vol 39, Iss 3, Pp 201-208 (2004)', true],
  ['幕末・明治期日本古写真コレクション', true],
  ['Niskala , E 1988 , ‘ Puutalon ulkovaipan korjaus ’ , Kodinrakentaja , no. 3 , pp. 57-60 .', false],
  ["Tsupari , E 2018 , ' Impact of operation ' , Aalto . < http://urn.fi/URN:ISBN:1 >", false],
  [`Doe, J. (2020). ${TITLE}. Coasts 3, 1–9.`, false],
  ['https://halshs.archives-ouvertes.fr/halshs-00704644', false],
  ['urn:issn:1757-4676', false],
  ['instacron:EMBRAPA', false],
  ['VOLUME=109;ISSUE=21;ISSN=0031-9007;TITLE=Physical Review Letters', false],
])('%s is a venue: %s', (source, isVenue) =>
  expect(venuesAmong([source], TITLE)).toEqual(isVenue ? [source] : []),
);

test('a work without sources has no venue, and one without a title has any', () => {
  expect(venuesAmong(null, TITLE)).toEqual([]);
  expect(venuesAmong(['Coasts'], null)).toEqual(['Coasts']);
});
