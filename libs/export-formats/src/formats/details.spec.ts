import { describe, expect, test } from '@jest/globals';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { XmlDocument } from 'libxml2-wasm';
import type { RecordFormatName } from './record-formats.ts';
import { writeRecord } from './record-formats.ts';

const PLACE = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const NAMES = {
  d: 'http://datacite.org/schema/kernel-4',
  dc: 'http://purl.org/dc/elements/1.1/',
  oaire: 'http://namespace.openaire.eu/schema/oaire/',
};

const DATA: Partial<ResearchProduct> = {
  type: 'dataset',
  authors: [{ fullName: 'Doe, Jane' }],
  publicationDate: '2025-05-02',
  embargoEndDate: '2027-05-01',
  contributors: ['Habermann, Ted', 'Ministry of Tides, Coast', '萩庭標本データベース'],
  contactPeople: ['Padfield, Joseph'],
  formats: ['text/csv'],
  size: '2.3 GB',
  coverages: ['2001-08-06/2002-09-09', 'Wadden Sea'],
  geoLocations: [
    { point: '53.05 4.8', place: 'Texel' },
    { box: '49.195 -123.27 49.315 -123.02' },
    { point: 'somewhere' },
  ],
};

const product = (fields: Partial<ResearchProduct>): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
const written = (fields: Partial<ResearchProduct>, format: RecordFormatName): string =>
  writeRecord(product(fields), format, PLACE);
const json = (fields: Partial<ResearchProduct>, format: 'jsonld' | 'csljson'): unknown =>
  JSON.parse(written(fields, format));

/** Texts that an XPath finds in a record's XML. */
const inXml = (fields: Partial<ResearchProduct>, format: RecordFormatName, xpath: string): string[] => {
  const document = XmlDocument.fromString(written(fields, format));
  try {
    return document.find(xpath, NAMES).map(({ content }) => content);
  } finally {
    document.dispose();
  }
};

describe('details of data', () => {
  test.each([
    ['datacite', '//d:date[@dateType="Available"]', ['2027-05-01']],
    ['datacite', '//d:format', ['text/csv']],
    ['datacite', '//d:size', ['2.3 GB']],
    ['datacite', '//d:geoLocationPlace', ['Texel']],
    ['datacite', '//d:pointLatitude', ['53.05']],
    ['datacite', '//d:westBoundLongitude', ['-123.27']],
    ['datacite', '//d:contributor[@contributorType="ContactPerson"]', ['Padfield, Joseph']],
    ['datacite', '//d:contributorName[@nameType="Organizational"]', ['Ministry of Tides, Coast']],
    ['datacite', '//d:contributorName[not(@nameType)]', ['萩庭標本データベース']],
    ['openaire', '//d:date/@dateType', ['Issued', 'Available']],
    ['openaire', '//dc:format', ['text/csv']],
    ['openaire', '//d:size', ['2.3 GB']],
    ['openaire', '//d:pointLongitude', ['4.8']],
    ['openaire', '//dc:coverage', ['2001-08-06/2002-09-09', 'Wadden Sea']],
    ['dc', '//dc:date', ['2025-05-02', 'info:eu-repo/date/embargoEnd/2027-05-01']],
    ['dc', '//dc:format', ['text/csv']],
    ['dc', '//dc:coverage', ['Texel', '2001-08-06/2002-09-09', 'Wadden Sea']],
  ] as const)('%s has %s', (format, xpath, expected) => {
    expect(inXml(DATA, format, xpath)).toEqual(expected);
  });

  test('schema.org has creators, places and periods', () => {
    expect(json(DATA, 'jsonld')).toMatchObject({
      creator: [{ '@type': 'Person', name: 'Doe, Jane' }],
      contributor: [{ '@type': 'Person' }, { '@type': 'Organization' }, { '@type': 'Person' }],
      temporalCoverage: ['2001-08-06/2002-09-09'],
      spatialCoverage: [
        { name: 'Texel', geo: { '@type': 'GeoCoordinates', latitude: 53.05, longitude: 4.8 } },
        { geo: { '@type': 'GeoShape', box: '49.195 -123.27 49.315 -123.02' } },
        'Wadden Sea',
      ],
    });
    expect(json(DATA, 'jsonld')).not.toHaveProperty('author');
  });

  test('CSL-JSON names contributors, and its schema has a place for licenses among custom fields', () => {
    const instances = [{ license: 'MIT' }];
    expect(json({ ...DATA, instances }, 'csljson')).toMatchObject([
      {
        contributor: [
          { family: 'Habermann', given: 'Ted' },
          { literal: 'Ministry of Tides, Coast' },
          { literal: '萩庭標本データベース' },
        ],
        custom: { license: 'MIT' },
      },
    ]);
  });
});

describe('identifiers of copies', () => {
  const BOOK: Partial<ResearchProduct> = {
    instances: [
      { type: 'Book', alternateIdentifiers: [{ scheme: 'ISBN', value: '9783031234767' }] },
      {
        alternateIdentifiers: [
          { scheme: 'ISBN', value: '9783031234767' },
          { scheme: 'pii', value: 'S1' },
        ],
      },
    ],
  };
  test.each(['datacite', 'openaire'] as const)('are each once in %s', (format) => {
    expect(inXml(BOOK, format, '//d:alternateIdentifier')).toEqual(['9783031234767', 'S1']);
  });
  test.each([
    ['csljson', '"ISBN": "9783031234767"'],
    ['ris', 'SN  - 9783031234767'],
    ['jsonld', '"isbn": ['],
  ] as const)('such as an ISBN are in %s', (format, expected) => {
    expect(written(BOOK, format)).toContain(expected);
  });
});

describe('the venue of a work', () => {
  const container = { name: 'Sea', issnPrinted: '1234-5678', issnOnline: '2345-6789', edition: '2' };
  const ofType = (type: string) => ({ container, instances: [{ type }] });
  test.each([
    ['Article', 'Journal'],
    ['Conference object', 'ConferenceProceeding'],
    ['Part of book or chapter of book', 'Book'],
    ['Book', 'Collection'],
  ])('of type %s is of type %s in DataCite', (type, expected) => {
    expect(inXml(ofType(type), 'datacite', '//d:relatedItem/@relatedItemType')).toEqual([expected]);
  });

  test.each([
    ['datacite', '//d:relatedItemIdentifier', ['1234-5678']],
    ['datacite', '//d:relatedIdentifier[@relationType="IsPublishedIn"]', ['2345-6789']],
    ['datacite', '//d:relatedItem/d:edition', ['2']],
    ['openaire', '//d:relatedIdentifier[@relatedIdentifierType="ISSN"]', ['1234-5678', '2345-6789']],
  ] as const)('has its ISSNs and edition: %s %s', (format, xpath, expected) => {
    expect(inXml({ container }, format, xpath)).toEqual(expected);
  });

  const REPORT = { container: { iss: '18-2424', sp: '7' }, instances: [{ type: 'Report' }] };
  test.each([
    ['bibtex', '  number = {18-2424},'],
    ['ris', 'IS  - 18-2424'],
    ['csljson', '"issue": "18-2424"'],
    ['jsonld', '"pageStart": "7"'],
  ] as const)('may have no name: %s', (format, expected) => {
    expect(written(REPORT, format)).toContain(expected);
  });

  test.each(['datacite', 'jsonld'] as const)('without name and ISSN is none in %s', (format) => {
    expect(written(REPORT, format)).not.toMatch(/relatedItem|Periodical/);
  });
});

describe('BibTeX', () => {
  const withDoi = (value: string): Partial<ResearchProduct> => ({ pids: [{ scheme: 'doi', value }] });
  test.each<[string, Partial<ResearchProduct>, string]>([
    ['a DOI as it is', withDoi('10.1007/978-3_1#2'), '  doi = {10.1007/978-3_1#2},'],
    ['no brace of a DOI', withDoi('10.1234/a{b'), '  doi = {10.1234/a\\textbraceleft{}b},'],
    [
      'the series of a book',
      { container: { name: 'Sea' }, instances: [{ type: 'Book' }] },
      '  series = {{Sea}},',
    ],
    [
      'the ISBN',
      {
        instances: [{ type: 'Book', alternateIdentifiers: [{ scheme: 'ISBN', value: '978-3-03-123476-7' }] }],
      },
      '  isbn = {978-3-03-123476-7},',
    ],
    [
      'the note that an unpublished text needs',
      { instances: [{ type: 'Preprint' }] },
      '  note = {Preprint},',
    ],
  ])('has %s', (_what, fields, expected) => {
    expect(written(fields, 'bibtex')).toContain(expected);
  });
});
