import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { grantReference } from '../mapping/grants.ts';
import { oaiResponse } from '../../testing/oai-response.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

const AUTHORS = `<author role="aut"><persName><forename type="first">Josiah</forename><forename type="middle">S.</forename>
    <surname>Carberry</surname></persName><email type="md5">0123</email>
    <idno type="idhal" notation="string">josiah-carberry</idno><idno type="halauthorid">12-34</idno>
    <idno type="ORCID">https://orcid.org/0000-0002-1825-0097</idno>
    <affiliation ref="#struct-1"/><affiliation ref="#struct-404"/></author>
  <author role="crp"><persName><forename type="first">Ada</forename><surname>Ebb</surname></persName>
    <idno type="idhal" notation="numeric">99</idno><idno type="idhal" notation="string">ada-ebb</idno></author>
  <author role="trl"><persName><forename type="first">Hans</forename><surname>Berg</surname></persName></author>`;

const BACK = `<back><listOrg type="structures"><org type="laboratory" xml:id="struct-1"><idno type="ROR">https://ror.org/02nr0ka47</idno>
    <orgName type="acronym">LDM</orgName><orgName>Laboratoire des marées</orgName></org></listOrg>
  <listOrg type="projects"><org type="anrProject" xml:id="projanr-1"><idno type="anr">ANR-21-CE01-0001</idno><orgName>TIDES</orgName>
      <desc>Tides of the north</desc></org>
    <org type="europeanProject" xml:id="projeurop-1"><idno type="number">101000001</idno><idno type="call">ERC</idno>
      <orgName>EBB</orgName><desc>The ebb</desc></org></listOrg></back>`;

interface Parts {
  readonly editions?: string;
  readonly monogr?: string;
  readonly classes?: string;
  readonly header?: string;
  readonly license?: string;
}

const EDITIONS = `<edition n="v1"><date type="whenSubmitted">2020-01-01 10:00:00</date></edition>
  <edition n="v2" type="current"><date type="whenSubmitted">2020-06-01 10:00:00</date><date type="whenProduced">2020-05</date>
    <ref type="file" subtype="author" n="1" target="https://hal.example.org/hal-1/file/tides.pdf"><date notBefore="2020-06-01"/></ref></edition>`;
const ARTICLE = `<idno type="issn">1234-5679</idno><idno type="eissn">2049-3630</idno><title level="j">Journal of Tides</title>
  <imprint><publisher>Sea Press</publisher><biblScope unit="volume">3</biblScope><biblScope unit="issue">2</biblScope>
    <biblScope unit="pp">12-17</biblScope><date type="datePub">2020-05-03</date></imprint>`;
const CC_BY = '<licence target="https://creativecommons.org/licenses/by/4.0/">CC BY</licence>';
const domain = (code: string, path: string): string =>
  `<classCode scheme="halDomain" n="${code}">${path}</classCode>`;
const type = (code: string): string => `<classCode scheme="halTypology" n="${code}">A type</classCode>`;

const tei = ({
  editions = EDITIONS,
  monogr = ARTICLE,
  classes = type('ART'),
  header = '',
  license = CC_BY,
}: Parts = {}): string =>
  `<TEI xmlns="http://www.tei-c.org/ns/1.0">${header}<text><body><listBibl><biblFull>
  <titleStmt><title xml:lang="en">Tides</title><author role="aut"><persName><surname>Carberry</surname></persName></author>
    <editor role="depositor"><persName><surname>Depositor</surname></persName></editor>
    <funder ref="#projanr-1"/><funder ref="#projeurop-1"/><funder ref="#projanr-404"/><funder>Sea Fund</funder></titleStmt>
  <editionStmt>${editions}<respStmt><resp>contributor</resp></respStmt></editionStmt>
  <publicationStmt><distributor>CCSD</distributor><idno type="halId">hal-00000001</idno>
    <idno type="halUri">https://hal.science/hal-00000001</idno><idno type="halRef">Journal of Tides, 2020</idno>
    <availability status="restricted">${license}</availability></publicationStmt>
  <seriesStmt><idno type="stamp" n="SEA">Sea</idno></seriesStmt>
  <notesStmt><note type="audience" n="2">International</note><note type="peer" n="1">Yes</note></notesStmt>
  <sourceDesc><biblStruct><analytic><title xml:lang="fr">Les marées du nord</title><title xml:lang="en">The tides of the north</title>
    <title xml:lang="en" type="sub">a study</title>${AUTHORS}</analytic><monogr>${monogr}</monogr>
    <idno type="doi">10.5555/TIDES</idno><idno type="arxiv">2101.00001</idno><idno type="wos">000123</idno>
    <ref type="publisher">https://press.example.org/tides</ref>
    <relatedItem type="isSupplementedBy" target="https://doi.org/10.5555/data"/></biblStruct></sourceDesc>
  <profileDesc><langUsage><language ident="en">English</language></langUsage>
    <textClass><keywords scheme="author"><term xml:lang="en">moon</term></keywords>${classes}</textClass>
    <abstract xml:lang="en"><p>High water.</p></abstract><abstract xml:lang="fr">Pleine mer.</abstract>
    <particDesc><org type="consortium">Tide Collaboration</org></particDesc></profileDesc>
  </biblFull></listBibl></body>${BACK}</text></TEI>`;

const read = async (parts?: Parts) => readRecord(await valueIn(tei(parts)));
const grant = (funder: string, code: string): string | undefined =>
  grantReference({ funder, code, funderId: null })?.id;

test('a document of HAL keeps what the model has a place for', async () => {
  const { record, relations } = await read();
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['hal-00000001'],
    type: 'publication',
    mainTitle: 'The tides of the north',
    subTitle: 'a study',
    otherTitles: ['Les marées du nord'],
    authors: [
      {
        fullName: 'Carberry, Josiah S.',
        pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } },
        affiliations: ['Laboratoire des marées'],
      },
      { fullName: 'Ebb, Ada', pid: { id: { scheme: 'IdHAL', value: 'ada-ebb' } } },
    ],
    contributors: ['Berg, Hans', 'Tide Collaboration'],
    organizations: [{ legalName: 'Laboratoire des marées' }],
    pids: [
      { scheme: 'doi', value: '10.5555/tides' },
      { scheme: 'arXiv', value: '2101.00001' },
    ],
    publicationDate: '2020-05-03',
    publisher: 'Sea Press',
    version: '2',
    language: { code: 'eng' },
    descriptions: ['High water.', 'Pleine mer.'],
    subjects: [{ subject: { scheme: 'keyword', value: 'moon' } }],
    bestAccessRight: { label: 'OPEN' },
    container: {
      name: 'Journal of Tides',
      vol: '3',
      iss: '2',
      sp: '12',
      ep: '17',
      issnPrinted: '1234-5679',
      issnOnline: '2049-3630',
    },
    projects: [
      { id: grant('ANR', 'ANR-21-CE01-0001'), acronym: 'TIDES', title: 'Tides of the north' },
      { id: grant('European Commission', '101000001'), acronym: 'EBB' },
    ],
    originalValues: [{ field: 'projects.funder', value: 'Sea Fund' }],
    collectedFrom: [{ value: 'HAL' }],
    instances: [
      {
        type: 'Article',
        license: 'CC-BY-4.0',
        refereed: 'peerReviewed',
        hostedBy: { value: 'HAL' },
        urls: [
          'https://hal.science/hal-00000001',
          'https://hal.example.org/hal-1/file/tides.pdf',
          'https://press.example.org/tides',
        ],
        alternateIdentifiers: [
          { scheme: 'wos', value: '000123' },
          { scheme: 'HAL', value: 'hal-00000001' },
        ],
      },
    ],
  });
  expect(relations).toEqual([`IsSupplementedBy ${deriveOpenAireId('doi', '10.5555/data')}`]);
});

test('what the model has no place for is counted, the depositor and copies of the citation are not', async () => {
  expect((await read()).leftOut).toEqual([
    'notesStmt.note (audience)',
    'profileDesc.particDesc.org (role)',
    'seriesStmt.idno.#text',
    'seriesStmt.idno.@n',
    'seriesStmt.idno.@type',
    'sourceDesc.biblStruct.analytic.author (affiliation without its organization)',
    'sourceDesc.biblStruct.analytic.author (identifiers of other schemes)',
    'sourceDesc.biblStruct.analytic.author (role)',
    'sourceDesc.biblStruct.analytic.author.email.#text',
    'sourceDesc.biblStruct.analytic.author.email.@type',
    'titleStmt.funder (without its project)',
  ]);
});

test.each([
  ['ART', 'publication', 'Article'],
  ['COMM', 'publication', 'Conference object'],
  ['COUV', 'publication', 'Part of book or chapter of book'],
  ['UNDEFINED', 'publication', 'Preprint'],
  ['THESE', 'publication', 'Doctoral thesis'],
  ['HDR', 'publication', 'Thesis'],
  ['IMG', 'dataset', 'Image'],
  ['SOFTWARE', 'software', 'Software'],
  ['constructor', 'publication', null],
])('the document type %s is of type %s, %s', async (code, of, instance) => {
  expect((await read({ classes: type(code) })).record).toMatchObject({
    type: of,
    instances: [{ type: instance }],
  });
});

test.each([
  [
    'info.info-lo',
    'Computer Science [cs]/Logic in Computer Science [cs.LO]',
    ['Computer Science', 'Logic in Computer Science'],
  ],
  [
    'chim.theo',
    'Chemical Sciences/Theoretical and/or physical chemistry',
    ['Chemical Sciences', 'Theoretical and/or physical chemistry'],
  ],
  ['shs', 'Humanities and Social Sciences', ['Humanities and Social Sciences']],
])('the domain %s is the subjects on its path', async (code, path, names) => {
  const { record } = await read({ classes: domain(code, path) });
  expect(record['subjects']).toEqual(
    [
      { subject: { scheme: 'keyword', value: 'moon' } },
      ...names.map((value) => ({ subject: { scheme: 'HAL', value } })),
    ].toSorted((a, b) => Number(a.subject.scheme === 'keyword') - Number(b.subject.scheme === 'keyword')),
  );
});

const file = (day: string): string =>
  `<edition n="v1" type="current"><date type="whenModified">2020-06-02 01:00:00</date><ref type="file" target="https://a.example/1.pdf"><date notBefore="${day}"/></ref></edition>`;
const written = (day: string): string =>
  `<teiHeader><fileDesc><publicationStmt><date when="${day}T01:00:00+01:00"/></publicationStmt></fileDesc></teiHeader>`;

test.each([
  ['a file that HAL has opened', file('2020-06-01'), '', 'OPEN', null],
  ['a file that HAL will open', file('2022-06-01'), '', 'EMBARGO', '2022-06-01'],
  [
    'a file that HAL had opened when it wrote the record',
    file('2022-06-01'),
    written('2023-01-01'),
    'OPEN',
    null,
  ],
  ['no file', '<edition n="v1"/>', '', null, null],
])('%s decides the access right', async (_rule, editions, header, right, ends) => {
  const { record } = await read({ editions, header, monogr: '', license: '' });
  expect(record['bestAccessRight'] ?? null).toEqual(
    right === null ? null : expect.objectContaining({ label: right }),
  );
  expect(record['embargoEndDate'] ?? null).toBe(ends);
});

test.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'Attribution', 'CC-BY-4.0'],
  ['https://www.gnu.org/licenses/gpl-3.0-standalone.html', 'GPL-3.0', 'GPL-3.0'],
  ['https://example.org/terms', 'Our terms', 'https://example.org/terms'],
])('the license at %s with the name %s is %s', async (target, name, license) => {
  const { record } = await read({ license: `<licence target="${target}">${name}</licence>` });
  expect(record).toMatchObject({ instances: [{ license: expect.stringContaining(license) }] });
});

test('a thesis has its university and day of defence; its supervisor and jury are contributors', async () => {
  const { record } = await read({
    classes: type('THESE'),
    monogr: `<imprint><date type="dateDefended">2019-03-04</date></imprint><authority type="institution">University of Ebb</authority>
      <authority type="supervisor">Flood, Bo</authority><authority type="jury">Neap, Al</authority>`,
  });
  expect(record).toMatchObject({
    publisher: 'University of Ebb',
    publicationDate: '2019-03-04',
    contributors: ['Berg, Hans', 'Flood, Bo', 'Neap, Al', 'Tide Collaboration'],
  });
});

test('a conference paper has its conference', async () => {
  const monogr = `<meeting><title>Tide Days</title><date type="start">2020-05-01</date><date type="end">2020-05-02</date>
    <settlement>Brest</settlement><country key="FR">France</country></meeting><imprint/>`;
  expect((await read({ classes: type('COMM'), monogr })).record).toMatchObject({
    publicationDate: '2020-05-01',
    container: { name: 'Tide Days', conferencePlace: 'Brest, FR', conferenceDate: '2020-05-01/2020-05-02' },
  });
});

test('in OAI-PMH a document also has the id under which it is deleted, and keeps its own', async () => {
  const bare = tei().replace('<idno type="doi">10.5555/TIDES</idno><idno type="arxiv">2101.00001</idno>', '');
  const { record } = readRecord(await valueIn(oaiResponse(bare, 'oai:HAL:hal-00000001v2')));
  expect(record).toMatchObject({
    id: deriveOpenAireId('hal', 'hal-00000001'),
    originalIds: ['oai:HAL:hal-00000001v2', 'hal-00000001'],
  });
  expect(readRecord(await valueIn(bare)).record['id']).toBe(record['id']);
});

test('other documents of TEI are named and skipped', async () => {
  const text = '<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body><p>Tides</p></body></text></TEI>';
  expect(reasonsFor(await valueIn(text))).toEqual([
    'TEI is not supported; supported instead: HAL TEI (a list of works), DataCite XML, BibTeX',
  ]);
});
