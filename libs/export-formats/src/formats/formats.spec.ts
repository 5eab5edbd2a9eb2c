import { describe, expect, test } from '@jest/globals';
import type { KindedRecord, LinkedRecord, ResearchProduct } from '@open-discovery/model';
import { aProduct, aProject, anOrganization } from '@open-discovery/model/testing';
import { XmlDocument } from 'libxml2-wasm';
import { recordPageMetadata } from '../page/record-page.ts';
import { recordLinkset, signposts } from '../page/signposting.ts';
import { linksetJson } from '../page/typed-link.ts';
import { writeRecord } from './record-formats.ts';

const PLACE = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const NAMES = {
  d: 'http://datacite.org/schema/kernel-4',
  dc: 'http://purl.org/dc/elements/1.1/',
  oaire: 'http://namespace.openaire.eu/schema/oaire/',
};

const ARTICLE: Partial<ResearchProduct> = {
  authors: [
    {
      fullName: 'van der Berg, Jan',
      pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } },
      affiliations: ['Delft University of Technology', 'Tide & Sons'],
    },
    { fullName: 'CERN Collaboration' },
  ],
  publisher: 'Tide Press',
  pids: [{ scheme: 'doi', value: '10.1234/ABC' }],
  language: { code: 'deu/ger' },
  container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '10', ep: '20', issnOnline: '1234-5678' },
  subjects: [{ subject: { scheme: 'keyword', value: 'tides & trends' } }],
  projects: [{ id: 'p1', code: '777541', acronym: 'TIDES', title: 'Tides', funder: 'European Commission' }],
  instances: [
    {
      type: 'Article',
      license: 'https://creativecommons.org/licenses/by/4.0',
      urls: ['https://example.org/full text.pdf', 'https://example.org/a.pdf', 'javascript:alert(1)'],
    },
  ],
};
const product = (fields: Partial<ResearchProduct> = ARTICLE): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
const json = (item: KindedRecord, format: 'jsonld' | 'codemeta' | 'csljson') =>
  JSON.parse(writeRecord(item, format, PLACE)) as Record<string, unknown>;

/** Texts that an XPath finds in a record's XML. */
const inXml = (item: LinkedRecord, format: 'datacite' | 'dc' | 'openaire', xpath: string): string[] => {
  const document = XmlDocument.fromString(writeRecord(item, format, PLACE));
  try {
    return document.find(xpath, NAMES).map(({ content }) => content);
  } finally {
    document.dispose();
  }
};

describe('DataCite', () => {
  test.each([
    ['/d:resource/d:identifier[@identifierType="DOI"]', ['10.1234/abc']],
    ['//d:creatorName[@nameType="Personal"]', ['van der Berg, Jan']],
    ['//d:creatorName[@nameType="Organizational"]', ['CERN Collaboration']],
    ['//d:nameIdentifier', ['https://orcid.org/0000-0002-1825-0097']],
    ['//d:affiliation', ['Delft University of Technology', 'Tide & Sons']],
    ['//d:publicationYear', ['2020']],
    ['//d:language', ['de']],
    ['//d:title/@xml:lang', ['de']],
    ['//d:resourceType/@resourceTypeGeneral', ['JournalArticle']],
    ['//d:rights/@rightsIdentifier', ['CC-BY-4.0']],
    ['//d:awardNumber', ['777541']],
    ['//d:relatedItem/d:titles/d:title', ['Journal of Tides']],
    ['//d:subject', ['tides & trends']],
  ])('an article has %s', (xpath, expected) => {
    expect(inXml(product(), 'datacite', xpath)).toEqual(expected);
  });

  test.each([
    ['a product of one field', product({ mainTitle: null, authors: null, publicationDate: null })],
    ['an organization', { kind: 'organization' as const, record: anOrganization() }],
  ])('%s has everything that is required', (_what, item) => {
    for (const name of ['identifier', 'creators/d:creator/d:creatorName', 'titles/d:title', 'publisher'])
      expect(inXml(item, 'datacite', `/d:resource/d:${name}`)[0]).toMatch(/./);
    expect(inXml(item, 'datacite', '/d:resource/d:publicationYear')[0]).toMatch(/^\d{4}$/);
    expect(inXml(item, 'datacite', '/d:resource/d:resourceType/@resourceTypeGeneral')[0]).toMatch(/./);
  });
});

test.each([
  ['dc', '//dc:creator', ['van der Berg, Jan', 'CERN Collaboration']],
  [
    'dc',
    '//dc:rights',
    ['info:eu-repo/semantics/openAccess', 'https://creativecommons.org/licenses/by/4.0/'],
  ],
  ['dc', '//dc:relation', ['info:eu-repo/grantAgreement/EC//777541/EU/Tides/TIDES']],
  ['openaire', '//oaire:resourceType/@uri', ['http://purl.org/coar/resource_type/c_6501']],
  ['openaire', '//d:rights/@rightsURI', ['http://purl.org/coar/access_right/c_abf2']],
  ['openaire', '//oaire:citationTitle', ['Journal of Tides']],
  ['openaire', '//oaire:awardNumber', ['777541']],
] as const)('%s has %s', (format, xpath, expected) => {
  expect(inXml(product(), format, xpath)).toEqual(expected);
});

const ofGrant = (grant: NonNullable<ResearchProduct['projects']>[number]): Partial<ResearchProduct> => ({
  projects: [grant],
});
test.each([
  [{ id: 'corda__h2020::1', code: '777541', funder: 'European Commission' }, 'EC/H2020/777541/EU'],
  [{ id: 'p1', code: 'A/1', funder: 'Sea & Co', acronym: 'TIDES' }, 'Sea%20%26%20Co//A%2F1///TIDES'],
])('the grant %j is %s in Dublin Core', (grant, expected) => {
  expect(inXml(product(ofGrant(grant)), 'dc', '//dc:relation')).toEqual([
    `info:eu-repo/grantAgreement/${expected}`,
  ]);
});

const HANDLE: Partial<ResearchProduct> = { pids: [{ scheme: 'handle', value: '11500/CENAGO-5' }] };
const NO_FUNDER: Partial<ResearchProduct> = { projects: [{ id: 'p1', code: '777541' }] };
const ofType = (type: string): Partial<ResearchProduct> => ({ instances: [{ type }] });

test.each([
  ['the guidelines’ word for a handle', HANDLE, '//d:identifier/@identifierType', 'HANDLE'],
  ['a grant’s funder, known or not', NO_FUNDER, '//oaire:funderName', ':unav'],
  ['the broader of a type', ofType('Software Paper'), '//oaire:resourceType/@uri', 'c_6501'],
  ['the broader of a plan', ofType('Data Management Plan'), '//oaire:resourceType/@uri', 'c_93fc'],
  ['the broader of a trial', ofType('Clinical Trial'), '//oaire:resourceType/@uri', 'c_ddb1'],
  ['the broader of a talk', ofType('Presentation'), '//oaire:resourceType/@uri', 'c_c94f'],
])('OpenAIRE’s schema 4.0 has %s', (_what, fields, xpath, expected) => {
  expect(inXml(product(fields), 'openaire', xpath)[0]?.split('/').at(-1)).toBe(expected);
});

const MONTH: Partial<ResearchProduct> = {
  publicationDate: '2018-02-01',
  originalValues: [{ field: 'publicationDate', value: '2018-2' }],
};

test('a date of which the month is known is written as the month', () => {
  expect(inXml(product(MONTH), 'datacite', '//d:publicationYear')).toEqual(['2018']);
  expect(inXml(product(MONTH), 'datacite', '//d:date')).toEqual(['2018-02']);
  expect(json(product(MONTH), 'csljson')).toMatchObject([{ issued: { 'date-parts': [[2018, 2]] } }]);
  expect(json(product(MONTH), 'jsonld')).toMatchObject({ datePublished: '2018-02' });
});

test('Dublin Core names related works once each, by their identifier or else their page', () => {
  const { kind, record } = product();
  const link = { type: 'publication', relation: 'Cites' } as const;
  const links: LinkedRecord['links'] = [
    { ...link, id: 'a', pid: { scheme: 'doi', value: '10.1234/b' } },
    { ...link, id: 'a', relation: 'IsSupplementTo', pid: { scheme: 'doi', value: '10.1234/b' } },
    { ...link, id: 'c' },
  ];
  expect(inXml({ kind, record, links } as LinkedRecord, 'dc', '//dc:relation')).toEqual([
    expect.stringMatching(/^info:eu-repo\/grantAgreement/),
    'https://doi.org/10.1234/b',
    'https://portal.example/search/publication?articleId=c',
  ]);
});

describe('schema.org', () => {
  test('an article names its venue, its authors, its license and its grant', () => {
    expect(json(product(), 'jsonld')).toMatchObject({
      '@type': 'ScholarlyArticle',
      '@id': 'https://doi.org/10.1234/abc',
      url: `https://portal.example/search/publication?articleId=${encodeURIComponent(aProduct().id)}`,
      author: [
        {
          '@type': 'Person',
          '@id': 'https://orcid.org/0000-0002-1825-0097',
          familyName: 'van der Berg',
          affiliation: [{ name: 'Delft University of Technology' }, { name: 'Tide & Sons' }],
        },
        { '@type': 'Organization', name: 'CERN Collaboration' },
      ],
      isPartOf: [{ '@type': 'PublicationIssue', isPartOf: { '@type': 'PublicationVolume' } }],
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isAccessibleForFree: true,
      funding: [{ '@type': 'Grant', identifier: '777541' }],
    });
  });
  test('a work names its organizations, with their ROR ids where they are known', () => {
    const organizations = [
      { id: 'o1', legalName: 'CERN', pids: [{ scheme: 'ROR', value: '01ggx4157' }] },
      { id: 'o2', legalName: 'Tide Institute', pids: [{ scheme: 'Wikidata', value: 'Q1' }] },
      { id: 'o3', legalName: null },
    ];
    expect(json(product({ organizations }), 'jsonld')['sourceOrganization']).toEqual([
      { '@type': 'Organization', '@id': 'https://ror.org/01ggx4157', name: 'CERN' },
      { '@type': 'Organization', name: 'Tide Institute' },
    ]);
    expect(
      json(
        { kind: 'project', record: { ...aProject(), organizations: organizations.slice(0, 1) } },
        'jsonld',
      )['member'],
    ).toEqual([{ '@type': 'Organization', '@id': 'https://ror.org/01ggx4157', name: 'CERN' }]);
  });
  test.each([
    ['an open copy of a closed work', 'OPEN', true],
    ['no open copy', 'RESTRICTED', false],
  ])('a work with %s is accessible for free accordingly', (_what, label, isFree) => {
    const work = product({ bestAccessRight: { label: 'CLOSED' }, instances: [{ accessRight: { label } }] });
    expect(json(work, 'jsonld')).toMatchObject({ isAccessibleForFree: isFree });
  });
  test.each([
    [product({ type: 'dataset' }), 'Dataset'],
    [product({ type: 'software' }), 'SoftwareSourceCode'],
    [product({ type: 'other', instances: [{ type: 'Other ORP type' }] }), 'CreativeWork'],
    [{ kind: 'project', record: aProject() }, 'ResearchProject'],
    [{ kind: 'organization', record: anOrganization() }, 'Organization'],
    [{ kind: 'dataSource', record: { id: 'x', officialName: 'X' } }, 'DataCatalog'],
    [{ kind: 'service', record: { id: 'x', name: 'X' } }, 'Service'],
    [{ kind: 'community', record: { id: 'x', name: 'X' } }, 'Organization'],
  ] as const)('%j is a %s', (item, type) => {
    expect(json(item as KindedRecord, 'jsonld')['@type']).toBe(type);
  });
  test.each([
    [
      'terms without an address have a name',
      product({ instances: [{ license: 'CC BY' }] }),
      { license: { '@type': 'CreativeWork', name: 'CC BY' } },
    ],
    [
      'a grant of money is a monetary one',
      { kind: 'project', record: aProject({ granted: { fundedAmount: 5, currency: 'EUR' } }) },
      { funding: { '@type': 'MonetaryGrant', amount: { value: 5 } } },
    ],
    [
      'a grant of an unknown amount is a grant',
      { kind: 'project', record: aProject({ granted: null }) },
      { funding: { '@type': 'Grant' } },
    ],
  ] as const)('%s', (_what, item, expected) => {
    expect(json(item as KindedRecord, 'jsonld')).toMatchObject(expected);
  });
  test.each([
    ['Article', '10'],
    ['Report', '10'],
    ['Thesis', undefined],
    ['Book', undefined],
  ])('%s begins on page %s, because only some types have pages', (type, page) => {
    expect(json(product({ ...ARTICLE, instances: [{ type }] }), 'jsonld')['pageStart']).toBe(page);
  });
  test('cited works and containers are listed next to the venue', () => {
    const related = [
      { relation: 'Cites', item: product({ mainTitle: 'Cited' }) },
      { relation: 'References', item: product({ mainTitle: 'Cited' }) },
      { relation: 'IsPartOf', item: product({ mainTitle: 'Whole' }) },
      { relation: 'HasAmongTopNSimilarDocuments', item: product({ mainTitle: 'Similar' }) },
    ];
    const { jsonLd } = recordPageMetadata(product(), PLACE, { siteName: 'Portal', related });
    expect(jsonLd).toMatchObject({ citation: [{ name: 'Cited' }] });
    expect(jsonLd['citation']).toHaveLength(1);
    expect(jsonLd['isPartOf']).toHaveLength(2);
    expect(JSON.stringify(jsonLd)).not.toContain('Similar');
  });
});

test('a citation file has the required fields of its schema, and no DOI that the schema refuses', () => {
  const item = product({ type: 'software', authors: [], pids: [{ scheme: 'doi', value: '10.1234/a<b' }] });
  const cff = writeRecord(item, 'cff', PLACE);
  expect(cff).toContain('cff-version: "1.2.0"\n');
  expect(cff).toContain('authors:\n  - {"name":"Unknown"}\n');
  expect(cff).not.toMatch(/^doi:/m);
});

test('a citation file names an author who is listed twice once', () => {
  const jane = { fullName: 'Doe, Jane', affiliations: ['Tide University', 'Sea Institute'] };
  const twice = [jane, jane];
  const cff = writeRecord(product({ type: 'software', authors: twice }), 'cff', PLACE);
  expect(cff.match(/family-names/g)).toHaveLength(1);
  expect(cff).toContain('"affiliation":"Tide University; Sea Institute"');
});

const DATASET: Partial<ResearchProduct> = {
  type: 'dataset',
  pids: [{ scheme: 'doi', value: '10.1234/data' }],
  size: '12 MB',
  formats: ['text/csv'],
};
const copyOf = (...urls: string[]): Partial<ResearchProduct> => ({
  instances: [{ urls, hostedBy: { key: 'h', value: 'Sea Archive' } }],
});
const PAGE_AND_FILE = copyOf('https://doi.org/10.1234/data', 'https://example.org/tides.csv');

test.each([
  [
    'a file with its type and size',
    PAGE_AND_FILE,
    [{ contentUrl: 'https://example.org/tides.csv', encodingFormat: 'text/csv', contentSize: '12 MB' }],
  ],
  [
    'of several files, the size of none',
    copyOf('https://example.org/a.csv', 'https://example.org/b.zip'),
    [
      { contentUrl: 'https://example.org/a.csv', encodingFormat: 'text/csv' },
      { contentUrl: 'https://example.org/b.zip', encodingFormat: 'application/zip' },
    ],
  ],
  [
    'without a file, format and size of what the page offers',
    copyOf('https://doi.org/10.1234/data'),
    [{ url: 'https://doi.org/10.1234/data', encodingFormat: ['text/csv'], contentSize: '12 MB' }],
  ],
])('the downloads of a data set are %s', (_what, fields, expected) => {
  const jsonLd = json(product({ ...DATASET, ...fields }), 'jsonld');
  expect(jsonLd['distribution']).toEqual(expected.map((one) => ({ '@type': 'DataDownload', ...one })));
  expect(jsonLd['includedInDataCatalog']).toEqual([{ '@type': 'DataCatalog', name: 'Sea Archive' }]);
});

test('an organization has its type, founding year, place and links', () => {
  const item: KindedRecord = {
    kind: 'organization',
    record: anOrganization({
      types: ['funder', 'education'],
      foundingYear: 1954,
      status: 'inactive',
      successors: [{ id: 'n', legalName: 'New Institute' }],
      wikipediaUrl: 'https://en.wikipedia.org/wiki/Sea',
      locations: [{ city: 'Den Helder', region: 'North Holland', latitude: 52.95, longitude: 4.76 }],
    }),
  };
  expect(json(item, 'jsonld')).toMatchObject({
    '@type': 'EducationalOrganization',
    foundingDate: '1954',
    disambiguatingDescription: 'No longer exists; continued by New Institute',
    address: { addressLocality: 'Den Helder', addressRegion: 'North Holland', addressCountry: 'NL' },
    location: [{ '@type': 'Place', geo: { latitude: 52.95, longitude: 4.76 } }],
    sameAs: ['https://en.wikipedia.org/wiki/Sea'],
  });
});

describe('signposting', () => {
  test('items are files with their type, never pages', () => {
    const items = (item: KindedRecord) =>
      signposts(item, PLACE).flatMap(({ rel, href, type }) => (rel === 'item' ? [[href, type]] : []));
    expect(items(product({ ...DATASET, ...PAGE_AND_FILE }))).toEqual([
      ['https://example.org/tides.csv', 'text/csv'],
    ]);
    expect(
      items({ kind: 'organization', record: anOrganization({ websiteUrl: 'https://sea.org' }) }),
    ).toEqual([]);
  });
  test('a record’s page links to its persistent id, author, license, files and formats', () => {
    const links = signposts(product(), PLACE).map(({ rel, href }) => `${rel} ${href}`);
    expect(links).toEqual(
      expect.arrayContaining([
        'cite-as https://doi.org/10.1234/abc',
        'type https://schema.org/ScholarlyArticle',
        'author https://orcid.org/0000-0002-1825-0097',
        'license https://creativecommons.org/licenses/by/4.0/',
        'item https://example.org/a.pdf',
      ]),
    );
    expect(links.join()).not.toContain('javascript:');
  });
  test('a linkset links from the files back to the page', () => {
    const { linkset } = linksetJson(recordLinkset(product(), PLACE));
    expect(linkset.find(({ anchor }) => anchor === 'https://example.org/a.pdf')).toMatchObject({
      collection: [{ type: 'text/html' }],
    });
  });
});

describe('meta tags of a page', () => {
  const tags = (fields: Partial<ResearchProduct>): Record<string, string> =>
    Object.fromEntries(recordPageMetadata(product(fields), PLACE, { siteName: 'Portal' }).names);
  test.each([
    ['an article', ARTICLE, { citation_journal_title: 'Journal of Tides', citation_firstpage: '10' }],
    ['its open copy', ARTICLE, { citation_pdf_url: 'https://example.org/a.pdf' }],
    ['a year alone', { publicationDate: '2020-01-01' }, { citation_publication_date: '2020' }],
    [
      'a thesis',
      { instances: [{ type: 'Thesis' }], publisher: 'University' },
      { citation_dissertation_institution: 'University' },
    ],
    [
      'a conference paper',
      { instances: [{ type: 'Conference object' }], container: { name: 'Tides 2020' } },
      { citation_conference_title: 'Tides 2020' },
    ],
    [
      'a chapter',
      { instances: [{ type: 'Part of book or chapter of book' }], container: { name: 'The Sea' } },
      { citation_inbook_title: 'The Sea' },
    ],
    [
      'a report',
      { instances: [{ type: 'Report' }], publisher: 'Institute' },
      { citation_technical_report_institution: 'Institute' },
    ],
    [
      'the ISBN of a book',
      { instances: [{ type: 'Book', alternateIdentifiers: [{ scheme: 'ISBN', value: '9783031234767' }] }] },
      { citation_isbn: '9783031234767' },
    ],
    [
      'an affiliation',
      { authors: [{ fullName: 'Doe, Jane', affiliations: ['Tide & Sons'] }] },
      { citation_author_institution: 'Tide & Sons' },
    ],
  ] as const)('%s is in the meta tags', (_what, fields, expected) => {
    expect(tags(fields as Partial<ResearchProduct>)).toMatchObject(expected);
  });
  test('previews have a picture, and a description without half a character', () => {
    const item = product({ descriptions: [`${'a'.repeat(299)}😀`] });
    const image = 'https://portal.example/icons/icon-512.png';
    const { names, properties } = recordPageMetadata(item, PLACE, { siteName: 'Portal', image });
    expect(names).toContainEqual(['twitter:card', 'summary']);
    expect(properties).toContainEqual(['og:image', image]);
    expect(properties).toContainEqual(['og:description', 'a'.repeat(299)]);
  });
  test('a closed work has no address of a PDF', () => {
    expect(tags({ ...ARTICLE, bestAccessRight: { label: 'CLOSED' } })).not.toHaveProperty('citation_pdf_url');
  });
  test('software in a journal is not an article of it', () => {
    expect(tags({ ...ARTICLE, type: 'software' })).not.toHaveProperty('citation_journal_title');
  });
  test('of 3000 authors the first 500 are named', () => {
    const authors = Array.from({ length: 3000 }, (_, at) => ({ fullName: `Doe${at}, Jane` }));
    const { names } = recordPageMetadata(product({ authors }), PLACE, { siteName: 'Portal' });
    expect(names.filter(([name]) => name === 'citation_author')).toHaveLength(500);
  });
});
