import { deriveOpenAireId } from '@open-discovery/identifiers';
import { describe, expect, test } from '@jest/globals';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';
import { readValue } from '../read-value.ts';

const ORCID = '0000-0002-1825-0097';
const work = {
  'put-code': 15536015,
  title: {
    title: { value: 'Tides of the north' },
    subtitle: { value: 'A survey' },
    'translated-title': { value: 'Gezeiten des Nordens', 'language-code': 'de' },
  },
  'journal-title': { value: 'Ocean Letters' },
  type: 'journal-article',
  'publication-date': { year: { value: '2013' }, month: { value: '04' }, day: null },
  'external-ids': {
    'external-id': [
      { 'external-id-type': 'doi', 'external-id-value': '10.5072/TIDES', 'external-id-relationship': 'self' },
      { 'external-id-type': 'eid', 'external-id-value': '2-s2.0-1', 'external-id-relationship': 'SELF' },
      {
        'external-id-type': 'doi',
        'external-id-value': '10.5072/1',
        'external-id-relationship': 'version-of',
      },
      { 'external-id-type': 'issn', 'external-id-value': '1234-5679', 'external-id-relationship': 'part-of' },
    ],
  },
  url: { value: 'https://example.org/tides' },
  visibility: 'public',
};
const record = {
  'orcid-identifier': { path: ORCID },
  person: {
    name: {
      'given-names': { value: 'Josiah' },
      'family-name': { value: 'Carberry' },
      'credit-name': { value: 'J. S. Carberry' },
      path: ORCID,
    },
    'other-names': { 'other-name': [{ content: 'Josiah Stinkney Carberry' }] },
    biography: { content: 'Psychoceramics' },
  },
  'activities-summary': { works: { group: [{ 'work-summary': [work, { ...work, 'put-code': 2 }] }] } },
};

describe('a record of ORCID', () => {
  test.each([
    ['whole', record],
    ['without works', record.person],
  ])('is a person: %s', (_name, value) => {
    const { kind, record: person } = readRecord(value);
    expect(kind).toBe('person');
    expect(person).toMatchObject({
      id: deriveOpenAireId('orcid', ORCID),
      originalId: [ORCID],
      givenName: 'Josiah',
      familyName: 'Carberry',
      alternativeNames: ['J. S. Carberry', 'Josiah Stinkney Carberry'],
      biography: 'Psychoceramics',
    });
  });

  test('has each work once, with the person as its author', () => {
    const products = readValue(record).filter((found) => found.type === 'record' && found.kind === 'product');
    expect(products).toMatchObject([
      {
        record: {
          authors: [{ fullName: 'Carberry, Josiah', pid: { id: { scheme: 'orcid', value: ORCID } } }],
        },
        origin: { leftOut: expect.arrayContaining(['group.work-summary (further values)']) },
      },
    ]);
  });

  test('without a public name has works without authors', () => {
    const found = readValue({ ...record, person: { name: null } });
    expect(found).toMatchObject([{ kind: 'product', record: { authors: [] } }, { type: 'relation' }]);
  });

  test.each([
    [{ 'orcid-identifier': { path: 'nobody' } }, 'ORCID JSON: a person without an ORCID iD'],
    [{ 'orcid-identifier': { path: ORCID } }, 'ORCID: a record without a public name or work'],
  ])('%j is refused: %s', (value, reason) => expect(reasonsFor(value)).toEqual([reason]));
});

test.each([
  ['a list of works', { group: [{ 'work-summary': [work] }] }],
  ['a single work', work],
])('%s keeps what the model has a place for', (_name, value) => {
  const { kind, record: product, relations, leftOut } = readRecord(value);
  expect(kind).toBe('product');
  expect(product).toMatchObject({
    id: deriveOpenAireId('doi', '10.5072/tides'),
    type: 'publication',
    mainTitle: 'Tides of the north',
    subTitle: 'A survey',
    otherTitles: ['Gezeiten des Nordens'],
    publicationDate: '2013-04-01',
    pids: [{ scheme: 'doi', value: '10.5072/tides' }],
    container: { name: 'Ocean Letters', issnPrinted: '1234-5679' },
    instances: [
      { type: 'Article', alternateIdentifiers: [{ value: '2-s2.0-1' }], urls: ['https://example.org/tides'] },
    ],
    collectedFrom: [{ value: 'ORCID' }],
  });
  expect(relations).toEqual([`IsVersionOf ${deriveOpenAireId('doi', '10.5072/1')}`]);
  expect(leftOut).toEqual(['put-code', 'title.translated-title.language-code', 'visibility']);
});

test('a work without its own identifier is named by its number in ORCID', () => {
  const { record: product } = readRecord({ ...work, 'external-ids': { 'external-id': null } });
  expect(product['id']).toBe(deriveOpenAireId('orcidwork', '15536015'));
});

test('the contributors of a work are its authors', () => {
  const contributor = [
    { 'credit-name': { value: 'Josiah Carberry' }, 'contributor-orcid': { path: ORCID } },
    { 'credit-name': { value: 'Smith, Ann' }, 'contributor-orcid': null },
  ];
  expect(readRecord({ ...work, contributors: { contributor } }).record['authors']).toMatchObject([
    { fullName: 'Josiah Carberry', pid: { id: { value: ORCID } } },
    { fullName: 'Smith, Ann', surname: 'Smith', name: 'Ann' },
  ]);
});

const NS = [
  'record',
  'person',
  'personal-details',
  'work',
  'activities',
  'common',
  'other-name',
  'error',
  'education',
]
  .map((name) => `xmlns:${name}="http://www.orcid.org/ns/${name}"`)
  .join(' ');
const workXml = `<common:external-ids><common:external-id><common:external-id-type>doi</common:external-id-type><common:external-id-value>10.5072/TIDES</common:external-id-value><common:external-id-relationship>self</common:external-id-relationship></common:external-id></common:external-ids>
  <work:title><common:title>Tides of the north</common:title><common:translated-title language-code="de">Gezeiten</common:translated-title></work:title>
  <work:journal-title>Ocean Letters</work:journal-title><work:type>journal-article</work:type><common:url>https://example.org/tides</common:url>
  <common:publication-date><common:year>2013</common:year><common:month>04</common:month></common:publication-date>`;
const personXml = `<person:person ${NS}><person:name path="${ORCID}"><personal-details:given-names>Josiah</personal-details:given-names><personal-details:family-name>Carberry</personal-details:family-name></person:name><other-name:other-names><other-name:other-name><other-name:content>Joe</other-name:content></other-name:other-name></other-name:other-names></person:person>`;
const summary = `<activities:works><activities:group><work:work-summary put-code="7">${workXml}</work:work-summary></activities:group></activities:works>`;
const recordXml = `<record:record ${NS}><common:orcid-identifier><common:path>${ORCID}</common:path></common:orcid-identifier>${personXml}<activities:activities-summary>${summary}</activities:activities-summary></record:record>`;

describe('as XML', () => {
  test('a record is a person with works', async () => {
    const found = readValue(await valueIn(recordXml));
    expect(found).toMatchObject([
      { kind: 'person', record: { givenName: 'Josiah', familyName: 'Carberry', alternativeNames: ['Joe'] } },
      {
        kind: 'product',
        record: {
          id: deriveOpenAireId('doi', '10.5072/tides'),
          mainTitle: 'Tides of the north',
          otherTitles: ['Gezeiten'],
          publicationDate: '2013-04',
          container: { name: 'Ocean Letters' },
          authors: [{ fullName: 'Carberry, Josiah' }],
        },
      },
    ]);
  });

  test.each([
    ['a person', personXml, 'person'],
    ['a work', `<work:work ${NS} put-code="7">${workXml}</work:work>`, 'product'],
    [
      'the activities',
      `<activities:activities-summary ${NS}>${summary}</activities:activities-summary>`,
      'product',
    ],
    ['a list of works', summary.replace('>', ` ${NS}>`), 'product'],
  ])('%s is read', async (_name, text, kind) => {
    expect(readRecord(await valueIn(text)).kind).toBe(kind);
  });

  test.each([
    ['error:error', 'ORCID: an error message, not a record'],
    ['education:education', 'ORCID: a response without records (<education>)'],
    ['activities:activities-summary', 'ORCID: a record without a public name or work'],
  ])('<%s> is told', async (name, reason) => {
    expect(reasonsFor(await valueIn(`<${name} ${NS}/>`))).toEqual([reason]);
  });
});

test.each([
  [{ 'response-code': 409, 'developer-message': 'locked' }, 'ORCID: an error message, not a record'],
  [
    { 'num-found': 1, result: [] },
    expect.stringContaining(
      'a response without records (search): a harvest of the kind “orcid” reads the records of a search',
    ),
  ],
  [{ 'affiliation-group': [] }, expect.stringContaining('affiliation, which the model has no record for')],
  [{ path: '/0000-0002-1825-0097/works', group: [] }, 'ORCID: a record without a public name or work'],
])('the answer %j is told', (answer, reason) => {
  expect(reasonsFor(answer)).toEqual([reason]);
});
