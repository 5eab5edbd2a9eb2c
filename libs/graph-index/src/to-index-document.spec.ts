import { describe, expect, test } from '@jest/globals';
import { aProduct, aProject, anOrganization, idOf } from '@open-discovery/model/testing';
import type { KeywordValue } from '@open-discovery/search-index';
import { relatedCard } from './related-card.ts';
import { toIndexDocument } from './to-index-document.ts';

const valuesOf = (values: readonly KeywordValue[] | undefined): string[] =>
  (values ?? []).map((item) => (typeof item === 'string' ? item : item.value));
const productKeyword = (field: string, fields: Parameters<typeof aProduct>[0]) =>
  valuesOf(toIndexDocument({ kind: 'product', record: aProduct(fields) }, []).keyword[field]);
const subject = (scheme: string, value: string) => ({ subjects: [{ subject: { scheme, value } }] });

describe('facet values of a product', () => {
  test.each<[string, string, Parameters<typeof aProduct>[0], string[]]>([
    [
      'a level-2 field of science includes its level-1 field',
      'fos',
      subject('FOS', '0103 physical sciences'),
      ['01 natural sciences', '0103 physical sciences'],
    ],
    [
      'a deeper field of science includes all levels above',
      'fos',
      subject('FOS', '010303 astronomy & astrophysics'),
      ['01 natural sciences', '0103 physical sciences', '010303 astronomy & astrophysics'],
    ],
    [
      'the DataCite form of a field of science is parsed',
      'fos',
      subject('keyword', 'FOS: Physical sciences'),
      ['01 natural sciences', '0103 physical sciences'],
    ],
    [
      'a keyword that looks like a field of science is not one',
      'fos',
      subject('keyword', '01 natural sciences'),
      [],
    ],
    ['a goal by its number', 'sdg', subject('SDG', '13'), ['13. Climate action']],
    ['keywords are subjects', 'subject', subject('keyword', 'tides'), ['tides']],
    ['goals are not subjects', 'subject', subject('SDG', '13'), []],
    ['the stated access right', 'access', { bestAccessRight: { label: 'Open Access' } }, ['OPEN']],
    ['no access right', 'access', { bestAccessRight: null }, ['UNKNOWN']],
    [
      'access from a better instance than stated',
      'access',
      { bestAccessRight: { label: 'CLOSED' }, instances: [{ accessRight: { label: 'OPEN' } }] },
      ['OPEN'],
    ],
    [
      'access from the best instance',
      'access',
      {
        bestAccessRight: null,
        instances: [{ accessRight: { label: 'CLOSED' } }, { accessRight: { label: 'EMBARGO' } }],
      },
      ['EMBARGO'],
    ],
    [
      'one name for all spellings of a license, and none for terms of use',
      'license',
      {
        instances: [
          { license: 'https://creativecommons.org/licenses/by/4.0/' },
          { license: 'CC BY 4.0' },
          { license: 'MIT License' },
          { license: 'You may use it if '.repeat(20) },
        ],
      },
      ['CC-BY-4.0', 'MIT'],
    ],
    [
      'programming languages in one text',
      'programmingLanguage',
      { programmingLanguage: 'R, C++; C/C++,' },
      ['R', 'C++', 'C/C++'],
    ],
    [
      'one reviewed instance is enough',
      'peerReviewed',
      { instances: [{ refereed: 'UNKNOWN' }, { refereed: 'peerReviewed' }] },
      ['true'],
    ],
    ['no reviewed instance', 'peerReviewed', {}, ['false']],
    ['any license text', 'hasLicense', { instances: [{ license: 'CC BY' }] }, ['true']],
    [
      'a place counts in a cell of each size',
      'cell',
      { geoLocations: [{ point: '53.05 4.8' }] },
      [
        '4.8,53.05,4.85,53.1',
        '4.8,53,4.9,53.1',
        '4.8,53,5,53.2',
        '4.5,53,5,53.5',
        '4,53,5,54',
        '4,52,6,54',
        '0,50,5,55',
        '0,50,10,60',
        '0,50,20,70',
      ],
    ],
    [
      'a box counts where its center is, the world nowhere, and two places of one cell once',
      'cell20',
      {
        geoLocations: [
          { box: '-20 170 -10 -150' },
          { box: '-55 -180 90 180' },
          { place: 'Texel', point: '53.05 4.8' },
          { point: '51 4', box: '10 10 11 11' },
          { place: 'Africa' },
        ],
      },
      ['-180,-30,-160,-10', '0,50,20,70'],
    ],
    ['an unknown flag is absent', 'green', {}, []],
    ['a flag', 'green', { isGreen: false }, ['false']],
    ['the funder’s short name', 'funder', { projects: [{ id: 'p', funder: 'European Commission' }] }, ['EC']],
    [
      'an unknown funder keeps its name',
      'funder',
      { projects: [{ id: 'p', funder: 'Moon Fund' }] },
      ['Moon Fund'],
    ],
    [
      'countries of the product and of its organizations',
      'country',
      {
        countries: [{ code: 'FR', label: 'France' }],
        organizations: [{ id: 'o', countries: [{ code: 'UK', label: null }] }],
      },
      ['FR', 'GB'],
    ],
    [
      'subjects without codes and goals',
      'subject',
      { subjects: ['tides', 'ddc:530', 'SDG 13 - Climate Action'].map((value) => ({ subject: { value } })) },
      ['tides'],
    ],
    [
      'a goal that a keyword names',
      'sdg',
      { subjects: [{ subject: { scheme: 'keyword', value: 'SDG 13 - Climate Action' } }] },
      ['13. Climate action'],
    ],
    ['one code per language', 'language', { language: { code: 'en-us' } }, ['eng']],
    [
      'instance types in one spelling, without placeholders',
      'instanceType',
      {
        instances: [
          { type: 'doctoral thesis' },
          { type: 'Unknown' },
          { type: 'Doctoral thesis' },
          { type: 'Odd' },
        ],
      },
      ['Doctoral thesis', 'Odd'],
    ],
    [
      'an author is identified by ORCID',
      'author',
      {
        authors: [
          { fullName: 'A', pid: { id: { scheme: 'orcid', value: 'https://orcid.org/0000-0002-1694-233x' } } },
          { fullName: 'B' },
        ],
      },
      ['0000-0002-1694-233X', 'B'],
    ],
    [
      'a DOI in normal form',
      'pid',
      { pids: [{ scheme: 'doi', value: 'https://doi.org/10.1/A' }] },
      ['https://doi.org/10.1/a'],
    ],
    [
      'an unknown repository has no value',
      'hostingSource',
      { instances: [{ hostedBy: { key: 'k', value: 'Unknown Repository' } }] },
      [],
    ],
  ])('%s', (_rule, field, fields, expected) => {
    expect(productKeyword(field, fields)).toEqual(expected);
  });

  test('a DOI in any form is found by its normal form', () => {
    expect(
      productKeyword('pid', { pids: [{ scheme: 'doi', value: 'https://doi.org/10.5281/ZENODO.1' }] }),
    ).toContain('10.5281/zenodo.1');
  });
});

describe('relations', () => {
  const project = aProject({
    fundings: [
      {
        shortName: 'EC',
        name: 'European Commission',
        jurisdiction: 'EU',
        fundingStream: { id: 'EC::H2020::RIA' },
      },
    ],
  });
  const card = relatedCard({ kind: 'project', record: project });
  const document = toIndexDocument({ kind: 'product', record: aProduct() }, [
    { relation: 'isProducedBy', target: project.id, card },
    { relation: 'Cites', target: idOf('test', 2) },
    {
      relation: 'hasAuthorInstitution',
      target: idOf('org', 1),
      card: relatedCard({ kind: 'organization', record: anOrganization() }),
    },
    {
      relation: 'isFundedBy',
      target: idOf('org', 2),
      card: relatedCard({ kind: 'organization', record: anOrganization({ country: { code: 'FJ' } }) }),
    },
  ]);

  test('are findable by name and id', () => {
    expect(document.keyword['relation']).toEqual([
      `isProducedBy ${project.id}`,
      `Cites ${idOf('test', 2)}`,
      `hasAuthorInstitution ${idOf('org', 1)}`,
      `isFundedBy ${idOf('org', 2)}`,
    ]);
  });
  test.each([
    ['project', [{ value: project.id, label: 'TIDES' }]],
    ['funder', [{ value: 'EC', label: 'European Commission' }]],
    ['fundingLevel0', [{ value: 'ec__________::EC::H2020', label: 'H2020' }]],
    ['fundingLevel1', [{ value: 'ec__________::EC::H2020::RIA', label: 'RIA' }]],
    ['organization', [{ value: idOf('org', 1), label: 'Institute of the Sea' }]],
    [
      'country',
      [
        { value: 'EU', label: 'European Union' },
        { value: 'NL', label: 'Netherlands' },
      ],
    ],
  ])('bring the facet %s', (field, expected) => {
    expect(document.keyword[field]).toEqual(expected);
  });
  test('make the product findable by the names of related records', () => {
    expect(document.text['related']).toEqual(
      expect.arrayContaining(['Tides and trends', '777541', 'Institute of the Sea']),
    );
  });
  test('a product and its project have the same funder value', () => {
    expect(toIndexDocument({ kind: 'project', record: project }, []).keyword['funder']).toEqual(
      document.keyword['funder'],
    );
  });
});

test('fields of science are found by their words and their codes, as records write them', () => {
  const record = aProduct(subject('FOS', '0103 physical sciences'));
  expect(toIndexDocument({ kind: 'product', record }, []).text['subject']).toEqual([
    '01 natural sciences',
    '0103 physical sciences',
  ]);
});

test('markup is not indexed', () => {
  const document = toIndexDocument(
    { kind: 'product', record: aProduct({ mainTitle: 'CO<sub>2</sub> &lt; 1' }) },
    [],
  );
  expect(document.text['title']).toEqual(['CO2 < 1']);
  expect(document.sortText).toEqual({ title: 'CO2 < 1' });
});

test('the stored record omits empty fields but keeps zero and false', () => {
  const record = aProduct({
    pids: [],
    publisher: null,
    isGreen: false,
    indicators: { citationImpact: { citationCount: 0 } },
    instances: [{ urls: [] }],
  });
  const stored: unknown = JSON.parse(toIndexDocument({ kind: 'product', record }, []).stored);
  expect(stored).toMatchObject({
    kind: 'product',
    record: { isGreen: false, indicators: { citationImpact: { citationCount: 0 } } },
  });
  expect(JSON.stringify(stored)).not.toMatch(/pids|publisher|instances|null/);
});

test.each([
  [
    'an unidentified grant has the name of its funder',
    {
      title: null,
      acronym: null,
      code: null,
      fundings: [{ shortName: 'DFG', name: 'Deutsche Forschungsgemeinschaft' }],
    },
    'Deutsche Forschungsgemeinschaft',
  ],
  ['the acronym', {}, 'TIDES'],
  ['the title without an acronym', { acronym: null }, 'Tides and trends'],
])('label of a project: %s', (_rule, fields, label) => {
  expect(relatedCard({ kind: 'project', record: aProject(fields) }).label).toBe(label);
});

test.each<[string, Parameters<typeof toIndexDocument>[0], string, string[]]>([
  [
    'compatibility by its wording',
    { kind: 'dataSource', record: { id: 'd', openaireCompatibility: 'Not yet registered' } },
    'compatibility',
    ['notCompatible'],
  ],
  [
    'type of a data source: one value for all spellings',
    { kind: 'dataSource', record: { id: 'd', type: { value: 'Journal' } } },
    'sourceType',
    ['journal'],
  ],
  [
    'the keywords of a project are split',
    { kind: 'project', record: { id: 'p', keywords: 'a; b, c' } },
    'subject',
    ['a', 'b', 'c'],
  ],
  [
    'a ROR id with and without its URL',
    {
      kind: 'organization',
      record: { id: 'o', pids: [{ scheme: 'ROR', value: 'https://ror.org/01ggx4157' }] },
    },
    'pid',
    ['01ggx4157', 'https://ror.org/01ggx4157'],
  ],
  [
    'a community has its code',
    { kind: 'community', record: { id: 'c', acronym: 'dh-ch', name: 'Digital Humanities' } },
    'community',
    ['dh-ch'],
  ],
  [
    'a person by ORCID',
    { kind: 'person', record: { id: 'o', originalId: ['0000-0002-1825-0097'] } },
    'originalId',
    ['0000-0002-1825-0097'],
  ],
])('%s', (_rule, item, field, expected) => {
  expect(valuesOf(toIndexDocument(item, []).keyword[field])).toEqual(expected);
});
