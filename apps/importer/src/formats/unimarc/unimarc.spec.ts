import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

/** Writes a field: `$` before the codes of subfields. */
const field = (tag: string, content: string, indicators = '  '): string =>
  `<datafield tag="${tag}" ind1="${indicators[0]}" ind2="${indicators[1]}">${content
    .split('$')
    .slice(1)
    .map((part) => `<subfield code="${part[0]}">${part.slice(1).trim()}</subfield>`)
    .join('')}</datafield>`;

const unimarc = (fields: string, leader = '00000nam  2200000   450 '): string =>
  `<record xmlns="http://www.loc.gov/MARC21/slim"><leader>${leader}</leader><controlfield tag="001">077</controlfield>${fields}</record>`;

const BOOK = [
  '<controlfield tag="003">https://catalog.example.org/077</controlfield>',
  field('010', '$a978-1-2345-6789-7$bbr.$d20 EUR'),
  field('017', '$a10.5555/TIDES$2doi', '70'),
  field('100', '$a20200101d2020    m  y0frey50      ba'),
  field('101', '$afre$ceng', '1 '),
  field(
    '200',
    '$a\u0098Les \u009Cmarées du nord$bTexte imprimé$eune étude$dThe tides of the north$fJosiah Carberry',
    '1 ',
  ),
  field('205', '$a2e édition'),
  field('214', '$aBrest$cSea Press$dDL 2020', ' 0'),
  field('214', '$cPrinter', ' 3'),
  field('215', '$a1 vol. (200 p.)$d24 cm'),
  field('225', '$aMers du monde$v4$x1234-5679', '2 '),
  field('330', '$aPleine mer.'),
  field('517', '$aMarées'),
  field('606', '$3027$aMarées$xMesure$yMer du Nord$2rameau'),
  field('610', '$amoon', '0 '),
  field('676', '$a551.46$v22'),
  field('700', '$3123$aCarberry$bJ.$gJosiah$f1929-....$oORCID0000-0002-1825-0097$4070', ' 1'),
  field('701', '$aEbb$bAda$4070', ' 1'),
  field('702', '$aBerg$bHans$4730', ' 1'),
  field('710', '$aUniversity of Ebb$bMoon Group$4070', '02'),
  field('711', '$aUniversity of Flood$4295', '02'),
  field('801', '$bABES'),
  field('856', '$uhttps://archive.example.org/1.pdf$qapplication/pdf', '4 '),
].join('');

test('a record of a catalog keeps what the model has a place for', async () => {
  const { record, leftOut } = readRecord(await valueIn(unimarc(BOOK)));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['077'],
    type: 'publication',
    mainTitle: 'Les marées du nord',
    subTitle: 'une étude',
    otherTitles: ['The tides of the north', 'Marées'],
    authors: [
      { fullName: 'Carberry, Josiah', pid: { id: { value: '0000-0002-1825-0097' } } },
      { fullName: 'Ebb, Ada' },
      { fullName: 'University of Ebb. Moon Group' },
    ],
    contributors: ['Berg, Hans', 'University of Flood'],
    pids: [{ scheme: 'doi', value: '10.5555/tides' }],
    publicationDate: '2020-01-01',
    publisher: 'Sea Press',
    language: { code: 'fra/fre' },
    size: '1 vol. (200 p.)',
    formats: ['application/pdf'],
    descriptions: ['Pleine mer.'],
    subjects: [
      { subject: { scheme: 'rameau', value: 'Marées--Mesure--Mer du Nord' } },
      { subject: { scheme: 'keyword', value: 'moon' } },
      { subject: { scheme: 'ddc', value: '551.46' } },
    ],
    container: { name: 'Mers du monde', vol: '4', issnPrinted: '1234-5679', edition: '2e édition' },
    instances: [
      {
        type: 'Book',
        urls: ['https://catalog.example.org/077', 'https://archive.example.org/1.pdf'],
        alternateIdentifiers: [{ scheme: 'ISBN', value: '978-1-2345-6789-7' }],
      },
    ],
  });
  expect(leftOut).toEqual([
    '010.b',
    '010.d',
    '101.c',
    '200.b',
    '200.f',
    '214.a',
    '215.d',
    '702 (role)',
    '711 (role)',
    '801.b',
  ]);
});

const TITLE = field('200', '$aMarées');
const typeOf = async (fields: string, leader?: string) => {
  const { record } = readRecord(await valueIn(unimarc(TITLE + fields, leader)));
  return record;
};

test.each([
  ['00000naa  2200000   450 ', 'publication', 'Article'],
  ['00000nas  2200000   450 ', 'publication', 'Book'],
  ['00000nem  2200000   450 ', 'dataset', 'Image'],
  ['00000ngm  2200000   450 ', 'dataset', 'Film'],
  ['00000nlm  2200000   450 ', 'publication', 'Book'],
])('the label %j is of type %s, %s', async (leader, type, instance) => {
  expect(await typeOf('', leader)).toMatchObject({ type, instances: [{ type: instance }] });
});

test.each([
  ['$bThèse de doctorat$cOcéanographie$eBrest$d2020', 'Doctoral thesis'],
  ['$aMémoire de master : Océanographie : Brest : 2020', 'Master thesis'],
  ['$aMémoire : Brest : 2020', 'Thesis'],
])('the note on a thesis %j says which one it is', async (note, instance) => {
  expect(await typeOf(field('328', note))).toMatchObject({ instances: [{ type: instance }] });
});

test('an article has its journal', async () => {
  const host = field('463', '$tJournal of Tides$x1234-5679$vVol. 3, n° 2$dmai 2020$pp. 12-17');
  expect(await typeOf(host, '00000naa  2200000   450 ')).toMatchObject({
    publicationDate: '2020-01-01',
    container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '12', ep: '17', issnPrinted: '1234-5679' },
  });
});

test('in ISO 2709 accents come before their letters', async () => {
  const content = Buffer.from([
    ...Buffer.from('1 \u001Fa'),
    0x4d,
    0x61,
    0x72,
    0xc2,
    0x65,
    0x65,
    0x73,
    0x20,
    0xea,
    0x1e,
  ]);
  const directory = `200${String(content.length).padStart(4, '0')}00000`;
  const base = 24 + directory.length + 1;
  const leader = `${String(base + content.length + 1).padStart(5, '0')}nam  22${String(base).padStart(5, '0')}   450 `;
  const file = Buffer.concat([Buffer.from(`${leader}${directory}\u001E`), content, Buffer.from([0x1d])]);
  const [item] = (await readText(file)).items;
  expect(readRecord(item !== undefined && 'value' in item ? item.value : null).record).toMatchObject({
    mainTitle: 'Marées Œ',
    originalIds: [],
  });
});
