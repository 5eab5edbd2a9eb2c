import { describe, expect, test } from '@jest/globals';
import type { DataSource, KindedRecord } from '@open-discovery/model';
import { aProduct, aProject, anOrganization } from '@open-discovery/model/testing';
import { completeRecord, withCitations } from './complete-record.ts';
import { mergeAll, mergeRecords } from './merge.ts';
import { referencesOf } from './references.ts';
import { withEvidence } from './with-evidence.ts';

const product = (fields: Parameters<typeof aProduct>[0]): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
const merged = (first: Parameters<typeof aProduct>[0], second: Parameters<typeof aProduct>[0]) =>
  mergeRecords(product({ id: 'a', ...first }), product({ id: 'b', ...second })).record;
const hostedBy = (key: string) => ({ urls: [`https://x.org/${key}`], hostedBy: { key, value: key } });

describe('merging two products', () => {
  test.each<[string, Parameters<typeof aProduct>[0], Parameters<typeof aProduct>[0], object]>([
    [
      'the first keeps its id, the other’s is kept as well',
      { originalIds: ['o'] },
      {},
      { id: 'a', originalIds: ['o', 'b'] },
    ],
    [
      'every instance is kept, with its source',
      { instances: [hostedBy('one')] },
      { instances: [hostedBy('two')] },
      { instances: [{ hostedBy: { key: 'one' } }, { hostedBy: { key: 'two' } }] },
    ],
    [
      'the same instance is kept once',
      { instances: [hostedBy('one')] },
      { instances: [hostedBy('one')] },
      { instances: [{ hostedBy: { key: 'one' } }] },
    ],
    ['a gap is filled', { publisher: null }, { publisher: 'P' }, { publisher: 'P' }],
    ['what is there stays', { publisher: 'P' }, { publisher: 'Q' }, { publisher: 'P' }],
    [
      'the better access right',
      { bestAccessRight: { label: 'CLOSED' } },
      { bestAccessRight: { label: 'OPEN' } },
      { bestAccessRight: { label: 'OPEN' } },
    ],
    [
      'a day says more than a year',
      { publicationDate: '2020-01-01' },
      { publicationDate: '2020-05-03' },
      { publicationDate: '2020-05-03' },
    ],
    [
      'a day says more than a month',
      { publicationDate: '2020-05-01', originalValues: [{ field: 'publicationDate', value: '2020-5' }] },
      { publicationDate: '2020-05-03' },
      { publicationDate: '2020-05-03' },
    ],
    [
      'a first of a month is a day',
      { publicationDate: '2020-05-01' },
      { publicationDate: '2020-05-03' },
      { publicationDate: '2020-05-01' },
    ],
    [
      'another year does not',
      { publicationDate: '2020-01-01' },
      { publicationDate: '2021-05-03' },
      { publicationDate: '2020-01-01' },
    ],
    [
      'the list with more authors, not that with two spellings of them',
      { authors: [{ fullName: 'Doe, Jane' }, { fullName: 'Roe, Al' }] },
      { authors: [{ fullName: 'Al Roe' }, { fullName: 'Jane Doe' }, { fullName: 'Doe, Jané' }] },
      { authors: [{ fullName: 'Doe, Jane' }, { fullName: 'Roe, Al' }] },
    ],
    [
      'the longer list of authors',
      { authors: [{ fullName: 'A' }] },
      { authors: [{ fullName: 'A' }, { fullName: 'B' }] },
      { authors: [{ fullName: 'A' }, { fullName: 'B' }] },
    ],
    [
      'an ORCID comes along by name',
      { authors: [{ fullName: 'Doe, Jane' }] },
      { authors: [{ fullName: 'DOE Jane', pid: { id: { scheme: 'orcid', value: '1' } } }] },
      { authors: [{ fullName: 'Doe, Jane', pid: { id: { value: '1' } } }] },
    ],
    [
      'an abstract inside another one goes',
      { descriptions: ['short'] },
      { descriptions: ['short and more'] },
      { descriptions: ['short and more'] },
    ],
    [
      'projects once, gaps filled',
      { projects: [{ id: 'p', code: '1' }] },
      { projects: [{ id: 'p', title: 'T' }, { id: 'q' }] },
      { projects: [{ id: 'p', code: '1', title: 'T' }, { id: 'q' }] },
    ],
    ['true wins', { isGreen: false }, { isGreen: true }, { isGreen: true }],
    [
      'pids in two spellings once',
      { pids: [{ scheme: 'doi', value: '10.1234/A' }] },
      { pids: [{ scheme: 'DOI', value: 'https://doi.org/10.1234/a' }] },
      { pids: [{ scheme: 'doi', value: '10.1234/A' }] },
    ],
    [
      'pids once',
      { pids: [{ scheme: 'doi', value: '1' }] },
      {
        pids: [
          { scheme: 'doi', value: '1' },
          { scheme: 'pmid', value: '2' },
        ],
      },
      { pids: [{ value: '1' }, { value: '2' }] },
    ],
  ])('%s', (_rule, first, second, expected) => {
    expect(merged(first, second)).toMatchObject(expected);
  });

  test('merging a record with itself changes nothing', () => {
    const item = mergeRecords(product({ id: 'a' }), product({ id: 'a' }));
    expect(mergeRecords(item, item)).toEqual(item);
  });
});

describe('merging all records of a work', () => {
  const said = (source: string, publisher: string) =>
    product({ id: source, publisher, collectedFrom: [{ key: source, value: source }] });
  const statementsOf = ({ kind, record }: KindedRecord) => kind === 'product' && record.statements;
  test('keeps the disagreements of its sources', () => {
    expect(statementsOf(mergeAll(said('a', 'Tides'), [said('b', 'Waves')]))).toEqual([
      { field: 'publisher', value: 'Tides', sources: ['a'] },
      { field: 'publisher', value: 'Waves', sources: ['b'] },
    ]);
  });
  test('adds nothing where they agree', () => {
    expect(statementsOf(mergeAll(said('a', 'Tides'), [said('b', 'Tides')]))).toBeUndefined();
  });
});

test('a copy that three sources describe is kept once', () => {
  const described = (id: string): KindedRecord =>
    JSON.parse(
      JSON.stringify(product({ id, instances: [hostedBy('one')], geoLocations: [{ place: 'Texel' }] })),
    );
  const { record } = mergeAll(described('a'), [described('b'), described('c')]);
  expect(record).toMatchObject({ originalIds: ['b', 'c'], geoLocations: [{ place: 'Texel' }] });
  expect(record).toHaveProperty('instances.length', 1);
});

test('a merged record keeps no more originals of values than a record may have', () => {
  const originals = (id: string): KindedRecord =>
    product({
      id,
      originalValues: Array.from({ length: 30 }, (_, at) => ({ field: 'version', value: `${id} ${at}` })),
    });
  const { record } = mergeRecords(originals('a'), originals('b'));
  expect(record.originalValues).toHaveLength(50);
});

test('an author whom the other record does not complete stays as written, so that evidence finds them', () => {
  const first = product({ id: 'a', authors: [{ fullName: 'Zee, An', rank: 1 }] });
  const second = product({ id: 'b', authors: [{ rank: 1, fullName: 'Zee, An' }] });
  const merged = withEvidence(mergeAll(first, [second]), [first, second], []);
  expect(merged.record.mergeEvidence?.parts?.[0]?.fields).toContain('authors');
});

test('a person has no original ids', () => {
  const person = (id: string): KindedRecord => ({ kind: 'person', record: { id, familyName: 'Zee' } });
  expect(mergeRecords(person('a'), person('b')).record).toEqual({ id: 'a', familyName: 'Zee' });
});

describe('references to other records', () => {
  const links = (item: KindedRecord) =>
    referencesOf(item).links.map(({ relation, target }) => `${relation} ${target}`);
  const mentioned = (item: KindedRecord) => referencesOf(item).mentioned.map(({ kind }) => kind);
  test.each<[string, KindedRecord, string[], string[]]>([
    [
      'a project',
      product({ projects: [{ id: 'p', title: 'T', funder: 'F' }] }),
      ['isProducedBy p'],
      ['project'],
    ],
    ['a project by id alone', product({ projects: [{ id: 'p' }] }), ['isProducedBy p'], []],
    [
      'an organization',
      product({ organizations: [{ id: 'o', legalName: 'N' }] }),
      ['hasAuthorInstitution o'],
      ['organization'],
    ],
    [
      'a community, by its code',
      product({ communities: [{ code: 'c', label: 'C' }] }),
      ['isMemberOf context_____::4a8a08f09d37b73795649038408b5f33'],
      ['community'],
    ],
    [
      'host and source',
      product({
        instances: [{ hostedBy: { key: 'h', value: 'H' }, collectedFrom: { key: 's', value: 'S' } }],
      }),
      ['isHostedBy h', 'isProvidedBy s'],
      ['dataSource', 'dataSource'],
    ],
    [
      'not an unknown repository',
      product({ instances: [{ hostedBy: { key: 'h', value: 'Unknown Repository' } }] }),
      [],
      [],
    ],
    [
      'the same host once',
      product({
        instances: [{ hostedBy: { key: 'h', value: 'H' } }, { hostedBy: { key: 'h', value: 'H' } }],
      }),
      ['isHostedBy h'],
      ['dataSource'],
    ],
    [
      'an author with an ORCID',
      product({
        authors: [
          {
            fullName: 'Carberry, Josiah',
            pid: { id: { scheme: 'orcid_pending', value: '0000-0002-1825-0097' } },
          },
        ],
      }),
      ['isAuthoredBy orcid_______::01ae5ee528383ad8c971c63bfb497a80'],
      ['person'],
    ],
    [
      'not one with a wrong check digit',
      product({
        authors: [{ fullName: 'X', pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0098' } } }],
      }),
      [],
      [],
    ],
    [
      'participants',
      { kind: 'project', record: aProject({ organizations: [{ id: 'o', legalName: 'N' }] }) },
      ['hasParticipant o'],
      ['organization'],
    ],
    [
      'the provider of a service',
      { kind: 'service', record: { id: 's', provider: { id: 'o', name: 'N' } } },
      ['isProvidedBy o'],
      ['organization'],
    ],
    [
      'the organizations that continue it, and that it continues',
      {
        kind: 'organization',
        record: anOrganization({
          successors: [{ id: 'n', legalName: 'New' }],
          predecessors: [{ id: 'o', legalName: 'Old' }],
        }),
      },
      ['hasSuccessor n', 'hasPredecessor o'],
      ['organization', 'organization'],
    ],
  ])('%s', (_what, item, expectedLinks, expectedKinds) => {
    expect(links(item)).toEqual(expectedLinks);
    expect(mentioned(item)).toEqual(expectedKinds);
  });
});

describe('a record from the dump is completed from its relations', () => {
  const keptId = (id: string): string => (id === 'old' ? 'new' : id);
  const complete = (fields: Parameters<typeof aProduct>[0]) =>
    completeRecord(
      product(fields),
      [
        {
          relation: 'isProducedBy',
          stub: {
            kind: 'project',
            record: aProject({ id: 'p', fundings: [{ name: 'European Commission' }] }),
          },
        },
        {
          relation: 'hasAuthorInstitution',
          stub: { kind: 'organization', record: anOrganization({ id: 'new' }) },
        },
        { relation: 'isMemberOf', stub: { kind: 'community', record: { id: 'x', acronym: 'c', name: 'C' } } },
        { relation: 'isHostedBy', stub: { kind: 'dataSource', record: { id: 'h', officialName: 'H' } } },
      ],
      keptId,
    ).record;
  test('projects, organizations, communities and hosting sources get their own records', () => {
    expect(complete({ instances: [{ type: 'Article' }] })).toMatchObject({
      projects: [{ id: 'p', acronym: 'TIDES', funder: 'European Commission' }],
      organizations: [{ id: 'new', legalName: 'Institute of the Sea', countries: [{ code: 'NL' }] }],
      communities: [{ code: 'c', label: 'C' }],
      instances: [{ hostedBy: { key: 'h', value: 'H' } }],
    });
  });
  test('a merged-away id is replaced, and the facts of the reference stay', () => {
    expect(complete({ organizations: [{ id: 'old', legalName: 'Own words' }] })).toMatchObject({
      organizations: [{ id: 'new', legalName: 'Own words', countries: [{ code: 'NL' }] }],
    });
  });
  test('a community without a label gets one', () => {
    expect(complete({ communities: [{ code: 'c' }] })).toMatchObject({
      communities: [{ code: 'c', label: 'C' }],
    });
  });
});

describe('data sources that were merged into another one are named by its id', () => {
  const old = { key: 'old', value: 'GitHub' };
  const kept = { key: 'new', value: 'GitHub' };
  const other = { key: 'other', value: 'HAL' };
  const completed = (item: KindedRecord) =>
    completeRecord(item, [], (id) => (id === 'old' ? 'new' : id)).record;

  test('a product was collected from each once, and its copies name them', () => {
    const instances = [{ hostedBy: old, collectedFrom: old }, { hostedBy: null }, { hostedBy: other }];
    expect(completed(product({ collectedFrom: [old, other, kept], instances }))).toMatchObject({
      collectedFrom: [kept, other],
      instances: [{ hostedBy: kept, collectedFrom: kept }, { hostedBy: null }, { hostedBy: other }],
    });
  });
  test('organizations and data sources were collected from them', () => {
    const organization = anOrganization({ collectedFrom: [old, other] });
    expect(completed({ kind: 'organization', record: organization })).toMatchObject({
      collectedFrom: [kept, other],
    });
    expect(
      completed({ kind: 'dataSource', record: { id: 'd', collectedFrom: [old, { value: 'No id' }] } }),
    ).toMatchObject({ collectedFrom: [kept, { value: 'No id' }] });
  });
  test('a service is related to each once', () => {
    const record = { id: 's', relatedDataSources: ['old', 'other', 'new'] };
    expect(completed({ kind: 'service', record })).toMatchObject({ relatedDataSources: ['new', 'other'] });
  });
});

test('an organization gets its predecessors and successors', () => {
  const stub = (id: string): KindedRecord => ({ kind: 'organization', record: anOrganization({ id }) });
  const { record } = completeRecord(
    { kind: 'organization', record: anOrganization({ id: 'o', successors: [{ id: 'old' }] }) },
    [
      { relation: 'hasSuccessor', stub: stub('new') },
      { relation: 'hasPredecessor', stub: stub('before') },
      { relation: 'IsChildOf', stub: stub('parent') },
    ],
    (id) => (id === 'old' ? 'new' : id),
  );
  expect(record).toMatchObject({
    successors: [{ id: 'new', legalName: 'Institute of the Sea' }],
    predecessors: [{ id: 'before' }],
  });
});

test('merged organizations keep both names', () => {
  const organization = (legalName: string): KindedRecord => ({
    kind: 'organization',
    record: anOrganization({ legalName }),
  });
  const both = mergeRecords(organization('Institute of the Sea'), organization('Zee-instituut'));
  expect(both.record).toMatchObject({
    legalName: 'Institute of the Sea',
    alternativeNames: ['Zee-instituut'],
  });
  expect(mergeRecords(both, organization('Zee-instituut'))).toEqual(both);
});

describe('citations within the corpus are counted', () => {
  const count = (fields: Parameters<typeof aProduct>[0], citedBy: number) => {
    const { kind, record } = withCitations(product(fields), citedBy);
    return kind === 'product' ? record.indicators?.citationImpact : null;
  };
  test.each([
    ['count where the source gives none', {}, 3, { citationCount: 3 }],
    [
      'do not replace the source’s, not even zero',
      { indicators: { citationImpact: { citationCount: 0 } } },
      3,
      { citationCount: 0 },
    ],
    ['are not written when there are none', {}, 0, undefined],
  ])('%s', (_rule, fields, citedBy, expected) => {
    expect(count(fields, citedBy)).toEqual(expected);
  });
});

const NATIVE = { openaireCompatibilityId: 'native', openaireCompatibility: 'proprietary' };

test.each<[string, object, object, object]>([
  [
    'those of the first',
    { openaireCompatibilityId: 'hostedBy' },
    NATIVE,
    { id: 'hostedBy', name: undefined },
  ],
  [
    'its name alone',
    { openaireCompatibility: 'OpenAIRE 4.0' },
    NATIVE,
    { id: undefined, name: 'OpenAIRE 4.0' },
  ],
  ['those of the other, if it has none', {}, NATIVE, { id: 'native', name: 'proprietary' }],
  [
    'completed from one that states the same',
    { openaireCompatibilityId: 'native' },
    NATIVE,
    { id: 'native', name: 'proprietary' },
  ],
])(
  'id and name of the compatibility of a data source are of one level: %s',
  (_which, first, second, expected) => {
    const source = (id: string, fields: object): KindedRecord => ({
      kind: 'dataSource',
      record: { id, ...fields },
    });
    const { record } = mergeRecords(source('a', first), source('b', second));
    const { openaireCompatibilityId: id, openaireCompatibility: name } = record as DataSource;
    expect({ id, name }).toEqual(expected);
  },
);
