import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { idOfFunder } from '../mapping/funder-id.ts';

const person = {
  '@type': 'Person',
  '@id': 'https://orcid.org/0000-0002-1825-0097',
  givenName: 'Josiah',
  familyName: 'Carberry',
  email: 'josiah@sea.example',
  affiliation: {
    '@type': 'Organization',
    '@id': 'https://ror.org/01ggx4157',
    name: 'Institute of the Sea',
  },
};
const dataset = {
  '@context': 'https://schema.org/',
  '@type': 'Dataset',
  '@id': 'https://doi.org/10.5555/TIDES',
  name: 'Tides of the north',
  description: '<p>High <i>water</i></p>',
  creator: { '@list': [person, { name: 'Tide Watchers' }] },
  datePublished: '2020-05-03',
  publisher: { '@type': 'Organization', name: 'Sea Press', url: 'https://sea.example' },
  keywords: ['tides', 'gauges', { '@type': 'DefinedTerm', name: 'ocean' }],
  license: 'https://creativecommons.org/licenses/by/4.0/',
  isAccessibleForFree: true,
  version: 2,
  temporalCoverage: '2001/2002',
  spatialCoverage: { '@type': 'Place', name: 'North Sea', geo: { latitude: 55, longitude: 3 } },
  distribution: { contentUrl: 'https://sea.example/tides.csv', encodingFormat: 'text/csv' },
  funding: {
    '@type': 'Grant',
    identifier: '777541',
    funder: { name: 'H2020', '@id': 'https://doi.org/10.13039/501100000780' },
  },
  citation: [{ '@id': 'https://doi.org/10.5555/ebb' }, 'Ebb (1999) A book'],
  variableMeasured: 'height',
};

test('a data set of schema.org keeps what the model has a place for', () => {
  const { record, relations, leftOut } = readRecord(dataset);
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    type: 'dataset',
    mainTitle: 'Tides of the north',
    descriptions: ['High <i>water</i>'],
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea'],
      },
      { fullName: 'Tide Watchers' },
    ],
    organizations: [{ pids: [{ value: 'https://ror.org/01ggx4157' }] }],
    publicationDate: '2020-05-03',
    publisher: 'Sea Press',
    subjects: ['tides', 'gauges', 'ocean'].map((value) => ({ subject: { value } })),
    bestAccessRight: { label: 'OPEN' },
    version: '2',
    coverages: ['2001/2002'],
    geoLocations: [{ point: '55 3', place: 'North Sea' }],
    formats: ['text/csv'],
    projects: [{ code: '777541', funder: 'European Commission' }],
    instances: [{ type: 'Dataset', license: 'CC-BY-4.0' }],
  });
  expect(relations).toEqual([
    `References ${deriveOpenAireId('doi', '10.5555/ebb') ?? ''}`,
    `isFundedBy ${idOfFunder('10.13039/501100000780') ?? ''}`,
  ]);
  expect(leftOut).toEqual([
    'citation (without an identifier of a work)',
    'creator.@list.email',
    'publisher (address)',
    'variableMeasured',
  ]);
});

test.each([
  ['schema.org', { ...dataset, '@type': 'ScholarlyArticle', creator: person }, 'publication'],
  [
    'a prefix',
    { '@context': { sc: 'https://schema.org/' }, '@type': 'sc:Dataset', 'sc:name': 'T' },
    'dataset',
  ],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, dataset] }, 'dataset'],
])('a work in %s is read', (_form, value, type) => {
  expect(readRecord(value).record['type']).toBe(type);
});

const software = {
  '@context': 'https://w3id.org/codemeta/3.0',
  type: 'SoftwareSourceCode',
  name: 'tidal',
  codeRepository: 'https://code.example/tidal',
  programmingLanguage: [{ '@type': 'ComputerLanguage', name: 'R' }, 'C'],
  author: [person],
  maintainer: { givenName: 'Ada', familyName: 'Ebb' },
  softwareRequirements: [{ '@type': 'SoftwareApplication', name: 'sea', version: '1' }],
  license: 'https://spdx.org/licenses/Apache-2.0',
  issueTracker: 'https://code.example/tidal/issues',
};

test.each([
  ['with a type', software],
  ['without a type', { ...software, type: null }],
])('CodeMeta %s is software', (_form, value) => {
  const { record, leftOut } = readRecord(value);
  expect(record).toMatchObject({
    type: 'software',
    mainTitle: 'tidal',
    codeRepositoryUrl: 'https://code.example/tidal',
    programmingLanguage: 'R, C',
    contributors: ['Ebb, Ada'],
    tools: ['sea'],
    instances: [{ license: 'Apache-2.0' }],
  });
  expect(leftOut).toEqual(['author.email', 'issueTracker', 'softwareRequirements.version']);
});

test.each([
  ['a project', 'Project', 'schema.org JSON-LD that describes no work: Project'],
  ['a person', 'Person', 'schema.org JSON-LD that describes no work: Person'],
])('%s is named', (_form, type, reason) => {
  expect(reasonsFor({ '@context': 'https://schema.org', '@type': type, name: 'N' })).toEqual([reason]);
});

test('a graph without works is named', () => {
  expect(reasonsFor({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }] })).toEqual([
    'schema.org JSON-LD that describes no work',
  ]);
});

test.each([
  ['tides, gauges; ocean', ['tides', 'gauges', 'ocean']],
  [
    ['tides', 'electrical, electronic engineering'],
    ['tides', 'electrical, electronic engineering'],
  ],
])('the keywords %j are %j', (keywords, expected) => {
  const { record } = readRecord({ ...dataset, keywords });
  expect(record['subjects']).toMatchObject(expected.map((value) => ({ subject: { value } })));
});

test('an article in an issue of a volume of a journal names the journal', () => {
  const volume = {
    '@type': 'PublicationVolume',
    volumeNumber: 7,
    isPartOf: { '@type': 'Periodical', name: 'Ocean Letters' },
  };
  const isPartOf = { '@type': 'PublicationIssue', issueNumber: 3, isPartOf: volume };
  const { record } = readRecord({ ...dataset, isPartOf, pageStart: '12', pageEnd: '17' });
  expect(record['container']).toMatchObject({
    name: 'Ocean Letters',
    vol: '7',
    iss: '3',
    sp: '12',
    ep: '17',
  });
});
