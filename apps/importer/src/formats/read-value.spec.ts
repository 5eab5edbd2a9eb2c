import { describe, expect, test } from '@jest/globals';
import { cleanRecord } from '../clean/clean-record.ts';
import { fieldsOf, isFields } from '../fields.ts';
import { readLink } from '../graph/read-link.ts';
import type { Found } from './format.ts';
import { readValue } from './read-value.ts';
import { idOfRor } from './ror.ts';
import { reasonText } from '../report/skip-reason.ts';

/** Summarizes the content of a value. */
const inShort = (found: Found): string => {
  if (found.type === 'nothing') return `nothing: ${reasonText(found.reason)}`;
  if (found.type === 'relation') {
    const read = readLink(found.relation);
    return 'link' in read
      ? `${read.link.source} ${read.link.relation} ${read.link.target}`
      : reasonText(read.problem);
  }
  const cleaned = cleanRecord(found.kind, found.record);
  return 'item' in cleaned
    ? `${found.type} ${cleaned.item.kind} ${cleaned.item.record.id}`
    : reasonText(cleaned.problem);
};

const CERN = 'https://ror.org/01ggx4157';
const PARENT = 'https://ror.org/02mhbdp94';

test.each<[string, unknown, string[]]>([
  [
    'a product of the API',
    { id: 'a', type: 'publication', mainTitle: 'T', instances: [] },
    ['record product a'],
  ],
  ['a trimmed product', { id: 'a', type: 'dataset', pids: [] }, ['record product a']],
  [
    'a product of an older dump',
    { id: '50|a', type: 'publication', maintitle: 'T', bestaccessright: { code: 'c_abf2', label: 'OPEN' } },
    ['record product a'],
  ],
  [
    'a product type of an older dump',
    { id: 'a', type: 'otherresearchproduct', maintitle: 'T' },
    ['record product a'],
  ],
  ['a project', { id: 'a', code: '1', title: 'T', granted: {} }, ['record project a']],
  ['an organization', { id: 'a', legalName: 'N' }, ['record organization a']],
  [
    'an organization of an older dump',
    { id: '20|a', legalname: 'N', country: { code: 'NL', label: 'Netherlands' } },
    ['record organization a'],
  ],
  [
    'a data source',
    { id: 'a', officialName: 'N', type: { scheme: 's', value: 'Journal' } },
    ['record dataSource a'],
  ],
  ['a person', { id: 'a', givenName: 'G', familyName: 'F' }, ['record person a']],
  [
    'a community of the dump',
    { id: '00|context_____::1', acronym: 'c', name: 'N', zenodo_community: 'https://zenodo.org/c' },
    ['record community context_____::1'],
  ],
  ['a service', { id: 'a', name: 'N', categories: ['Storage'] }, ['record service a']],
  [
    'an answer of the API',
    {
      header: { numFound: 1 },
      results: [
        { id: 'a', legalName: 'N' },
        { id: 'b', officialName: 'N' },
      ],
    },
    ['record organization a', 'record dataSource b'],
  ],
  [
    'a record with a note',
    { entity: 'organization', api: 'v3', source: 's', record: { id: 'a', legalName: 'N' } },
    ['record organization a'],
  ],
  ['a record with its kind', { kind: 'service', record: { id: 'a', name: 'N' } }, ['record service a']],
  [
    'a mention',
    { kind: 'organization', isMention: true, record: { id: 'a', legalName: 'N' } },
    ['mention organization a'],
  ],
  [
    'an error answer',
    { message: 'm', error: 'Not Found', code: 404, timestamp: 't' },
    ['nothing: Graph API: an error message, not a record'],
  ],
  [
    'a relation',
    {
      source: 'a',
      sourceType: 'product',
      target: 'b',
      targetType: 'product',
      relType: { name: 'Cites', type: 'citation' },
    },
    ['a Cites b'],
  ],
  [
    'a relation of an older dump',
    {
      source: { id: '50|a', type: 'result' },
      target: { id: '40|b', type: 'project' },
      reltype: { name: 'isProducedBy', type: 'outcome' },
    },
    ['a isProducedBy b'],
  ],
  [
    'a relation with a community',
    { source: 'a', target: 'context_____::1', relType: { name: 'IsRelatedTo' } },
    ['a isMemberOf context_____::1'],
  ],
  [
    'a relation that nobody knows',
    { source: 'a', target: 'b', relType: { name: 'Adores' } },
    ['a relation of unknown type: Adores'],
  ],
  [
    'a relation without an end',
    { source: null, target: 'b', relType: { name: 'Cites' } },
    ['a relation without a usable source'],
  ],
  [
    'an organization of ROR',
    {
      id: CERN,
      names: [{ types: ['ror_display'], value: 'CERN' }],
      locations: [],
      relationships: [{ id: PARENT, type: 'parent', label: 'P' }],
      status: 'active',
    },
    [
      `record organization ${idOfRor(CERN)}`,
      `${idOfRor(CERN)} IsChildOf ${idOfRor(PARENT)}`,
      `mention organization ${idOfRor(PARENT)}`,
    ],
  ],
  [
    'one that ROR withdrew',
    { id: CERN, names: [], status: 'withdrawn' },
    [`nothing: deleted in its source: ${CERN}`],
  ],
  [
    'one that another one continues',
    {
      id: CERN,
      names: [],
      relationships: [
        { id: PARENT, type: 'successor', label: 'P' },
        { id: PARENT, type: 'predecessor', label: 'P' },
      ],
      status: 'inactive',
    },
    [
      `record organization ${idOfRor(CERN)}`,
      `${idOfRor(CERN)} hasSuccessor ${idOfRor(PARENT)}`,
      `mention organization ${idOfRor(PARENT)}`,
      `${idOfRor(CERN)} hasPredecessor ${idOfRor(PARENT)}`,
      `mention organization ${idOfRor(PARENT)}`,
    ],
  ],
  [
    'a community row',
    { code: 'c', label: 'C', subjects: [] },
    ['record community context_____::4a8a08f09d37b73795649038408b5f33'],
  ],
  [
    'an organization row',
    { id: 'a', legalName: 'N', ror: CERN, mainDatasourceId: null },
    ['record organization a'],
  ],
  [
    'an organization row without an id',
    { id: null, legalName: 'N', ror: CERN, mainDatasourceId: null },
    [`record organization ${idOfRor(CERN)}`],
  ],
  [
    'an organization row with neither',
    { id: null, legalName: 'N', ror: 'https://ror.org/nvt', mainDatasourceId: null },
    ['nothing: organization row: a record without an identifier'],
  ],
  [
    'a data source row',
    { id: 'a', officialName: 'N', type: 'Journal', relOrganizationIds: ['o'] },
    ['record dataSource a', 'a isProvidedBy o'],
  ],
  [
    'an EOSC service',
    { id: 'a', name: 'N', resourceOrganisation: 'o', webpage: 'https://x.org' },
    ['record service a'],
  ],
  [
    'a vocabulary entry',
    { id: 'NL', name: 'Netherlands', parentId: 'p', extras: {} },
    ['nothing: a vocabulary, not records'],
  ],
  [
    'a hierarchy of fields',
    { 'natural sciences': [{ mathematics: ['algebra'] }] },
    ['nothing: a vocabulary, not records'],
  ],
  ['a record without an id', { legalName: 'N' }, ['organization without a usable id']],
  [
    'a product of an unknown type',
    { id: 'a', mainTitle: 'T', type: 'poem' },
    ['product without a usable type'],
  ],
  ['something else', { a: 1 }, ['nothing: no known kind of record']],
  ['a number', 1, ['nothing: not a JSON object']],
])('%s', (_rule, value, expected) => {
  expect(readValue(value).map(inShort)).toEqual(expected);
});

describe('older field names', () => {
  const record = (value: unknown): unknown => {
    const [found] = readValue(value);
    const cleaned = found?.type === 'record' ? cleanRecord(found.kind, found.record) : null;
    return cleaned && 'item' in cleaned ? cleaned.item.record : null;
  };
  test('of a product', () => {
    expect(
      record({
        id: '50|a',
        type: 'publication',
        maintitle: 'T',
        author: [{ fullname: 'Doe, Jane', pid: { id: { scheme: 'orcid', value: '1' } } }],
        country: [{ code: 'NL', label: 'Netherlands' }],
        description: ['D'],
        originalId: ['o'],
        pid: [{ scheme: 'doi', value: '10.1/a' }],
        publicationdate: '2020-01-02',
        bestaccessright: { code: 'c_abf2', label: 'OPEN' },
        instance: [
          {
            url: ['https://x.org'],
            pid: [{ scheme: 'doi', value: '10.1/a' }],
            accessright: { label: 'OPEN', openAccessRoute: 'gold' },
            publicationdate: '2020-01-02',
          },
        ],
      }),
    ).toMatchObject({
      mainTitle: 'T',
      authors: [{ fullName: 'Doe, Jane', pid: { id: { value: '1' } } }],
      countries: [{ code: 'NL' }],
      descriptions: ['D'],
      originalIds: ['o'],
      pids: [{ value: '10.1/a' }],
      publicationDate: '2020-01-02',
      bestAccessRight: { label: 'OPEN' },
      instances: [
        { urls: ['https://x.org'], pids: [{ value: '10.1/a' }], accessRight: { openAccessRoute: 'gold' } },
      ],
    });
  });
  test('of a project', () => {
    expect(
      record({
        id: 'a',
        code: '1',
        title: 'T',
        startdate: '2020-01-01',
        funding: [{ shortName: 'EC', name: 'European Commission', funding_stream: { id: 'EC::H2020' } }],
        granted: { fundedamount: 5 },
        h2020programme: [{ code: 'p' }],
      }),
    ).toMatchObject({
      startDate: '2020-01-01',
      fundings: [{ shortName: 'EC', fundingStream: { id: 'EC::H2020' } }],
      granted: { fundedAmount: 5 },
      h2020Programmes: [{ code: 'p' }],
    });
  });
  test('today’s field name takes precedence over the older one', () => {
    expect(
      record({ id: 'a', type: 'software', mainTitle: 'new', maintitle: 'old', isGreen: true, green: null }),
    ).toMatchObject({
      mainTitle: 'new',
      isGreen: true,
    });
  });
  test('the fields of a field that is named __proto__ are not those of the record and its copies', () => {
    const hostile: unknown = JSON.parse(
      '{"id":"a","type":"software","mainTitle":"T","__proto__":{"publisher":"P"},"instances":[{"__proto__":{"type":"Article"}}]}',
    );
    const [found] = readValue(hostile);
    const read = found?.type === 'record' && isFields(found.record) ? found.record : {};
    expect(read['mainTitle']).toBe('T');
    expect('publisher' in read).toBe(false);
    expect(fieldsOf(read['instances']).map((copy) => 'type' in copy)).toEqual([false]);
  });
});

test.each<[string, unknown]>([
  ['D-Net (index)', { header: {}, result: {} }],
  ['D-Net (internal)', { dataInfo: { deletedbyinference: false }, legalname: { value: 'N' } }],
])('%s is named and skipped', (format, value) => {
  expect(readValue(value).map(inShort)).toEqual([
    expect.stringContaining(`nothing: ${format} is not supported; `),
  ]);
});

test('a ROR organization keeps its state, types, places, founding year and links', () => {
  const [found] = readValue({
    id: CERN,
    names: [{ types: ['ror_display'], value: 'Institute of the Sea' }],
    status: 'inactive',
    types: ['education', 'funder'],
    established: 1954,
    domains: ['sea.example'],
    links: [
      { type: 'website', value: 'https://sea.example' },
      { type: 'wikipedia', value: 'https://en.wikipedia.org/wiki/Sea' },
    ],
    locations: [
      {
        geonames_id: 1,
        geonames_details: {
          name: 'Den Helder',
          country_subdivision_name: 'North Holland',
          country_code: 'NL',
          country_name: 'The Netherlands',
          lat: 52.95,
          lng: 4.76,
        },
      },
      { geonames_id: 2, geonames_details: { name: 'Nowhere', country_code: 'NL', lat: 'north', lng: 400 } },
    ],
  });
  const cleaned = found?.type === 'record' ? cleanRecord(found.kind, found.record) : null;
  const country = { code: 'NL', label: 'The Netherlands' };
  expect(cleaned).toMatchObject({
    item: {
      record: {
        status: 'inactive',
        types: ['education', 'funder'],
        foundingYear: 1954,
        domains: ['sea.example'],
        websiteUrl: 'https://sea.example',
        wikipediaUrl: 'https://en.wikipedia.org/wiki/Sea',
        country,
        locations: [
          { city: 'Den Helder', region: 'North Holland', country, latitude: 52.95, longitude: 4.76 },
          { city: 'Nowhere', latitude: null, longitude: null },
        ],
      },
    },
  });
});

describe('what a record keeps', () => {
  const cleaned = cleanRecord('product', {
    id: '50|a',
    type: 'publication',
    mainTitle: 'A <i>b</i> &amp; <script>x</script>',
    publisher: 'M&uuml;ller <b>Verlag</b>',
    instances: [
      {
        urls: ['javascript:alert(1)', 'https://x.org', 'www.x.org/a'],
        hostedBy: { key: '10|h', value: 'H &amp; H' },
      },
    ],
    pids: [{ scheme: 'doi', value: '10.1002/(SICI)1097<1::AID>3.0.CO;2-A' }],
    subjects: [{ subject: { scheme: 'keyword', value: 'R&amp;D' } }],
  });
  test('titles keep inline marks, names are plain text, addresses are safe, identifiers stay unchanged', () => {
    expect(cleaned).toMatchObject({
      item: {
        record: {
          id: 'a',
          mainTitle: 'A <i>b</i> &',
          publisher: 'Müller Verlag',
          instances: [
            { urls: ['https://x.org', 'http://www.x.org/a'], hostedBy: { key: 'h', value: 'H & H' } },
          ],
          pids: [{ value: '10.1002/(SICI)1097<1::AID>3.0.CO;2-A' }],
          subjects: [{ subject: { value: 'R&D' } }],
        },
      },
    });
  });
});
