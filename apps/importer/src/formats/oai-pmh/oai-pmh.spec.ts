import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { oaiResponse } from '../../testing/oai-response.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

const response = (content: string): string =>
  `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-01-01T00:00:00Z</responseDate>${content}</OAI-PMH>`;

const dc = `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title>Tides of the north</dc:title>
  <dc:creator>Carberry, Josiah</dc:creator>
  <dc:subject>tides</dc:subject>
  <dc:date>2021-03-01T10:00:00Z</dc:date><dc:date>2020</dc:date><dc:date>2020-05</dc:date>
  <dc:date>info:eu-repo/date/embargoEnd/2022-01-01</dc:date>
  <dc:type>info:eu-repo/semantics/doctoralThesis</dc:type><dc:type>Poem</dc:type>
  <dc:identifier>https://archive.example.org/1</dc:identifier>
  <dc:identifier>https://doi.org/10.5555/TIDES</dc:identifier>
  <dc:identifier>urn:ISBN:9783161484100</dc:identifier>
  <dc:relation>info:eu-repo/grantAgreement/EC/H2020/777541</dc:relation>
  <dc:relation>doi:10.5555/gauges</dc:relation>
  <dc:language>de</dc:language>
  <dc:rights>info:eu-repo/semantics/embargoedAccess</dc:rights>
  <dc:rights>http://creativecommons.org/licenses/by-nc/4.0/</dc:rights>
  <dc:rights>Ask the author</dc:rights>
</oai_dc:dc>`;

test.each([
  ['in a response', oaiResponse(dc)],
  ['bare', dc],
])('Dublin Core %s keeps what the model has a place for', async (_form, text) => {
  const found = readRecord(await valueIn(text));
  expect(found.record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    mainTitle: 'Tides of the north',
    authors: [{ fullName: 'Carberry, Josiah', surname: 'Carberry' }],
    subjects: [{ subject: { value: 'tides' } }],
    publicationDate: '2020-05-01',
    embargoEndDate: '2022-01-01',
    language: { code: 'deu/ger' },
    bestAccessRight: { label: 'EMBARGO' },
    projects: [{ code: '777541', funder: 'European Commission' }],
    instances: [
      {
        type: 'Doctoral thesis',
        license: 'CC-BY-NC-4.0',
        urls: ['https://archive.example.org/1', 'https://doi.org/10.5555/TIDES'],
        alternateIdentifiers: [{ scheme: 'ISBN', value: '9783161484100' }],
      },
    ],
    originalValues: expect.arrayContaining([
      { field: 'instances.type', value: 'Poem' },
      { field: 'instances.license', value: 'Ask the author' },
    ]),
  });
  expect(found.relations).toEqual([`IsRelatedTo ${deriveOpenAireId('doi', '10.5555/gauges')}`]);
  expect(found.leftOut).toEqual(['date (further values)']);
});

test.each([
  ['<dc:description>Peer reviewed</dc:description>', 'peerReviewed'],
  ['<dc:description>Not peer-reviewed</dc:description>', 'nonPeerReviewed'],
  ['<dc:type>PeerReviewed</dc:type><dc:type>Article</dc:type>', 'peerReviewed'],
])('%s of Dublin Core says that the copy is %s, and is not an abstract', async (given, refereed) => {
  const text = dc.replace('<dc:type>Poem</dc:type>', given);
  const found = readRecord(await valueIn(oaiResponse(text)));
  expect(found.record).toMatchObject({ descriptions: [], instances: [{ refereed }] });
  expect(JSON.stringify(found.record['originalValues'])).not.toMatch(/review/i);
});

test('relations of the OpenAIRE guidelines 3 are identifiers of the work, its data and what it cites', async () => {
  const relations = [
    'altIdentifier/doi/10.5555/own',
    'altIdentifier/isbn/9783161484100',
    'dataset/doi/10.5555/data',
    'reference/doi/10.5555/cited',
  ]
    .map((text) => `<dc:relation>info:eu-repo/semantics/${text}</dc:relation>`)
    .join('');
  const text = `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Tides</dc:title>${relations}</oai_dc:dc>`;
  const found = readRecord(await valueIn(oaiResponse(text)));
  expect(found.record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/own'),
    instances: [{ alternateIdentifiers: [{ scheme: 'ISBN', value: '9783161484100' }] }],
    originalValues: [],
  });
  expect(found.relations).toEqual([
    `IsRelatedTo ${deriveOpenAireId('doi', '10.5555/data')}`,
    `References ${deriveOpenAireId('doi', '10.5555/cited')}`,
  ]);
});

test.each([
  ['Dublin Core', dc],
  ['MODS', '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Tides</title></titleInfo></mods>'],
  [
    'MARC 21',
    '<marc:record xmlns:marc="http://www.loc.gov/MARC21/slim"><marc:datafield tag="245"><marc:subfield code="a">Tides</marc:subfield></marc:datafield></marc:record>',
  ],
  [
    'RIOXX',
    '<rioxx xmlns="http://www.rioxx.net/schema/v2.0/rioxx/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Tides</dc:title></rioxx>',
  ],
])('a record of a response in %s names its repository', async (_format, metadata) => {
  expect(readRecord(await valueIn(oaiResponse(metadata))).record).toMatchObject({
    mainTitle: expect.stringContaining('Tides'),
    originalIds: ['oai:archive.example.org:1'],
    collectedFrom: [{ key: deriveOpenAireId('oai', 'archive.example.org'), value: 'archive.example.org' }],
  });
});

const openaire = `<resource xmlns="http://namespace.openaire.eu/schema/oaire/" xmlns:datacite="http://datacite.org/schema/kernel-4"
    xmlns:dc="http://purl.org/dc/elements/1.1/">
  <datacite:titles><datacite:title>Tides of the north</datacite:title></datacite:titles>
  <datacite:creators><datacite:creator><datacite:creatorName>Carberry, Josiah</datacite:creatorName></datacite:creator></datacite:creators>
  <fundingReferences><fundingReference><funderName>European Commission</funderName><awardNumber>777541</awardNumber></fundingReference></fundingReferences>
  <datacite:dates><datacite:date dateType="Issued">2020-05-01</datacite:date></datacite:dates>
  <dc:language>eng</dc:language><dc:publisher>Sea Press</dc:publisher>
  <resourceType resourceTypeGeneral="literature" uri="http://purl.org/coar/resource_type/c_6501">journal article</resourceType>
  <datacite:identifier identifierType="Handle">20.500.1/7</datacite:identifier>
  <datacite:rights rightsURI="http://purl.org/coar/access_right/c_abf2">open access</datacite:rights>
  <licenseCondition uri="http://creativecommons.org/licenses/by/4.0/">CC BY</licenseCondition>
  <citationTitle>Journal of Tides</citationTitle><citationVolume>3</citationVolume>
  <file mimeType="application/pdf">https://archive.example.org/1.pdf</file>
  <audience>Researchers</audience>
</resource>`;

test('a record of the OpenAIRE guidelines keeps what the model has a place for', async () => {
  const { record: product, leftOut } = readRecord(await valueIn(oaiResponse(openaire)));
  expect(product).toMatchObject({
    type: 'publication',
    mainTitle: 'Tides of the north',
    authors: [{ fullName: 'Carberry, Josiah' }],
    publicationDate: '2020-05-01',
    publisher: 'Sea Press',
    language: { code: 'eng' },
    pids: [{ scheme: 'handle', value: '20.500.1/7' }],
    bestAccessRight: { label: 'OPEN' },
    container: { name: 'Journal of Tides', vol: '3' },
    projects: [{ code: '777541' }],
    instances: [{ type: 'Article', license: 'CC-BY-4.0', urls: ['https://archive.example.org/1.pdf'] }],
  });
  expect(leftOut).toEqual(['audience', 'file.@mimeType']);
});

test.each([
  [
    'a deleted record',
    oaiResponse('', undefined, ' status="deleted"'),
    'deleted in its source: oai:archive.example.org:1',
  ],
  [
    'an error',
    response('<error code="noRecordsMatch">None.</error>'),
    'OAI-PMH: an error message, not a record: noRecordsMatch None.',
  ],
  [
    'another answer',
    response('<ListSets><set/></ListSets>'),
    'OAI-PMH: a response without records (ListSets)',
  ],
  ['no metadata', oaiResponse(''), 'OAI-PMH: a record without metadata: oai:archive.example.org:1'],
  [
    'METS without a description',
    oaiResponse('<mets xmlns="http://www.loc.gov/METS/"/>'),
    'METS is not supported; supported instead: METS with MODS, Dublin Core or DIM',
  ],
])('%s is told', async (_rule, text, reason) => {
  expect(reasonsFor(await valueIn(text))).toEqual([reason]);
});
