import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

const SPACES_TO_LANGUAGE = ' '.repeat(20);
/** A text in the fixed-length field: entered 2021-01-01, published 2020, in English. */
const FIXED = `210101s2020    xxk${SPACES_TO_LANGUAGE.slice(3)}eng d`;

const field = (tag: string, subfields: string, indicators = '  '): string =>
  `<datafield tag="${tag}" ind1="${indicators.charAt(0)}" ind2="${indicators.charAt(1)}">${subfields.replaceAll(
    /\$(\w) ([^$]*)/g,
    (_all, code: string, text: string) => `<subfield code="${code}">${text.trim()}</subfield>`,
  )}</datafield>`;

const marc = (fields: string, leader = '00000nab a2200000 a 4500', fixed = FIXED): string =>
  `<collection xmlns="http://www.loc.gov/MARC21/slim"><record><leader>${leader}</leader>
  <controlfield tag="001">123</controlfield><controlfield tag="003">DE-1</controlfield>
  <controlfield tag="008">${fixed}</controlfield>${fields}</record></collection>`;

const ARTICLE = [
  field('020', '$a 9781234567897 (pbk.)'),
  field('024', '$a 10.5555/TIDES $2 doi', '7 '),
  field('024', '$a urn:nbn:de:1-2 $2 urn', '7 '),
  field('035', '$a (OCoLC)77'),
  field('041', '$a engger'),
  field(
    '100',
    '$a Carberry, Josiah, $d 1929- $e author. $u Institute of the Sea $1 https://orcid.org/0000-0002-1825-0097',
    '1 ',
  ),
  field('245', '$a Tides of the north : $b a study / $c Josiah Carberry.', '10'),
  field('246', '$a Gezeiten des Nordens.'),
  field('264', '$a London : $b Sea Press, $c [2020]', ' 1'),
  field('264', '$b Other Printer, $c 2021', ' 3'),
  field('300', '$a 6 pages :'),
  field('506', '$f Unrestricted online access $2 star'),
  field('520', '$a High water.'),
  field('536', '$a Wellcome Trust $c A.1'),
  field('540', '$a CC BY $u https://creativecommons.org/licenses/by/4.0/'),
  field('650', '$a Tides $z North Sea.', ' 0'),
  field('653', '$a moon'),
  field('700', '$a Ebb, Ada $4 edt', '1 '),
  field('700', '$a Flood, Bo', '1 '),
  field('700', '$a Surge, Cy $t Another work', '12'),
  field('710', '$a University of Ebb. $b Institute of the Sea.', '2 '),
  field('773', '$t Journal of Tides. $g Vol. 3, no. 2 (2020), p. 12-17 $x 1234-5679', '0 '),
  field('856', '$u https://archive.example.org/1.pdf', '40'),
  field('856', '$u https://publisher.example.org/toc', '42'),
].join('');

test('a record of MARC 21 keeps what the model has a place for', async () => {
  const { record } = readRecord(await valueIn(marc(ARTICLE)));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['DE-1:123'],
    type: 'publication',
    mainTitle: 'Tides of the north',
    subTitle: 'a study',
    otherTitles: ['Gezeiten des Nordens'],
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea'],
      },
      { fullName: 'Flood, Bo' },
    ],
    contributors: ['Ebb, Ada', 'University of Ebb. Institute of the Sea'],
    publicationDate: '2020-01-01',
    publisher: 'Sea Press',
    language: { code: 'eng' },
    size: '6 pages',
    bestAccessRight: { label: 'OPEN' },
    descriptions: ['High water.'],
    projects: [{ code: 'A.1', funder: 'Wellcome Trust' }],
    subjects: [
      { subject: { scheme: 'lcsh', value: 'Tides--North Sea' } },
      { subject: { scheme: 'keyword', value: 'moon' } },
    ],
    container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '12', ep: '17', issnPrinted: '1234-5679' },
    instances: [{ type: 'Article', license: 'CC-BY-4.0', urls: ['https://archive.example.org/1.pdf'] }],
  });
  expect(record).toHaveProperty('instances.0.alternateIdentifiers', [
    { scheme: 'urn', value: 'urn:nbn:de:1-2' },
    { scheme: 'ISBN', value: '9781234567897' },
    { scheme: 'OCoLC', value: '77' },
  ]);
});

test('what the model has no place for is counted', async () => {
  expect(readRecord(await valueIn(marc(ARTICLE))).leftOut).toEqual([
    '041 (further values)',
    '100.d',
    '245.c',
    '264.a',
    '700 (of another work)',
    '700 (role)',
    '710 (role)',
  ]);
});

const title = field('245', '$a Tides');
test.each([
  ['a book', 'nam', '', FIXED, 'publication', 'Book'],
  ['a chapter', 'naa', '', FIXED, 'publication', 'Part of book or chapter of book'],
  ['a journal', 'nas', '', FIXED, 'publication', 'Book'],
  [
    'a doctoral thesis',
    'nam',
    field('502', '$b Ph. D. $c University of Ebb $d 2020'),
    FIXED,
    'publication',
    'Doctoral thesis',
  ],
  ['a thesis of another degree', 'nam', field('502', '$a Thesis, Ebb, 2020'), FIXED, 'publication', 'Thesis'],
  ['a map', 'nem', '', FIXED, 'dataset', 'Image'],
  ['a recording', 'nim', '', FIXED, 'dataset', 'Sound'],
  ['a computer program', 'nmm', '', `${FIXED.slice(0, 26)}b${FIXED.slice(27)}`, 'software', 'Software'],
  ['numeric data', 'nmm', '', `${FIXED.slice(0, 26)}a${FIXED.slice(27)}`, 'dataset', 'Dataset'],
  [
    'a conference paper of Invenio',
    'coc',
    field('980', '$a ARTICLE') + field('980', '$a ConferencePaper'),
    FIXED,
    'publication',
    'Conference object',
  ],
])('%s is recognized', async (_work, letters, fields, fixed, type, instance) => {
  const text = marc(title + fields, `00000${letters} a2200000 a 4500`, fixed);
  expect(readRecord(await valueIn(text)).record).toMatchObject({ type, instances: [{ type: instance }] });
});

test.each([
  [
    'Invenio’s subfields',
    '$p Ocean Lett. $v 61 $n 4 $c 58-60 $y 1998',
    { name: 'Ocean Lett.', vol: '61', iss: '4', sp: '58', ep: '60' },
  ],
  [
    'German words',
    '$t Meere $g Bd. 7, Heft 3, S. 5-9',
    { name: 'Meere', vol: '7', iss: '3', sp: '5', ep: '9' },
  ],
  ['no place', '$t Meere', { name: 'Meere', vol: null, sp: null }],
])('the host with %s', async (_form, subfields, container) => {
  const { record } = readRecord(await valueIn(marc(title + field('773', subfields))));
  expect(record).toMatchObject({ container });
});

test('without other dates and languages, those of the fixed-length field count', async () => {
  expect(readRecord(await valueIn(marc(title))).record).toMatchObject({
    publicationDate: '2020-01-01',
    language: { code: 'eng' },
  });
});

test('the series is the venue of a book', async () => {
  const book = title + field('490', '$a Seas of the world ; $v 4', '1 ');
  expect(readRecord(await valueIn(marc(book, '00000nam a2200000 a 4500'))).record).toMatchObject({
    container: { name: 'Seas of the world', vol: '4' },
  });
});

test.each([
  [
    'authority data',
    '00000nz  a2200000 a 4500',
    title,
    'MARC 21: authority data, which the model has no record for',
  ],
  ['no title', '00000nam a2200000 a 4500', '', null],
])('%s is no record of a work', async (_kind, leader, fields, reason) => {
  const reasons = reasonsFor(await valueIn(marc(fields, leader)));
  expect(reasons).toEqual(reason === null ? [] : [reason]);
});

test('each record of a collection is read, and codes of inherited names are codes', async () => {
  const one = marc(
    title + field('024', '$a 1 $2 constructor', '7 ') + field('650', '$a Seas $2 __proto__', ' 7'),
  );
  const two = one.replace('</collection>', '').concat(one.slice(one.indexOf('<record>')));
  const { items } = await readText(two);
  expect(items).toHaveLength(2);
  const [item] = items;
  expect(readRecord(item !== undefined && 'value' in item ? item.value : null).record).toMatchObject({
    subjects: [{ subject: { scheme: '__proto__', value: 'Seas' } }],
    instances: [{ alternateIdentifiers: [{ scheme: 'constructor', value: '1' }] }],
  });
});
